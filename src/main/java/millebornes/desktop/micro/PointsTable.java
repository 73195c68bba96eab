package millebornes.desktop.micro;

import java.util.List;

/// The points of a round and the totals.
///
/// @param title the number of the round
/// @param person the heading of the person's column
/// @param machine the heading of the machine's column
/// @param leader the column with the leader's star
record PointsTable(String title, String person, String machine, List<Line> lines, Leader leader) {

    public PointsTable {
        lines = List.copyOf(lines);
    }

    /// A line of the table: one score reason, or a sum.
    ///
    /// @param person the person's points as text; empty if there are none
    /// @param machine likewise
    public record Line(String reason, String person, String machine, Weight weight) {}

    /// The emphasis of a line.
    public enum Weight {
        REASON,
        SUM,
        TOTAL
    }

    /// The column with the leader's star: the player with more points in total or, after the match, the winner.
    public enum Leader {
        PERSON,
        MACHINE,
        NOBODY
    }
}

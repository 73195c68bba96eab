package millebornes.desktop.micro;

import java.util.List;

/// What a round has brought, and what it was added to.
///
/// @param title which round it was
/// @param person what the person's column is called
/// @param machine what the machine's column is called
/// @param leader where the leader's star stands
record PointsTable(String title, String person, String machine, List<Line> lines, Leader leader) {

    public PointsTable {
        lines = List.copyOf(lines);
    }

    /// One reason for points, or a sum.
    ///
    /// @param person the points as they are written; empty when there are none
    /// @param machine likewise
    public record Line(String reason, String person, String machine, Weight weight) {}

    /// How a line is set off from the others.
    public enum Weight {
        REASON,
        SUM,
        TOTAL
    }

    /// Who has more points in all, or after the match who has won it.
    public enum Leader {
        PERSON,
        MACHINE,
        NOBODY
    }
}

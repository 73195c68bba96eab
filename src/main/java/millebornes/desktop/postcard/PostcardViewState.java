package millebornes.desktop.postcard;

import java.util.List;
import millebornes.engine.table.Livery;

/// Everything that can be read on a postcard.
///
/// @param title what it is
/// @param day when it was written
/// @param ribbon what goes on below the greeting
/// @param dear whom it is for
/// @param message what there is to tell
/// @param winners who has won, in a sentence
/// @param rows every team, the best first
/// @param rules which game it was
/// @param deal by which number it can be played again
/// @param stamp what stands on the stamp
/// @param postmark what the post office has printed on it
record PostcardViewState(
        String title,
        String day,
        String ribbon,
        String dear,
        String message,
        String winners,
        List<TeamRow> rows,
        String rules,
        String deal,
        String stamp,
        Postmark postmark) {

    /// So many rows stand apart from one another; more stand close, and there is less to tell.
    public static final int ROOMY_ROWS = 4;

    /// So many rows are tall.
    public static final int TALL_ROWS = 2;

    public PostcardViewState {
        rows = List.copyOf(rows);
    }

    /// A team with what it has achieved.
    ///
    /// @param place as it is written
    /// @param looks of its cars
    /// @param names of its people
    /// @param number its points, or its km where there are no points
    public record TeamRow(String place, boolean won, List<Livery> looks, String names, String number, String unit) {

        public TeamRow {
            looks = List.copyOf(looks);
        }
    }

    /// What stands round the postmark, above and below, and in its middle.
    public record Postmark(String above, String below, String number, String day) {}

    /// Whether there is room for tall rows, and for names in full.
    public boolean isSpacious() {
        return rows.size() <= TALL_ROWS;
    }

    /// Whether the rows stand close to one another.
    public boolean isClose() {
        return rows.size() > ROOMY_ROWS;
    }
}

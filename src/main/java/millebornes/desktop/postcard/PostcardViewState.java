package millebornes.desktop.postcard;

import java.util.List;
import millebornes.engine.table.Livery;

/// The texts of a postcard.
///
/// @param title its title
/// @param day the date
/// @param ribbon the line below the greeting
/// @param dear the salutation
/// @param message the report of the match
/// @param winners the winners, in a sentence
/// @param rows every team, the best first
/// @param rules the game
/// @param deal the number of the deal
/// @param stamp the text on the stamp
/// @param postmark the text of the postmark
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

    /// The greatest number of rows with space between them; more rows are close together, with a shorter message.
    public static final int ROOMY_ROWS = 4;

    /// The greatest number of rows that are tall.
    public static final int TALL_ROWS = 2;

    public PostcardViewState {
        rows = List.copyOf(rows);
    }

    /// A team with its result.
    ///
    /// @param place as text
    /// @param looks of its cars
    /// @param names of its people
    /// @param number its points, or its km in a game without points
    public record TeamRow(String place, boolean won, List<Livery> looks, String names, String number, String unit) {

        public TeamRow {
            looks = List.copyOf(looks);
        }
    }

    /// The text of the postmark: along the ring above and below, and a number and the day in its centre.
    public record Postmark(String above, String below, String number, String day) {}

    /// Whether there is room for tall rows, and for names in full.
    public boolean isSpacious() {
        return rows.size() <= TALL_ROWS;
    }

    /// Whether the rows are close together.
    public boolean isClose() {
        return rows.size() > ROOMY_ROWS;
    }
}

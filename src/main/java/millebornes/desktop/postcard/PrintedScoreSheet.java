package millebornes.desktop.postcard;

import java.util.List;
import java.util.Optional;
import millebornes.engine.table.Livery;

/// The score sheet of a whole match, divided into printed pages.
///
/// @param title the name of the print job
/// @param game the name of the game, in capitals
/// @param day the date of the match
/// @param rules the game
/// @param deal the number of the deal
/// @param winners the winners, in a sentence
/// @param below what is beside the last lines: where the table signs or, in a junior game, what is to be coloured in
/// @param columns one per team, the same on every page
/// @param distances those of a junior game, whose page has no lines; empty in a game with points
record PrintedScoreSheet(
        String title,
        String game,
        String day,
        String rules,
        String deal,
        String winners,
        String below,
        List<SheetColumn> columns,
        Optional<SheetDistances> distances,
        List<SheetPage> pages) {

    /// The number of lines that fit on the first page, which has a picture, and on each of the others.
    public static final int FIRST_LINES = 32;

    public static final int LINES = 44;

    public PrintedScoreSheet {
        columns = List.copyOf(columns);
        pages = List.copyOf(pages);
    }

    /// A team at the head of its column.
    ///
    /// @param score its points in the match; 0 in a junior game
    /// @param points the same as text
    public record SheetColumn(List<Livery> looks, List<String> people, boolean won, int score, String points) {

        public SheetColumn {
            looks = List.copyOf(looks);
            people = List.copyOf(people);
        }
    }

    /// The distances of all cars in a junior game.
    ///
    /// @param legend how many km a square is
    /// @param goal the distance to the end of the road, in km
    /// @param cars those of the winners first
    public record SheetDistances(String legend, int goal, List<SheetCar> cars) {

        public SheetDistances {
            cars = List.copyOf(cars);
        }
    }

    /// The distance of a car.
    ///
    /// @param people its drivers
    /// @param distance its km as text
    public record SheetCar(Livery look, List<String> people, boolean won, int km, String distance) {

        public SheetCar {
            people = List.copyOf(people);
        }
    }

    /// One printed page.
    ///
    /// @param number the page number and the number of pages, as text; empty for a single page
    public record SheetPage(String number, List<SheetLine> lines) {

        public SheetPage {
            lines = List.copyOf(lines);
        }
    }

    /// A line of the table.
    ///
    /// @param cells one per column; none in a heading
    public record SheetLine(LineKind kind, String name, List<String> cells) {

        public SheetLine {
            cells = List.copyOf(cells);
        }
    }

    /// The emphasis of a line.
    public enum LineKind {
        /// a round begins
        HEADING,
        /// points for one reason
        REASON,
        /// the points of a round
        SUM,
        /// the points of the match
        TOTAL,
        /// the places in the end
        PLACE
    }
}

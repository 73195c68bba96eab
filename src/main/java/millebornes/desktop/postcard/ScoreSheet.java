package millebornes.desktop.postcard;

import java.util.List;
import millebornes.engine.table.Livery;

/// The score sheet of a whole match, page by page as it is printed.
///
/// @param day when it was played
/// @param rules which game it was
/// @param deal by which number it can be played again
/// @param winners who has won, in a sentence
/// @param columns one a team, the same on every page
record ScoreSheet(
        String title,
        String day,
        String rules,
        String deal,
        String winners,
        List<SheetColumn> columns,
        List<SheetPage> pages) {

    /// So many lines have room on a page.
    public static final int LINES = 41;

    public ScoreSheet {
        columns = List.copyOf(columns);
        pages = List.copyOf(pages);
    }

    /// A team at the head of its column.
    public record SheetColumn(List<Livery> looks, List<String> people, boolean won) {

        public SheetColumn {
            looks = List.copyOf(looks);
            people = List.copyOf(people);
        }
    }

    /// What fits on one sheet of paper.
    ///
    /// @param number which page of how many, in words; empty where there is only one
    public record SheetPage(String number, List<SheetLine> lines) {

        public SheetPage {
            lines = List.copyOf(lines);
        }
    }

    /// A line of the table.
    ///
    /// @param cells one a column; none in a heading
    public record SheetLine(LineKind kind, String name, List<String> cells) {

        public SheetLine {
            cells = List.copyOf(cells);
        }
    }

    /// How much a line weighs.
    public enum LineKind {
        /// a round begins
        HEADING,
        /// points for one reason
        REASON,
        /// the points of a round
        SUM,
        /// what counts in the end
        TOTAL
    }
}

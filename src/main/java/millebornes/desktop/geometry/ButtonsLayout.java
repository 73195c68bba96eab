package millebornes.desktop.geometry;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.geometry.TableLayoutSpec.TargetSize;

/// The layout of the buttons beside the card tray: a few in one column, so that their texts fit; more of them in rows
/// of two.
final class ButtonsLayout {

    static final double GAP = 6;

    private static final int USUAL_ROWS = 3;
    private static final int MOST_IN_USUAL_ROWS = 5;
    private static final int WORDLESS_ROWS = 2;
    private static final double TALLEST = 58;
    private static final double TALLEST_JUNIOR = 84;

    private ButtonsLayout() {}

    /// The number of rows. With the large buttons of the junior game, or icons without text, there are rows of two
    /// earlier.
    static int rows(TableLayoutSpec spec) {
        boolean wordless = spec.isLarge() || spec.targetSize() == TargetSize.JUNIOR;
        int few = wordless ? WORDLESS_ROWS : USUAL_ROWS;
        int most = !wordless && isWordy(spec.buttons()) ? USUAL_ROWS + 1 : few;
        return Math.max(Math.min(spec.buttons(), most), Math.ceilDiv(spec.buttons(), 2));
    }

    /// Whether there are so many buttons that even those with a text share a row with another one.
    static boolean isWordy(int buttons) {
        return buttons > MOST_IN_USUAL_ROWS;
    }

    /// The rectangle of each button of `spec`, row by row; the first rows hold one button, the others two.
    static List<Rect> in(Rect roomRect, TableLayoutSpec spec) {
        int rows = rows(spec);
        double tallest = spec.targetSize() == TargetSize.JUNIOR ? TALLEST_JUNIOR : TALLEST;
        double wish = Math.max(tallest * spec.textScale(), spec.target());
        double height = Math.min(roomRect.height(), rows * (wish + GAP) - GAP);
        Rect usedRect = Rect.around(roomRect.centre(), roomRect.width(), height);
        List<Rect> places = new ArrayList<>(spec.buttons());
        int left = spec.buttons();
        for (int row = 0; row < rows; row++) {
            int columns = row >= 2 * rows - spec.buttons() ? 2 : 1;
            for (int column = 0; column < columns && left > 0; column++, left--) {
                places.add(usedRect.cell(column, columns, row, rows, GAP));
            }
        }
        return List.copyOf(places);
    }
}

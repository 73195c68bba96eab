package millebornes.desktop.tabletop;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.CardPose;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;

/// A plate below a held-up card, with as many squares as the card drives.
final class DriveProgressBar extends Group {

    /// Lengths, in px of a card of usual size: the side of a square, the gap between two, the margin of the plate, the
    /// distance of the plate from the card, and the radius of the corners.
    private static final double SIDE = 9;

    private static final double SPACED = 3;
    private static final double PADDING = 5;
    private static final double BELOW = 5;
    private static final double ROUND = 2;
    private static final double PALE = 0.22;

    private final List<Rectangle> squares = new ArrayList<>();
    private final Color full;

    /// A plate with all squares empty.
    ///
    /// @param many the number of squares that the card drives
    /// @param card where it is held up
    public DriveProgressBar(Palette palette, int many, CardPose card) {
        full = palette.color(ColourRole.RED);
        double unit = card.scale();
        double width = (many * (SIDE + SPACED) - SPACED) * unit;
        double left = card.at().x() - width / 2;
        double top = card.at().y() + (Sizes.CARD_HEIGHT / 2 + BELOW + PADDING) * unit;
        Rect rowRect = new Rect(left, top, width, SIDE * unit);
        Rectangle plate = GeometryShapeFactory.box(
                rowRect.inset(-PADDING * unit), (SIDE / 2 + PADDING) * unit, palette.color(ColourRole.PAPER));
        plate.setStroke(palette.color(ColourRole.OUTLINE));
        getChildren().add(plate);
        for (int square = 0; square < many; square++) {
            Rect rect = new Rect(left + square * (SIDE + SPACED) * unit, top, SIDE * unit, SIDE * unit);
            Rectangle box = GeometryShapeFactory.box(rect, ROUND * unit, full.deriveColor(0, 1, 1, PALE));
            box.setStroke(palette.color(ColourRole.OUTLINE));
            squares.add(box);
            getChildren().add(box);
        }
        setMouseTransparent(true);
    }

    /// Fills this many squares from the left, and no others.
    public void fill(int driven) {
        squares.subList(0, Math.clamp(driven, 0, squares.size())).forEach(square -> square.setFill(full));
    }
}

package millebornes.desktop.table;

import java.util.Random;
import javafx.scene.Group;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.ImagePattern;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Livery;

/// The lower part of the table: felt, and a wooden rim with an inlaid line in the current car's colour, in margins that
/// nothing else uses. High contrast has neither.
///
/// Felt and shadows only darken the foot, so text on it stays readable.
final class TableRimNode extends Group {

    /// The width of the inlaid line, in px.
    private static final double INLAY = 4;

    /// The width of the rim at the board, at the sides, and at the lower edge, in px at 100 %.
    private static final double TOP_RIM = 4;

    private static final double SIDE_RIM = 6;
    private static final double NEAR_RIM = 3;

    /// The width of the rim's bright and dark edges, in px.
    private static final double EDGE = 1.2;

    /// The distance that the rim's shadow reaches over the felt, in px at 100 %, and its darkness.
    private static final double REACH = 14;

    private static final double DARK = 0.6;

    /// The brightness of felt in the shade, relative to felt in the light.
    private static final double SHADE = 0.3;

    private static final int TILE = 64;
    private static final double FIBRES = 0.3;
    private static final int SEED = 15;

    /// The length of a fibre of the wood, in px.
    private static final double GRAIN = 46;

    private final Palette palette;
    private final ImagePattern felt;

    /// The line in the current car's colour. It is a node of its own: as a border of the foot it would cause a redraw
    /// of the whole foot with every turn.
    private final Region line = new Region();

    TableRimNode(Palette palette) {
        this.palette = palette;
        line.setManaged(false);
        felt = new ImagePattern(fibres(shade(palette)), 0, 0, TILE, TILE, false);
        setMouseTransparent(true);
    }

    /// Lays the rim around a foot.
    ///
    /// @param scale the scale of the table in its window
    void lie(Rect footRect, double scale) {
        line.resizeRelocate(footRect.x(), footRect.y(), footRect.width(), INLAY);
        getChildren().setAll(line);
        if (palette.color(ColourRole.SHADOW).getOpacity() == 0) {
            return;
        }
        double side = Math.rint(SIDE_RIM * scale);
        double reach = REACH * scale;
        Rect topRect = new Rect(footRect.x(), footRect.y() + INLAY, footRect.width(), footRect.height() - INLAY);
        Color dark = shade(palette).deriveColor(0, 1, 1, DARK);
        Color none = dark.deriveColor(0, 1, 1, 0);
        Rect leftRect = new Rect(topRect.x(), topRect.y(), side, topRect.height());
        Rect rightRect = new Rect(topRect.right() - side, topRect.y(), side, topRect.height());
        Rect nearRect = Rect.between(footRect.x(), footRect.bottom() - NEAR_RIM, footRect.right(), footRect.bottom());
        Rect farRect =
                Rect.between(footRect.x(), footRect.y() - Math.rint(TOP_RIM * scale), footRect.right(), footRect.y());
        getChildren()
                .addAll(
                        box(topRect, felt),
                        box(new Rect(topRect.x(), topRect.y(), topRect.width(), reach), fading(0, 1, dark, none)),
                        box(
                                new Rect(leftRect.right(), topRect.y(), reach / 2, topRect.height()),
                                fading(1, 0, dark, none)),
                        box(
                                new Rect(rightRect.x() - reach, topRect.y(), reach, topRect.height()),
                                fading(1, 0, none, dark)),
                        box(leftRect, wood(0, 1)),
                        box(rightRect, wood(0, 1)),
                        box(nearRect, wood(1, 0)),
                        box(farRect, wood(1, 0)));
        Paint lit = palette.color(ColourRole.SABOT_LIT);
        Paint shade = palette.color(ColourRole.SABOT_SHADE);
        getChildren()
                .addAll(
                        box(new Rect(farRect.x(), farRect.y(), farRect.width(), EDGE), lit),
                        box(new Rect(topRect.x(), topRect.y(), topRect.width(), EDGE), shade),
                        box(new Rect(leftRect.right() - EDGE, topRect.y(), EDGE, topRect.height()), lit),
                        box(new Rect(rightRect.x(), topRect.y(), EDGE, topRect.height()), shade),
                        box(new Rect(side, nearRect.y(), nearRect.width() - 2 * side, EDGE), lit));
    }

    /// Inlays the line of the current car.
    void inlay(Livery livery) {
        line.getStyleClass().setAll(StyleClasses.TURN_LINE, StyleClasses.livery(livery));
    }

    private static Color shade(Palette palette) {
        return palette.color(ColourRole.FOOT).deriveColor(0, 1, SHADE, 1);
    }

    private static Rectangle box(Rect rect, Paint fill) {
        return GeometryShapeFactory.box(rect, 0, fill);
    }

    private static Paint fading(double across, double down, Color from, Color to) {
        return new LinearGradient(0, 0, across, down, true, CycleMethod.NO_CYCLE, new Stop(0, from), new Stop(1, to));
    }

    /// A paint that looks like wood, with fibres along the rim.
    private Paint wood(double across, double down) {
        Color light = palette.color(ColourRole.SABOT);
        Color dark = light.interpolate(palette.color(ColourRole.SABOT_SHADE), 0.45);
        return new LinearGradient(
                0,
                0,
                across * GRAIN,
                down * GRAIN,
                false,
                CycleMethod.REFLECT,
                new Stop(0, light),
                new Stop(0.35, dark),
                new Stop(0.6, light),
                new Stop(1, dark));
    }

    /// A picture of felt, to be repeated; it always looks the same.
    private static WritableImage fibres(Color shade) {
        WritableImage piece = new WritableImage(TILE, TILE);
        PixelWriter pixels = piece.getPixelWriter();
        Random random = new Random(SEED);
        for (int y = 0; y < TILE; y++) {
            for (int x = 0; x < TILE; x++) {
                double depth = random.nextDouble();
                pixels.setColor(x, y, shade.deriveColor(0, 1, 1, FIBRES * depth * depth));
            }
        }
        return piece;
    }
}

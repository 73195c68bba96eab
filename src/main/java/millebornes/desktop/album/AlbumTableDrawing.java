package millebornes.desktop.album;

import javafx.scene.Group;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;

/// The wooden table under the book: planks with their joints, and the light of a lamp from the right.
///
/// @param palette its colours
record AlbumTableDrawing(Palette palette) {

    private static final int PLANKS = 9;

    /// The distance of the joints within a plank, in board units, and how far they shift from one plank to the next.
    private static final double PLANK_LENGTH = 560;

    private static final double SHIFT = 0.38;
    private static final double JOINT = 1.6;
    private static final double TINT = 0.5;
    private static final double LIGHT = 0.55;
    private static final double LAMP_X = 0.84;
    private static final double LAMP_RADIUS = 0.62;

    /// Draws the table in board units, from the origin.
    Group draw() {
        Group table = new Group(plank(0, Sizes.BOARD_HEIGHT, palette.color(ColourRole.SABOT)));
        double high = Sizes.BOARD_HEIGHT / PLANKS;
        for (int plank = 0; plank < PLANKS; plank++) {
            double y = plank * high;
            if (plank % 2 == 1) {
                table.getChildren().add(plank(y, high, palette.color(ColourRole.SABOT_SHADE, TINT)));
            }
            table.getChildren().add(joint(0, y, Sizes.BOARD_WIDTH, y));
            for (double x = plank * SHIFT % 1 * PLANK_LENGTH; x < Sizes.BOARD_WIDTH; x += PLANK_LENGTH) {
                table.getChildren().add(joint(x, y, x, y + high));
            }
        }
        RadialGradient light = new RadialGradient(
                0,
                0,
                LAMP_X,
                0,
                LAMP_RADIUS,
                true,
                CycleMethod.NO_CYCLE,
                new Stop(0, palette.color(ColourRole.SABOT_LIT, LIGHT)),
                new Stop(1, palette.color(ColourRole.SABOT_LIT, 0)));
        table.getChildren().add(plank(0, Sizes.BOARD_HEIGHT, light));
        return table;
    }

    private static Rectangle plank(double y, double height, Paint paint) {
        return GeometryShapeFactory.box(new Rect(0, y, Sizes.BOARD_WIDTH, height), 0, paint);
    }

    private Line joint(double x1, double y1, double x2, double y2) {
        Line joint = new Line(x1, y1, x2, y2);
        joint.setStroke(palette.color(ColourRole.SABOT_SHADE));
        joint.setStrokeWidth(JOINT);
        return joint;
    }
}

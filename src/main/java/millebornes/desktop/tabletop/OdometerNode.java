package millebornes.desktop.tabletop;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TypefaceWeight;

/// The digits of an odometer. Each turns when the one to its right passes from nine to zero; the last one turns all the
/// time.
final class OdometerNode extends Group {

    private static final int DRUMS = 4;
    private static final double DRUM = 21;
    private static final double APART = 2.5;
    private static final double PADDING = 7;
    private static final double HIGH = 44;
    private static final double DIGIT = 24;
    private static final double UNIT = 12;
    private static final double UNIT_ROOM = 28;
    private static final double WIDTH = 2 * PADDING + DRUMS * (DRUM + APART) + UNIT_ROOM;
    private static final double CASE_EDGE = 2;
    private static final double INNER = HIGH - 2 * PADDING;
    private static final String KM = "km";

    private final List<Drum> drums = new ArrayList<>();

    /// An odometer in a part of the sky.
    ///
    /// @param skyRect its place; it is aligned with the left edge or, if the place is too narrow, with the right one
    /// @param text the factor by which text is larger than designed
    public OdometerNode(Palette palette, Rect skyRect, double text) {
        Color dark = palette.color(ColourRole.SYMBOL_DARK);
        Color light = palette.color(ColourRole.SYMBOL_LIGHT);
        Rectangle box = new Rectangle(WIDTH, HIGH, dark);
        box.setArcWidth(Sizes.SEAT_RADIUS * 2);
        box.setArcHeight(Sizes.SEAT_RADIUS * 2);
        box.setStroke(palette.color(ColourRole.RIM_ON_FOOT));
        box.setStrokeWidth(CASE_EDGE);
        getChildren().add(box);
        for (int drum = 0; drum < DRUMS; drum++) {
            Drum newDrum = new Drum(PADDING + drum * (DRUM + APART), light, dark);
            drums.add(newDrum);
            getChildren().add(newDrum);
        }
        Text unit = new Text(KM);
        unit.setFont(TypefaceWeight.SEMI_BOLD.font(UNIT));
        unit.setFill(light);
        unit.setTextOrigin(VPos.CENTER);
        unit.setX(WIDTH - UNIT_ROOM + APART);
        unit.setY(HIGH / 2);
        getChildren().add(unit);
        double size = Math.min(text, skyRect.height() / HIGH);
        setScaleX(size);
        setScaleY(size);
        double left = Math.min(
                skyRect.x() + Sizes.SMALL_GAP, Math.max(skyRect.x() - WIDTH * size, skyRect.right() - WIDTH * size));
        setLayoutX(left - WIDTH * (1 - size) / 2);
        setLayoutY(skyRect.centre().y() - HIGH / 2);
        setMouseTransparent(true);
    }

    /// Turns to a number of kilometres, which may be between two whole ones.
    public void turn(double kilometres) {
        double rest = kilometres;
        for (int drum = DRUMS - 1; drum >= 0; drum--) {
            drums.get(drum).turn(rest);
            double whole = Math.floor(rest / 10);
            rest = whole + Math.max(0, rest - whole * 10 - 9);
        }
    }

    /// One digit, with the next one below it while it turns.
    private static final class Drum extends Group {

        private final Text seen;
        private final Text next;

        Drum(double left, Color ground, Color ink) {
            Rectangle window = new Rectangle(left, PADDING, DRUM, INNER);
            setClip(window);
            seen = digit(left, ink);
            next = digit(left, ink);
            getChildren().addAll(new Rectangle(left, PADDING, DRUM, INNER), seen, next);
            ((Rectangle) getChildren().getFirst()).setFill(ground);
        }

        /// Turns to a number.
        ///
        /// @param to the number to show; a fraction shows parts of two digits
        void turn(double to) {
            double part = to - Math.floor(to);
            int digit = (int) Math.floorMod((long) Math.floor(to), 10L);
            seen.setText(Integer.toString(digit));
            next.setText(Integer.toString((digit + 1) % 10));
            seen.setTranslateY(-part * INNER);
            next.setTranslateY((1 - part) * INNER);
        }

        private static Text digit(double left, Color ink) {
            Text digit = new Text("0");
            Font font = TypefaceWeight.BOLD.font(DIGIT);
            digit.setFont(font);
            digit.setFill(ink);
            digit.setTextOrigin(VPos.CENTER);
            digit.setX(left + (DRUM - digit.getLayoutBounds().getWidth()) / 2);
            digit.setY(HIGH / 2);
            return digit;
        }
    }
}

package millebornes.desktop.tabletop.seats;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.tabletop.geometry.SeatsLayout.SeatFormat;
import millebornes.desktop.tabletop.state.CarViewState.BonnetLamp;
import millebornes.desktop.tabletop.state.SeatViewState;
import millebornes.desktop.tabletop.state.SeatViewState.Measure;
import millebornes.desktop.tabletop.state.SeatViewState.SeatHighlight;
import millebornes.desktop.tabletop.state.WornSafety;
import millebornes.desktop.theme.TextFitter;
import millebornes.desktop.theme.TextRole;
import millebornes.desktop.theme.constants.ColourRole;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.engine.card.Hazard;

/// One seat as it is drawn: in one line where there is room for it, otherwise in two.
final class SeatNode extends Group {

    private static final double INSET = 2.5;
    private static final double PADDING = 9;
    private static final double CAR = 0.46;
    private static final double CAR_ROOM = 58;
    private static final double TOKEN = 9.5;
    private static final double PITCH = 21;
    private static final double NARROW_PITCH = 15;
    private static final double UNIT_GAP = 3;
    private static final double MEASURE_GAP = 8;
    private static final double POINTS_ROOM = 78;
    private static final double CARD_ROOM = 26;
    private static final double LEAST_NAME = 60;

    /// To what share of its size a name may shrink.
    private static final double LEAST_SIZE = 0.78;

    /// Where the name stands when the tokens lie under it, as a share of the height, and how far they keep off the
    /// edge.
    private static final double NAME_OVER = 0.24;

    private static final double TOKEN_FOOT = 2;
    private static final double NAME_GAP = 6;

    private final ArtFactory art;
    private final SeatViewState seat;
    private final Rect field;
    private final double scale;
    private final TextFitter lettering;
    private final Color ink;

    SeatNode(ArtFactory art, SeatViewState seat, SeatFormat shape, Rect place, double scale) {
        this.art = art;
        this.seat = seat;
        this.field = place.inset(INSET);
        this.scale = scale;
        this.lettering = new TextFitter(scale);
        this.ink = seat.marking() == SeatHighlight.TURN
                ? seat.livery().onPlate(art.palette())
                : art.palette().color(ColourRole.ON_FOOT);
        getChildren().add(ground());
        switch (shape) {
            case LINE -> line();
            case PLATE -> plate();
            case TALL -> tall();
        }
    }

    private void line() {
        double y = field.centre().y();
        car(field.x() + (PADDING + CAR_ROOM / 2 - 3) * scale, y, CAR);
        double right = field.right() - PADDING * scale;
        if (!seat.numbers().points().number().isEmpty()) {
            measure(seat.numbers().points(), right, y, pointsInk());
            right -= POINTS_ROOM * scale;
        }
        card(right - CARD_ROOM / 2 * scale, y);
        right -= CARD_ROOM * scale;
        right -= measure(seat.numbers().km(), right, y, ink);
        double left = field.x() + (PADDING + CAR_ROOM) * scale;
        if (NAME_GAP * scale + nameWidth() + tokenRoom(NARROW_PITCH) <= right - left) {
            double end = name(left, y, right - left, tokenRoom(PITCH), tokenRoom(NARROW_PITCH));
            tokens(end, y, right - end);
        } else {
            name(left, field.y() + field.height() * NAME_OVER, right - left, 0, 0);
            tokens(left, field.bottom() - (TOKEN + TOKEN_FOOT) * scale, right - left);
        }
    }

    private void plate() {
        double above = field.y() + field.height() * 0.28;
        double below = field.y() + field.height() * 0.73;
        double small = CAR * 0.72;
        double left = field.x() + PADDING * 0.7 * scale;
        double right = field.right() - PADDING * 0.8 * scale;
        car(left + Sizes.CAR_LENGTH / 2 * small * scale, above, small);
        double from = left + (Sizes.CAR_LENGTH * small + 4) * scale;
        double cardRoom = CARD_ROOM * 0.8 * scale;
        // A long name goes before the number of cards, which finds a place below.
        boolean cardBelow = nameWidth() * LEAST_SIZE > right - cardRoom - from;
        card(right - 7 * scale, cardBelow ? below : above);
        name(from, above, right - (cardBelow ? -4 * scale : cardRoom) - from, 0, 0);
        double end = right - (cardBelow ? cardRoom : 0);
        double room = end - left - tokenRoom(NARROW_PITCH);
        Measure km = seat.numbers().km();
        Measure points = seat.numbers().points();
        // Units are the first to go where text is large.
        boolean wide = width(km) + width(points) > room;
        double used = measure(wide ? points.bare() : points, end, below, pointsInk());
        used += measure(wide ? km.bare() : km, end - used, below, ink);
        tokens(left, below, end - used - left);
    }

    /// The name has the whole width to itself.
    private void tall() {
        double above = field.y() + field.height() * 0.2;
        double below = field.y() + field.height() * 0.8;
        double left = field.x() + PADDING * 0.7 * scale;
        double right = field.right() - PADDING * 0.8 * scale;
        car(left + Sizes.CAR_LENGTH / 2 * CAR * scale, above, CAR);
        card(right - 7 * scale, above);
        name(left, field.y() + field.height() * 0.5, field.right() - left - 2 * scale, 0, 0);
        Measure km = seat.numbers().km();
        double used = measure(seat.numbers().points(), right, below, pointsInk());
        used += measure(km, right - used, below, ink);
        tokens(left, below, right - used - left);
    }

    private double width(Measure measure) {
        return measure.number().isEmpty()
                ? 0
                : TextFitter.width(lettering.line(measure.number(), TextRole.SEAT_NUMBER, ink))
                        + TextFitter.width(lettering.line(measure.unit(), TextRole.UNIT, ink))
                        + (UNIT_GAP + MEASURE_GAP) * scale;
    }

    private Rectangle ground() {
        Rectangle ground = new Rectangle(field.x(), field.y(), field.width(), field.height());
        ground.setArcWidth(2 * Sizes.SEAT_RADIUS * scale);
        ground.setArcHeight(2 * Sizes.SEAT_RADIUS * scale);
        ground.setFill(
                seat.marking() == SeatHighlight.TURN
                        ? seat.livery().plate(art.palette())
                        : art.palette().color(ColourRole.FOOT_FIELD));
        if (seat.marking() != SeatHighlight.NONE) {
            ground.setStroke(art.palette().color(ColourRole.HIGHLIGHT));
            ground.setStrokeWidth(Sizes.RING);
        }
        if (seat.marking() == SeatHighlight.TARGET) {
            ground.getStrokeDashArray().setAll(9.0, 6.0);
        }
        return ground;
    }

    private void car(double x, double y, double size) {
        Group car = new Group(art.cars().car(seat.livery()));
        car.getTransforms().addAll(new Translate(x, y), new Scale(size * scale, size * scale));
        getChildren().add(car);
    }

    /// The name, and where it ends. Before it is set smaller, the tokens move together.
    ///
    /// @param wide the room of the tokens side by side
    /// @param narrow the least room of them
    private double name(double x, double y, double room, double wide, double narrow) {
        Text name = lettering.line(seat.name(), TextRole.SEAT_NAME, ink);
        double tokens = Math.clamp(room - TextFitter.width(name) - NAME_GAP * scale, narrow, wide);
        TextFitter.squeeze(name, Math.max(LEAST_NAME * scale, room - tokens - NAME_GAP * scale));
        put(name, x, y);
        return x + TextFitter.width(name) + NAME_GAP * scale;
    }

    private double nameWidth() {
        return TextFitter.width(lettering.line(seat.name(), TextRole.SEAT_NAME, ink));
    }

    private double tokenRoom(double pitch) {
        int tokens = pieces().size();
        return tokens == 0 ? 0 : ((tokens - 1) * pitch + 2 * TOKEN + 4) * scale;
    }

    /// The tokens, one over the other where there is no room.
    private void tokens(double x, double y, double room) {
        List<Node> pieces = pieces();
        double fitting = (room - 2 * TOKEN * scale) / Math.max(1, pieces.size() - 1);
        double pitch = Math.clamp(fitting, TOKEN * 0.6 * scale, PITCH * scale);
        for (int i = 0; i < pieces.size(); i++) {
            Group piece = new Group(pieces.get(i));
            piece.getTransforms().add(new Translate(x + TOKEN * scale + i * pitch, y));
            getChildren().add(piece);
        }
    }

    private List<Node> pieces() {
        List<Node> pieces = new ArrayList<>();
        for (Hazard hazard : seat.hazards()) {
            pieces.add(art.tokens().hazard(hazard, TOKEN * scale));
        }
        if (seat.lamp() == BonnetLamp.AMBER) {
            pieces.add(art.tokens().waiting(TOKEN * 0.75 * scale));
        }
        for (WornSafety worn : seat.safeties()) {
            Group token = art.tokens().safety(worn.safety(), TOKEN * scale);
            if (worn.laid() == WornSafety.SafetyOrientation.CROSSWISE) {
                token.getTransforms().add(new Rotate(90));
            }
            pieces.add(token);
        }
        return pieces;
    }

    /// A number with its unit that ends at `right`; what it takes of the room.
    private double measure(Measure measure, double right, double y, Color color) {
        if (measure.number().isEmpty()) {
            return 0;
        }
        Text unit = lettering.line(measure.unit(), TextRole.UNIT, color);
        Text number = lettering.line(measure.number(), TextRole.SEAT_NUMBER, color);
        double unitX = right - TextFitter.width(unit);
        double gap = measure.unit().isEmpty() ? 0 : UNIT_GAP * scale;
        double numberX = unitX - gap - TextFitter.width(number);
        put(unit, unitX, y + 1.5 * scale);
        put(number, numberX, y);
        return right - numberX + MEASURE_GAP * scale;
    }

    private void card(double x, double y) {
        Rectangle card = new Rectangle(x - 6.5 * scale, y - 9 * scale, 13 * scale, 18 * scale);
        card.setArcWidth(5 * scale);
        card.setArcHeight(5 * scale);
        card.setFill(art.palette().color(ColourRole.CARD));
        Text count = lettering.line(
                seat.numbers().cards(), TextRole.UNIT, art.palette().color(ColourRole.INK));
        count.setFont(TextRole.SEAT_NUMBER.weight().font(TextRole.UNIT.size() * scale));
        getChildren().add(card);
        put(count, x - TextFitter.width(count) / 2, y);
    }

    private Color pointsInk() {
        return seat.marking() == SeatHighlight.TURN ? ink : art.palette().color(ColourRole.POINTS);
    }

    private void put(Text text, double x, double y) {
        text.setX(x);
        text.setY(y);
        getChildren().add(text);
    }
}

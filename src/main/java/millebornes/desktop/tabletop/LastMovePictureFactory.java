package millebornes.desktop.tabletop;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.tabletop.TurnBannerViewState.PastAct;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// Draws the last move for the end of a banner, around the origin: the animal of a distance, a token, the icon of a
/// remedy. For players who cannot read, the number of squares driven is shown before it, as red squares.
///
/// @param text the factor by which text is larger than designed
record LastMovePictureFactory(ArtFactory art, double text) {

    /// The width of a picture, in px at 100 %.
    static final double WIDTH = 46;

    private static final double SQUARE = 18;
    private static final double SQUARE_PITCH = 23;
    private static final double ANIMAL = 0.4;
    private static final double TOKEN = 17;
    private static final double ATTACKED_CAR = 0.6;
    private static final double ATTACKED_WIDTH = 70;
    private static final double SIGN = 1.5;

    /// The picture of a move for the end of the banner; empty for a move that was undone.
    Group end(PastAct past) {
        @Nullable Card card = past.card();
        if (card == null) {
            return new Group();
        }
        return switch (card) {
            case Distance distance -> scaled(art.animals().animal(distance), ANIMAL * text);
            case Hazard hazard -> new Group(art.tokens().hazard(hazard, TOKEN * text));
            case Safety safety -> new Group(art.tokens().safety(safety, TOKEN * text));
            case Remedy remedy -> scaled(art.cards().family(remedy), SIGN * text);
        };
    }

    /// The picture of a move for players who cannot read, with its left edge at the origin.
    ///
    /// @param room the greatest width, in px
    Group told(PastAct past, double room) {
        Group row = new Group();
        double x = 0;
        if (past.card() instanceof Distance distance) {
            int squares = distance.km() / Distance.KM_PER_SQUARE;
            double scale = Math.min(text, (room - WIDTH * text) / (squares * SQUARE_PITCH));
            for (int i = 0; i < squares; i++) {
                Rectangle square = new Rectangle(x, -SQUARE / 2 * scale, SQUARE * scale, SQUARE * scale);
                square.setArcWidth(6 * scale);
                square.setArcHeight(6 * scale);
                square.setFill(art.palette().color(ColourRole.RED));
                row.getChildren().add(square);
                x += SQUARE_PITCH * scale;
            }
        }
        Node end = end(past);
        end.setTranslateX(x + WIDTH / 2 * text);
        row.getChildren().add(end);
        x += WIDTH * text;
        if (past.whom() != null) {
            Group car = scaled(art.cars().car(past.whom()), ATTACKED_CAR * text);
            car.setTranslateX(x + ATTACKED_WIDTH / 2 * text);
            row.getChildren().add(car);
        }
        return row;
    }

    /// The preferred width of [#told], in px.
    double wish(PastAct past) {
        double squares =
                past.card() instanceof Distance distance ? distance.km() * SQUARE_PITCH / Distance.KM_PER_SQUARE : 0;
        return (squares + WIDTH + (past.whom() == null ? 0 : ATTACKED_WIDTH) + Sizes.SMALL_GAP) * text;
    }

    private static Group scaled(Node drawing, double scale) {
        Group inner = new Group(drawing);
        inner.getTransforms().addAll(new Translate(0, 0), new Scale(scale, scale));
        return new Group(inner);
    }
}

package millebornes.desktop.table;

import java.util.List;
import java.util.Objects;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.table.Overlay.PlateCell;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace.FaceMood;
import org.jspecify.annotations.Nullable;

/// Draws the pictures of a plate: a car from the side in a round landscape with a sign on it, or a card.
///
/// @param text the factor by which text is larger than designed; pictures grow with it
record HelpPlateGraphics(ArtFactory art, double text) {

    /// The radius of a round picture, in px at 100 %.
    static final double RADIUS = 44;

    private static final double GROUND = 21;
    private static final double CAR = 0.36;
    private static final double TOKEN = 22;
    private static final double SIGN = 0.32;
    private static final double CORNER = 0.72;

    /// The room of a refused card, its scale, and that of its cross, which leaves its picture to be seen.
    private static final double REFUSED = 74;

    private static final double REFUSED_CARD = 0.54;
    private static final double CROSS = 0.6;

    /// The picture of a cell.
    ///
    /// @param refused the card that is struck out beside its car, or null
    Node picture(PlateCell cell, @Nullable Card refused) {
        double side = 2 * RADIUS * text;
        if (cell.livery() == null) {
            return card(cell.sign(), side);
        }
        Group picture = new Group(landscape(), car(cell));
        picture.getChildren().add(rim(cell.sign() instanceof Hazard ? ColourRole.ATTACK : ColourRole.LINE));
        if (cell.sign() != null) {
            Node sign = sign(cell.sign());
            sign.getTransforms().add(0, new Translate(RADIUS * CORNER, -RADIUS * CORNER));
            picture.getChildren().add(sign);
        }
        double left = refused == null ? RADIUS : RADIUS + REFUSED;
        if (refused != null) {
            picture.getChildren().add(refused(refused));
        }
        Rectangle part = new Rectangle(-left, -RADIUS, left + RADIUS, 2 * RADIUS);
        return new DrawingPane(picture, part.getLayoutBounds(), (left + RADIUS) * text, side);
    }

    /// The picture of a card with that height, in px; for null, the back of the draw pile.
    Node card(@Nullable Card card, double height) {
        Group face = card == null ? art.cards().back() : art.cards().juniorFace(card, List.of());
        Rectangle part = new Rectangle(Sizes.CARD_WIDTH, Sizes.CARD_HEIGHT);
        return new DrawingPane(face, part.getLayoutBounds(), height * Sizes.CARD_WIDTH / Sizes.CARD_HEIGHT, height);
    }

    private Group refused(Card card) {
        Group cross = new QuestionGraphics(art).cross();
        cross.getTransforms().add(0, new Scale(CROSS, CROSS, Sizes.CARD_WIDTH, Sizes.CARD_HEIGHT));
        Group face = new Group(art.cards().shadow(), art.cards().juniorFace(card, List.of()), cross);
        face.getTransforms()
                .addAll(
                        new Translate(-RADIUS - REFUSED / 2, 0),
                        new Scale(REFUSED_CARD, REFUSED_CARD),
                        new Translate(-Sizes.CARD_WIDTH / 2, -Sizes.CARD_HEIGHT / 2));
        return face;
    }

    private Group landscape() {
        Palette palette = art.palette();
        Circle sky = new Circle(RADIUS, palette.color(ColourRole.SKY_2));
        Circle sun = new Circle(RADIUS * 0.35, -RADIUS * 0.1, RADIUS * 0.55, palette.color(ColourRole.SKY_4));
        Ellipse meadow = new Ellipse(-RADIUS * 0.2, RADIUS * 0.9, RADIUS * 1.4, RADIUS);
        meadow.setFill(palette.color(ColourRole.MEADOW_1));
        Rectangle road = new Rectangle(-RADIUS, GROUND - 3, 2 * RADIUS, RADIUS);
        road.setFill(palette.color(ColourRole.ROAD));
        Group land = new Group(sky, sun, meadow, road);
        land.setClip(new Circle(RADIUS));
        return land;
    }

    private Group car(PlateCell cell) {
        FaceMood mood = cell.sign() instanceof Hazard ? FaceMood.FROWN : FaceMood.SMILE;
        Group car = new Group(art.cars().side(Objects.requireNonNull(cell.livery()), CarOutfit.PLAIN, mood));
        car.getTransforms().addAll(new Translate(0, GROUND + 2), new Scale(CAR, CAR));
        Group cut = new Group(car);
        cut.setClip(new Circle(RADIUS));
        return cut;
    }

    private Circle rim(ColourRole role) {
        Circle rim = new Circle(RADIUS - Sizes.RING / 2, Color.TRANSPARENT);
        rim.setStroke(art.palette().color(role));
        rim.setStrokeWidth(Sizes.RING);
        return rim;
    }

    private Node sign(Card card) {
        return switch (card) {
            case Hazard hazard -> art.tokens().hazard(hazard, TOKEN);
            case Safety safety -> art.tokens().safety(safety, TOKEN);
            case Distance _, Remedy _ -> {
                Group face = art.cards().juniorFace(card, List.of());
                face.getTransforms()
                        .addAll(
                                new Scale(SIGN, SIGN),
                                new Translate(-Sizes.CARD_WIDTH * 0.8, -Sizes.CARD_HEIGHT * 0.3));
                yield new Group(face);
            }
        };
    }
}

package millebornes.desktop.table;

import java.util.List;
import java.util.Objects;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.table.Overlay.PlateCell;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace.FaceMood;
import org.jspecify.annotations.Nullable;

/// Draws the pictures of a plate. Beside words: a car from the side in a round landscape with a sign on it, or a card.
/// Without words: a wide scene in which a card goes to a car, or which shows what has become of the car.
///
/// @param text the factor by which text is larger than designed; pictures grow with it
record HelpPlateGraphics(ArtFactory art, double text) {

    /// The radius of a round picture, which is half the height of a scene, in px at 100 %.
    static final double RADIUS = 44;

    private static final double GROUND = 21;
    private static final double CAR = 0.36;
    private static final double TOKEN = 22;
    private static final double SIGN = 0.32;
    private static final double CORNER = 0.72;

    /// A scene: half its width; the middle of its car behind a card, and of one beside a large token.
    private static final double HALF = 90;

    private static final double CAR_X = 46;
    private static final double CAR_BESIDE_TOKEN = -30;

    /// The middle, the scale and the angle of the card of a scene, and its arrow.
    private static final double CARD_X = -57;

    private static final double CARD = 0.5;
    private static final double TURN_OF_CARD = -8;
    private static final double ARROW = 0.4;
    private static final double ARROW_X = -22;

    /// The token of an effect, and one that is on the car already.
    private static final double LARGE_TOKEN = 32;

    private static final double LARGE_TOKEN_X = 52;
    private static final double SMALL_TOKEN = 18;

    /// The burst where a card bounces off, and the sign at the corner of that card.
    private static final double BURST = 0.6;

    private static final double BURST_X = -8;
    private static final double NO_RADIUS = 14;
    private static final double NO_X = -36;
    private static final double NO_Y = 27;

    /// The squares that a car has driven: the side of one, and the pitch.
    private static final double SQUARE = 11;

    private static final double SQUARE_STEP = 13;
    private static final double SMALL_CAR = 0.3;
    private static final double HALF_SMALL_CAR = 34;

    /// The picture of a cell beside its words.
    Node picture(PlateCell cell) {
        double side = 2 * RADIUS * text;
        if (cell.livery() == null) {
            return card(cell.sign(), side);
        }
        Circle room = new Circle(RADIUS);
        Group picture = new Group(land(room, new Circle(RADIUS)), car(cell, 0, CAR));
        picture.getChildren().add(rim(room, cell.sign() instanceof Hazard));
        if (cell.sign() != null) {
            picture.getChildren().add(NodeTransforms.at(sign(cell.sign()), RADIUS * CORNER, -RADIUS * CORNER, 1));
        }
        return new DrawingPane(picture, room.getLayoutBounds(), side, side);
    }

    /// The scene of a cell without words.
    ///
    /// @param refused whether the card bounces off its car
    Node scene(PlateCell cell, boolean refused) {
        if (cell.livery() == null) {
            return card(cell.sign(), 2 * RADIUS * text);
        }
        Rectangle room = room();
        Group scene = new Group(land(room, room()));
        Card played = cell.played();
        if (played != null) {
            scene.getChildren().addAll(act(cell, played, refused));
        } else if (cell.sign() instanceof Distance distance) {
            scene.getChildren().addAll(drive(cell.livery(), distance));
        } else if (cell.sign() instanceof Hazard || cell.sign() instanceof Safety) {
            scene.getChildren()
                    .addAll(
                            car(cell, CAR_BESIDE_TOKEN, CAR),
                            NodeTransforms.at(token(cell.sign(), LARGE_TOKEN), LARGE_TOKEN_X, -TURN_OF_CARD / 2, 1));
        } else {
            scene.getChildren().add(car(cell, 0, CAR));
        }
        scene.getChildren().add(rim(room, refused || (played == null && cell.sign() instanceof Hazard)));
        return new DrawingPane(scene, room.getLayoutBounds(), 2 * HALF * text, 2 * RADIUS * text);
    }

    /// A card that goes to a car, or bounces off it.
    private List<Node> act(PlateCell cell, Card played, boolean refused) {
        Group face = new Group(art.cards().shadow(), art.cards().juniorFace(played, List.of()));
        NodeTransforms.placeCard(face, CARD_X, 0, CARD, refused ? 2 * TURN_OF_CARD : TURN_OF_CARD);
        Group target = new Group(car(cell, CAR_X, CAR));
        // A token that is played now is not on the car yet, unless the card is refused because the car has it; a remedy
        // means that the car waits for its light.
        boolean wasThere = refused && played instanceof Hazard;
        if (cell.sign() != null && (wasThere || !cell.sign().equals(played))) {
            Node token =
                    cell.sign() instanceof Remedy ? art.tokens().waiting(SMALL_TOKEN) : token(cell.sign(), SMALL_TOKEN);
            target.getChildren()
                    .add(NodeTransforms.at(
                            token, HALF - SMALL_TOKEN - Sizes.LABEL_GAP, SMALL_TOKEN + Sizes.LABEL_GAP - RADIUS, 1));
        }
        Group burst = art.moments().part("burst", Objects.requireNonNull(cell.livery()));
        return refused
                ? List.of(target, NodeTransforms.at(burst, BURST_X, 0, BURST), face, no())
                : List.of(target, NodeTransforms.at(new QuestionGraphics(art).arrow(ARROW), ARROW_X, 0, 1), face);
    }

    /// A car behind which lie the squares that it has driven.
    private List<Node> drive(Livery livery, Distance distance) {
        Group squares = new Group();
        int count = distance.km() / Distance.KM_25.km();
        double left = -count * SQUARE_STEP / 2 - HALF_SMALL_CAR;
        for (int square = 0; square < count; square++) {
            Rectangle lit = GeometryShapeFactory.box(
                    new Rect(left + square * SQUARE_STEP, GROUND, SQUARE, SQUARE),
                    0,
                    art.palette().color(ColourRole.HIGHLIGHT));
            lit.setStroke(art.palette().color(ColourRole.SYMBOL_DARK));
            squares.getChildren().add(lit);
        }
        return List.of(
                squares,
                NodeTransforms.at(
                        art.cars().side(livery, CarOutfit.PLAIN, FaceMood.SMILE),
                        left + count * SQUARE_STEP + HALF_SMALL_CAR,
                        GROUND + SQUARE,
                        SMALL_CAR));
    }

    /// The sign of what is not allowed: a white bar on a red disc.
    private Group no() {
        Palette palette = art.palette();
        Circle disc = new Circle(NO_X, NO_Y, NO_RADIUS, palette.color(ColourRole.RED));
        disc.setStroke(palette.color(ColourRole.TILE));
        disc.setStrokeWidth(Sizes.RING);
        Rectangle bar = GeometryShapeFactory.box(
                Rect.around(new Point(NO_X, NO_Y), 1.3 * NO_RADIUS, NO_RADIUS / 2),
                Sizes.LINE_GAP,
                palette.color(ColourRole.ON_RED));
        return new Group(disc, bar);
    }

    /// The picture of a card with that height, in px; for null, the back of the draw pile.
    Node card(@Nullable Card card, double height) {
        Group face = card == null ? art.cards().back() : art.cards().juniorFace(card, List.of());
        Rectangle part = new Rectangle(Sizes.CARD_WIDTH, Sizes.CARD_HEIGHT);
        return new DrawingPane(face, part.getLayoutBounds(), height * Sizes.CARD_WIDTH / Sizes.CARD_HEIGHT, height);
    }

    private static Rectangle room() {
        return GeometryShapeFactory.box(new Rect(-HALF, -RADIUS, 2 * HALF, 2 * RADIUS), Sizes.TILE_RADIUS, Color.BLACK);
    }

    /// A road before a meadow and the sun.
    ///
    /// @param sky the shape of the picture
    /// @param clip the same shape
    private Group land(Shape sky, Shape clip) {
        Palette palette = art.palette();
        double half = sky.getLayoutBounds().getWidth() / 2;
        sky.setFill(palette.color(ColourRole.SKY_2));
        Circle sun = new Circle(half * 0.35, -RADIUS * 0.1, RADIUS * 0.55, palette.color(ColourRole.SKY_4));
        Ellipse meadow = new Ellipse(-half * 0.2, RADIUS * 0.9, half * 1.4, RADIUS);
        meadow.setFill(palette.color(ColourRole.MEADOW_1));
        Rectangle road = new Rectangle(-half, GROUND - 3, 2 * half, RADIUS);
        road.setFill(palette.color(ColourRole.ROAD));
        Group land = new Group(sky, sun, meadow, road);
        land.setClip(clip);
        return land;
    }

    /// The car of a cell.
    private Group car(PlateCell cell, double x, double scale) {
        Livery livery = Objects.requireNonNull(cell.livery());
        FaceMood mood = cell.sign() instanceof Hazard ? FaceMood.FROWN : FaceMood.SMILE;
        return NodeTransforms.at(art.cars().side(livery, CarOutfit.PLAIN, mood), x, GROUND + 2, scale);
    }

    private Shape rim(Shape room, boolean warns) {
        Shape rim = Shape.union(room, room);
        rim.setFill(Color.TRANSPARENT);
        rim.setStroke(art.palette().color(warns ? ColourRole.ATTACK : ColourRole.LINE));
        rim.setStrokeWidth(Sizes.RING);
        return rim;
    }

    private Node token(Card card, double radius) {
        return switch (card) {
            case Hazard hazard -> art.tokens().hazard(hazard, radius);
            case Safety safety -> art.tokens().safety(safety, radius);
            case Distance _, Remedy _ -> sign(card);
        };
    }

    private Node sign(Card card) {
        return switch (card) {
            case Hazard _, Safety _ -> token(card, TOKEN);
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

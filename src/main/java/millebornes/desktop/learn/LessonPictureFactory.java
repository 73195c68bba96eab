package millebornes.desktop.learn;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.art.VisibleStrip;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import millebornes.words.Words;

/// Draws the small pictures of a lesson, 130 × 112 with the origin at the upper left.
///
/// @param words the texts on cards and stones
record LessonPictureFactory(ArtFactory art, Words words) {

    static final double WIDTH = 130;
    static final double HEIGHT = 112;

    private static final double CORNER = 12;
    private static final double ROAD_TOP = 58;
    private static final double ROAD_HIGH = 36;
    private static final double LANE = ROAD_TOP + ROAD_HIGH / 2;
    private static final double CAR_SHARE = 0.5;
    private static final double CARD = 0.62;
    private static final double TOKEN = 19;

    /// A picture with its number in the corner.
    Group draw(LessonPicture picture, int number) {
        Group drawn = draw(picture);
        drawn.getChildren()
                .addAll(
                        new Circle(15, 15, 12.5, color(ColourRole.SYMBOL_DARK)),
                        centred(words.number(number), 15, 15, 16, color(ColourRole.SYMBOL_LIGHT)));
        return drawn;
    }

    private Group draw(LessonPicture picture) {
        Group drawn = switch (picture) {
            case LessonPicture.Race _ -> race();
            case LessonPicture.Draw _ -> dealt();
            case LessonPicture.Press(Card card) -> pressed(card);
            case LessonPicture.Away(Card card) -> thrownAway(card);
            case LessonPicture.Aim(int car) ->
                onRoad(car(car, 62), NodeTransforms.at(art.lesson().hand(), 76, LANE, 1));
            case LessonPicture.Start _ ->
                onRoad(NodeTransforms.at(art.scenery().trafficLight(), 100, ROAD_TOP, 1.1), car(0, 48));
            case LessonPicture.Drive(int squares) -> driven(squares);
            case LessonPicture.Reach(int km) ->
                onRoad(NodeTransforms.at(art.scenery().stone(words.number(km), 1.9), 94, ROAD_TOP + 4, 1), car(0, 62));
            case LessonPicture.Hit hit ->
                onRoad(
                        car(hit.car(), 42),
                        NodeTransforms.at(art.lesson().burst(), 98, LANE - 6, 0.58),
                        NodeTransforms.at(art.tokens().hazard(hit.hazard(), TOKEN), 98, LANE - 6, 1));
            case LessonPicture.Cured cured -> {
                Group gone = NodeTransforms.at(art.tokens().hazard(cured.hazard(), TOKEN), 98, LANE - 22, 1);
                gone.setOpacity(0.55);
                yield onRoad(
                        car(cured.car(), 46),
                        gone,
                        NodeTransforms.at(art.lesson().tick(), 108, LANE - 4, 0.34));
            }
            case LessonPicture.Slow _ -> slow();
            case LessonPicture.Wear wear ->
                onRoad(
                        car(wear.car(), 56),
                        NodeTransforms.at(art.tokens().safety(wear.safety(), TOKEN), 56, LANE - 24, 1));
            case LessonPicture.Shield shield ->
                onRoad(
                        car(0, 36),
                        NodeTransforms.at(art.tokens().safety(shield.safety(), TOKEN + 4), 76, LANE - 8, 1),
                        NodeTransforms.at(art.tokens().hazard(shield.hazard(), TOKEN - 6), 112, LANE - 34, 1));
            case LessonPicture.Answer(boolean claim) -> answered(claim);
            case LessonPicture.Points(int points) -> points(points);
        };
        return framed(drawn);
    }

    private Group race() {
        Group finish = NodeTransforms.at(art.scenery().stone(words.number(1000), 1.7), 100, ROAD_TOP + 14, 1);
        return onRoad(
                finish,
                NodeTransforms.at(art.cars().car(Livery.A), 60, LANE - 9, 0.36),
                NodeTransforms.at(art.cars().car(Livery.B), 36, LANE + 10, 0.36));
    }

    private Group dealt() {
        return onFoot(
                turned(art.cards().back(), 44, 58, CARD, -6), turned(art.cards().back(), 72, 52, CARD, 6));
    }

    private Group pressed(Card card) {
        Group face = art.cards().largeFace(card, VisibleStrip.WHOLE);
        return onFoot(
                turned(face, 65, 58, CARD, -3), NodeTransforms.at(art.lesson().hand(), 86, 66, 0.85));
    }

    /// The picture of a card that moves to the discard pile.
    private Group thrownAway(Card card) {
        Group face = art.cards().largeFace(card, VisibleStrip.WHOLE);
        return onFoot(
                turned(art.cards().back(), 90, 66, CARD, 4),
                turned(face, 52, 48, CARD, -16),
                NodeTransforms.at(art.lesson().arrow(), 104, 52, 0.5));
    }

    private Group driven(int squares) {
        Group scene = road();
        double left = 34;
        double wide = (WIDTH - left - 6) / squares;
        boolean numbered = wide > 14;
        for (int square = 0; square < squares; square++) {
            Rectangle lit = new Rectangle(left + square * wide, ROAD_TOP + 3, wide, ROAD_HIGH - 6);
            lit.setFill(color(ColourRole.HIGHLIGHT));
            lit.setStroke(color(ColourRole.ROAD_EDGE));
            scene.getChildren().add(lit);
            if (numbered) {
                double x = left + (square + 0.5) * wide;
                scene.getChildren()
                        .addAll(
                                new Circle(x, LANE, 9, color(ColourRole.CARD)),
                                centred(words.number(square + 1), x, LANE, 13, color(ColourRole.DISTANCE_INK)));
            }
            Rectangle red = new Rectangle(WIDTH / 2 + (square - squares / 2.0) * 11 + 1, HEIGHT - 13, 9, 9);
            red.setFill(color(ColourRole.RED));
            scene.getChildren().add(red);
        }
        scene.getChildren().add(NodeTransforms.at(art.cars().car(Livery.A), 14, LANE, CAR_SHARE));
        return scene;
    }

    private Group slow() {
        return onFoot(
                turned(art.cards().largeFace(Distance.KM_25, VisibleStrip.WHOLE), 36, 60, 0.5, -4),
                turned(art.cards().largeFace(Distance.KM_50, VisibleStrip.WHOLE), 92, 60, 0.5, 4),
                NodeTransforms.at(art.lesson().tick(), 64, 22, 0.36));
    }

    /// The picture of two answer buttons in the table's colours, without text, one of them pressed.
    private Group answered(boolean claim) {
        Rectangle pill = new Rectangle(16, 34, WIDTH - 32, 42);
        pill.setArcWidth(42);
        pill.setArcHeight(42);
        pill.setFill(color(claim ? ColourRole.GO_FIELD : ColourRole.FOOT));
        Group scene = claim ? onPaper(pill) : onPaper(pill, arrowhead());
        if (claim) {
            scene.getChildren().add(NodeTransforms.at(art.tokens().safety(Safety.DRIVING_ACE, 14), 56, 55, 1));
        }
        scene.getChildren().add(NodeTransforms.at(art.lesson().hand(), 82, 58, 0.8));
        return scene;
    }

    private Node arrowhead() {
        var head = new Polygon(46, 46, 64, 55, 46, 64);
        head.setFill(color(ColourRole.ON_FOOT));
        return head;
    }

    private Group points(int points) {
        return onPaper(
                NodeTransforms.at(art.lesson().burst(), WIDTH / 2, HEIGHT / 2, 1.15),
                centred("+" + words.number(points), WIDTH / 2, HEIGHT / 2, 27, color(ColourRole.SYMBOL_DARK)));
    }

    private Group onRoad(Node... things) {
        Group scene = road();
        scene.getChildren().addAll(things);
        return scene;
    }

    private Group onFoot(Node... things) {
        Group scene = new Group(new Rectangle(WIDTH, HEIGHT, color(ColourRole.FOOT_FIELD)));
        scene.getChildren().addAll(things);
        return scene;
    }

    private Group onPaper(Node... things) {
        Group scene = new Group(new Rectangle(WIDTH, HEIGHT, color(ColourRole.SKY_2)));
        scene.getChildren().addAll(things);
        return scene;
    }

    private Group road() {
        Rectangle sky = new Rectangle(WIDTH, HEIGHT, color(ColourRole.SKY_1));
        Circle sun = new Circle(104, 26, 15, color(ColourRole.SKY_4));
        Rectangle meadow = new Rectangle(0, 44, WIDTH, HEIGHT - 44);
        meadow.setFill(color(ColourRole.MEADOW_1));
        Rectangle road = new Rectangle(-4, ROAD_TOP, WIDTH + 8, ROAD_HIGH);
        road.setFill(color(ColourRole.ROAD));
        road.setStroke(color(ColourRole.ROAD_EDGE));
        road.setStrokeWidth(2);
        Line middle = new Line(0, LANE, WIDTH, LANE);
        middle.setStroke(color(ColourRole.LANE));
        middle.getStrokeDashArray().setAll(10.0, 8.0);
        return new Group(sky, sun, meadow, road, middle);
    }

    private Group framed(Group drawn) {
        Rectangle cut = new Rectangle(WIDTH, HEIGHT);
        cut.setArcWidth(2 * CORNER);
        cut.setArcHeight(2 * CORNER);
        drawn.setClip(cut);
        Group picture = new Group(drawn);
        picture.setMouseTransparent(true);
        return picture;
    }

    private Group car(int seat, double x) {
        return NodeTransforms.at(art.cars().car(Livery.values()[seat]), x, LANE, CAR_SHARE + 0.12);
    }

    private static Group turned(Group card, double x, double y, double scale, double angle) {
        Group group = new Group(card);
        NodeTransforms.placeCard(group, x, y, scale, angle);
        return group;
    }

    private static Text centred(String said, double x, double y, double size, Color ink) {
        Text text = new Text(said);
        text.setFont(TypefaceWeight.BOLD.font(size));
        text.setFill(ink);
        text.setX(x - text.getLayoutBounds().getWidth() / 2);
        text.setY(y + size * 0.34);
        return text;
    }

    private Color color(ColourRole role) {
        return art.palette().color(role);
    }
}

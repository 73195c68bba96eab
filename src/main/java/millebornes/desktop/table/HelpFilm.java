package millebornes.desktop.table;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import javafx.util.Duration;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// An animation that helps players who cannot read, shown twice: a hand carries the recommended card to its place, or a
/// card that cannot be played bounces off and the card that helps rises. With reduced motion, a carried card is one still
/// frame; the plate itself shows one that bounces off. It shows what the plate beside it tells, and ends when that is
/// closed. For players who read, it is a still, dotted arrow from the card to the car that it is for.
final class HelpFilm extends Group {

    /// The id of the moving card.
    static final String CARD = "help-film-card";

    private static final int TIMES = 2;
    private static final double CARRY = 700;
    private static final double CARRIED = 1300;
    private static final double FLY = 450;
    private static final double BURST = 130;
    private static final double FALLEN = 1000;
    private static final double RISE = 1000;

    private static final double ARC = 70;

    /// The sides of its target on which the still frame's card may be, the best first.
    private static final List<Point> SIDES =
            List.of(new Point(0, 1), new Point(1, 0), new Point(-1, 0), new Point(0, -1));

    /// The distances from its target, in px, the best first.
    private static final List<Double> STILLS =
            IntStream.rangeClosed(4, 20).mapToObj(step -> 10.0 * step).toList();

    private static final double PITCH = 13;
    private static final double DOT = 3.2;

    /// Half the length of an arrow's head, in px.
    private static final double HEAD = 9;

    private static final double SMALLER = 0.86;
    private static final double FALL = 90;
    private static final double HIGHER = 18;
    private static final double HAND = 1.1;

    /// How far the hand reaches beyond the card, in px.
    private static final double HAND_WIDTH = 36;

    /// The margin that the still frame keeps around the card, in px.
    private static final double AROUND = 8;

    private final ArtFactory art;
    private final DoubleProperty millis = new SimpleDoubleProperty(this, "millis");
    private final Timeline frames = new Timeline();
    private @Nullable Scene scene;

    HelpFilm(ArtFactory art) {
        this.art = art;
        setMouseTransparent(true);
        setId("help-film");
        millis.subscribe(value -> show(value.doubleValue() % length()));
        frames.setOnFinished(_ -> close());
    }

    /// The content of the animation.
    ///
    /// @param card the card that is moved
    /// @param from its place in the hand
    /// @param to where it goes
    /// @param scale of the cards in the hand
    /// @param arc the height of the arc on which it moves, in px
    /// @param kept the areas that the still frame and the dotted way avoid, in px
    /// @param ending whether it arrives
    record Scene(Card card, Point from, Point to, double scale, double arc, List<Rect> kept, Ending ending) {

        Scene {
            kept = List.copyOf(kept);
        }

        Scene(Card card, Point from, Point to, double scale, List<Rect> kept, Ending ending) {
            this(card, from, to, scale, ARC, kept, ending);
        }

        /// This scene with a card that has arrived beside its target, at the nearest place where it covers least.
        private Scene still() {
            return STILLS.stream()
                    .flatMap(far -> SIDES.stream().map(side -> to.plus(far * side.x(), far * side.y())))
                    .map(point -> new Scene(card, from, point, scale, arc, kept, ending))
                    .min(Comparator.comparingDouble(Scene::covered))
                    .orElseThrow();
        }

        /// How much of what is kept the card and the hand cover at its target, in px².
        private double covered() {
            double size = scale * SMALLER;
            Rect cardRect = Rect.around(to, Sizes.CARD_WIDTH * size, Sizes.CARD_HEIGHT * size);
            Rect handRect =
                    new Rect(to.x(), to.y(), cardRect.width() / 2 + HAND_WIDTH, cardRect.height() / 2 + HAND_WIDTH);
            return Stream.of(cardRect.inset(-AROUND), handRect)
                    .flatMapToDouble(rect -> kept.stream().mapToDouble(rect::common))
                    .sum();
        }
    }

    /// The end of the card's way.
    sealed interface Ending {

        /// The hand puts the card down at its target.
        record Arrives() implements Ending {}

        /// The card bounces off its target, where it cannot be played.
        ///
        /// @param helping the card in the hand that would help, or null
        /// @param place the place of that card
        record BouncesOff(@Nullable Card helping, Point place) implements Ending {}
    }

    /// Plays the animation of a scene.
    void play(Scene nextScene, Pace pace) {
        close();
        if (pace == Pace.OFF) {
            if (nextScene.ending() instanceof Ending.Arrives) {
                scene = nextScene.still();
                show(CARRY);
            }
            return;
        }
        scene = nextScene;
        frames.getKeyFrames()
                .setAll(
                        new KeyFrame(Duration.ZERO, new KeyValue(millis, 0)),
                        new KeyFrame(
                                Duration.millis(TIMES * length() / pace.speed()),
                                new KeyValue(millis, TIMES * length() - 1)));
        frames.playFromStart();
    }

    /// Shows only the card's way, as an arrow.
    void point(Scene shownScene) {
        close();
        dots(shownScene, 0);
        if (!getChildren().isEmpty()
                && getChildren().removeLast() instanceof Circle last
                && !getChildren().isEmpty()
                && getChildren().getLast() instanceof Circle before) {
            Polygon head = new Polygon(HEAD, 0, -HEAD, -HEAD, -HEAD / 2, 0, -HEAD, HEAD);
            head.setFill(art.palette().color(ColourRole.PAPER));
            head.setStroke(art.palette().color(ColourRole.SYMBOL_DARK));
            double degrees = Math.toDegrees(
                    Math.atan2(last.getCenterY() - before.getCenterY(), last.getCenterX() - before.getCenterX()));
            head.getTransforms().addAll(new Translate(last.getCenterX(), last.getCenterY()), new Rotate(degrees));
            getChildren().add(head);
        }
    }

    /// Ends the animation and hides it.
    void close() {
        frames.stop();
        scene = null;
        getChildren().clear();
    }

    /// The duration of one showing, in ms at the normal pace.
    double length() {
        return scene != null && scene.ending() instanceof Ending.BouncesOff ? FALLEN + RISE : CARRIED;
    }

    /// Shows the animation `now` ms after its beginning.
    void show(double now) {
        getChildren().clear();
        Scene shownScene = scene;
        if (shownScene != null && shownScene.ending() instanceof Ending.BouncesOff bouncesOff) {
            bounce(shownScene, bouncesOff, now);
        } else if (shownScene != null) {
            carry(shownScene, Math.min(1, now / CARRY));
        }
    }

    private void carry(Scene shownScene, double share) {
        dots(shownScene, share);
        Point point = at(shownScene, share);
        Node card = card(shownScene.card(), point, shownScene.scale() * between(1, SMALLER, share), 0);
        Group hand = art.lesson().hand();
        hand.getTransforms()
                .addAll(
                        new Translate(
                                point.x() + Sizes.CARD_WIDTH * shownScene.scale() / 4,
                                point.y() + Sizes.CARD_HEIGHT * shownScene.scale() / 4),
                        new Scale(HAND, HAND));
        getChildren().addAll(card, hand);
    }

    private void bounce(Scene shownScene, Ending.BouncesOff bouncesOff, double now) {
        if (now < FLY) {
            dots(shownScene, now / FLY);
            double share = now / FLY;
            getChildren()
                    .add(card(
                            shownScene.card(),
                            at(shownScene, share),
                            shownScene.scale() * between(1, SMALLER, share),
                            0));
        } else if (now < FALLEN) {
            double share = (now - FLY) / (FALLEN - FLY);
            Node card = card(
                    shownScene.card(),
                    shownScene.to().plus(-FALL * share, FALL * share * share),
                    shownScene.scale() * SMALLER,
                    -60 * share);
            card.setOpacity(1 - share * share);
            getChildren().add(card);
            if (now < FLY + BURST) {
                Group burst = art.lesson().burst();
                burst.getTransforms()
                        .add(new Translate(shownScene.to().x(), shownScene.to().y()));
                getChildren().add(burst);
            }
        } else if (bouncesOff.helping() != null) {
            double share = (now - FALLEN) / RISE;
            double beat = Math.sin(share * Math.PI);
            getChildren()
                    .add(card(
                            bouncesOff.helping(),
                            bouncesOff.place().plus(0, -HIGHER * beat),
                            shownScene.scale() * (1 + 0.06 * beat),
                            0));
        }
    }

    /// Draws the rest of the card's way, from a share of it on, as a dotted line that leaves out what is kept.
    private void dots(Scene shownScene, double from) {
        double way = shownScene.from().distance(shownScene.to());
        int count = (int) Math.max(2, way / PITCH);
        for (int dot = (int) Math.ceil(from * count); dot <= count; dot++) {
            Point point = at(shownScene, (double) dot / count);
            if (shownScene.kept().stream().anyMatch(keptRect -> keptRect.contains(point))) {
                continue;
            }
            Circle circle = new Circle(point.x(), point.y(), DOT, art.palette().color(ColourRole.PAPER));
            circle.setStroke(art.palette().color(ColourRole.SYMBOL_DARK));
            getChildren().add(circle);
        }
    }

    private Node card(Card card, Point point, double scale, double degrees) {
        Group face = new Group(art.cards().shadow(), art.cards().juniorFace(card, List.of()));
        face.setId(CARD);
        NodeTransforms.placeCard(face, point.x(), point.y(), scale, degrees);
        return face;
    }

    /// A point of the arc on which the card moves.
    private static Point at(Scene shownScene, double share) {
        return shownScene.from().towards(shownScene.to(), share).plus(0, -shownScene.arc() * 4 * share * (1 - share));
    }

    private static double between(double from, double to, double share) {
        return from + (to - from) * share;
    }
}

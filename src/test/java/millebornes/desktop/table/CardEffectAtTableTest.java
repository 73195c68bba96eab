package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.Gallery;
import millebornes.desktop.StripCase;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.CardEffectTimeline;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.motion.VisibleHands;
import millebornes.desktop.tabletop.CardEffectNode;
import millebornes.desktop.tabletop.FlightLayer;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The disc of every attack, cure and safety at the real table.
class CardEffectAtTableTest {

    /// The times that are looked at, in ms.
    private static final double STEP = 60;

    /// The time at the end of a moment in which the disc flies to its car, in ms.
    private static final double LEAVES = 200;

    private static final int UNDER_WAY = 200;

    /// The least distance of a car in a picture from the others, in km.
    private static final int APART = 75;

    /// The cards that a junior game does not have.
    private static final Set<Card> WRONG_WAYS = Set.of(Hazard.WRONG_WAY, Hazard.WRONG_WAY.remedy());

    private static final List<Card> CARDS =
            Card.ALL.stream().filter(card -> !(card instanceof Distance)).toList();

    static Stream<StripCase> cases() {
        return StripCase.all();
    }

    /// Nothing of it is cut by the edge of the board, and it is never over the car that it is about.
    @ParameterizedTest
    @MethodSource("cases")
    void theDiscIsWholeAndOffItsCar(StripCase stripCase) {
        Session session = GameSituations.find(
                stripCase.setup(),
                1,
                round -> IntStream.range(0, stripCase.lanes())
                                .filter(car -> round.car(car).km() >= UNDER_WAY)
                                .count()
                        > 1);
        FilmStrip.PreparedTable table = Gallery.onToolkit(() ->
                FilmStrip.PreparedTable.of(session, session.match(), session.match(), window(stripCase), Pace.OFF));
        for (Card card : CARDS) {
            Hazard hazard = card instanceof Remedy remedy
                    ? Hazard.curedBy(remedy)
                    : (card instanceof Hazard attack ? attack : Hazard.ACCIDENT);
            double millis = CardEffectTimeline.of(card).millis();
            int car = Card.index(card) % stripCase.lanes();
            Movement.Moment moment = new Movement.Moment((car + 1) % stripCase.lanes(), car, card, hazard);
            Gallery.onToolkit(() -> {
                check(table, new ScheduledMovement(moment, 0, millis), card + " in " + stripCase);
                return true;
            });
        }
        if (Gallery.isWanted() && StripCase.few().anyMatch(stripCase::equals)) {
            draw(stripCase);
        }
    }

    private static FilmStrip.FilmWindow window(StripCase stripCase) {
        return new FilmStrip.FilmWindow(stripCase.theme(), Language.FRENCH, stripCase.width(), stripCase.height());
    }

    /// Draws the moment of every card of a game in which the car is seen on the open road.
    private static void draw(StripCase stripCase) {
        FilmStrip.FilmWindow window = window(stripCase);
        CARDS.stream()
                .filter(card -> stripCase.look() != StripCase.Look.JUNIOR || !WRONG_WAYS.contains(card))
                .forEach(card -> {
                    GameSituations.FoundStep found =
                            GameSituations.step(stripCase.setup(), 1, step -> isOnOpenRoad(step, card));
                    MatchTransition step = found.step();
                    FilmStrip.checkFrames(
                            "strip-%s-%s".formatted(stripCase, card.name()),
                            window.whole(),
                            Gallery.onToolkit(() -> FilmStrip.frames(
                                    found.session(),
                                    step.before(),
                                    plan(step),
                                    step.after(),
                                    window,
                                    Movement.Moment.class,
                                    _ -> window.whole())));
                });
    }

    /// Whether a card has a moment at a car that has left the start, with no other car near it.
    private static boolean isOnOpenRoad(MatchTransition step, Card card) {
        Round round = step.before().round();
        return moments(plan(step))
                .filter(moment -> moment.card().equals(card))
                .anyMatch(moment -> round.car(moment.car()).km() >= UNDER_WAY
                        && IntStream.range(0, round.cars().size())
                                .filter(car -> car != moment.car())
                                .noneMatch(car -> Math.abs(round.car(car).km()
                                                - round.car(moment.car()).km())
                                        < APART));
    }

    private static MotionPlan plan(MatchTransition step) {
        return GameSituations.plan(step, new VisibleHands(0, 0));
    }

    private static Stream<Movement.Moment> moments(MotionPlan plan) {
        return plan.movements().stream()
                .map(ScheduledMovement::movement)
                .filter(Movement.Moment.class::isInstance)
                .map(Movement.Moment.class::cast);
    }

    private static void check(FilmStrip.PreparedTable table, ScheduledMovement movement, String name) {
        GameTableView view = table.view();
        Movement.Moment moment = (Movement.Moment) movement.movement();
        BoardViewport viewport = view.places().board();
        Bounds board = inScene(view, viewport.room());
        Bounds car =
                inScene(view, viewport.toWindow(table.after().board().carRooms().get(moment.car())));
        MovementAnimation animation = new TableAnimationFactory(
                        view, table.before(), table.after(), table.names(), _ -> {})
                .large(movement, FlightLayer.MotionStyle.MOVING);
        for (double elapsed = 0; elapsed < movement.millis() - LEAVES; elapsed += STEP) {
            animation.show(elapsed);
            Bounds disc = disc(view, moment.card());
            assertThat(disc.intersects(car))
                    .as("%s is over its car after %.0f ms", name, elapsed)
                    .isFalse();
            assertThat(board.contains(disc))
                    .as("%s, after %.0f ms at %s, is within %s", name, elapsed, disc, board)
                    .isTrue();
        }
        animation.end();
    }

    private static Bounds inScene(Node view, Rect rect) {
        return view.localToScene(new BoundingBox(rect.x(), rect.y(), rect.width(), rect.height()));
    }

    /// The disc with everything that is on it, without the rays behind that of a safety.
    private static Bounds disc(GameTableView view, Card card) {
        CardEffectNode effect = (CardEffectNode) view.air().getChildren().getFirst();
        List<Node> parts = ((Group) effect.getChildren().getLast()).getChildren();
        return parts.stream()
                .skip(card instanceof Safety ? 1 : 0)
                .filter(part -> part.isVisible() && !part.getLayoutBounds().isEmpty())
                .map(part -> part.getParent().localToScene(part.getBoundsInParent()))
                .reduce(CardEffectAtTableTest::union)
                .orElseThrow();
    }

    private static Bounds union(Bounds one, Bounds other) {
        double x = Math.min(one.getMinX(), other.getMinX());
        double y = Math.min(one.getMinY(), other.getMinY());
        return new BoundingBox(
                x, y, Math.max(one.getMaxX(), other.getMaxX()) - x, Math.max(one.getMaxY(), other.getMaxY()) - y);
    }
}

package millebornes.desktop.tabletop.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import millebornes.desktop.Gallery;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.Playback;
import millebornes.desktop.motion.Player;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.tabletop.geometry.BoardFrame;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.tabletop.geometry.Road;
import millebornes.desktop.tabletop.geometry.Stand;
import millebornes.desktop.tabletop.geometry.Stop;
import millebornes.desktop.tabletop.geometry.TableLayout;
import millebornes.desktop.tabletop.geometry.TableSpec;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.Theme;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Safety;
import org.junit.jupiter.api.Test;

class BoardViewTest {

    private final BoardFrame frame = TableLayout.of(TableSpec.of(1280, 800, 4)).board();
    private final List<Integer> chosen = new ArrayList<>();
    private final BoardView board = Gallery.onToolkit(() -> {
        BoardView view = new BoardView(Art.in(Theme.DAY), frame, Boards.four());
        view.onCar(chosen::add);
        new Scene(view, frame.room().width(), frame.room().height());
        return view;
    });

    @Test
    void everyCarStandsWhereThePictureSays() {
        Stand stand = new Stand(new Road(1000, 4));
        for (int car = 0; car < 4; car++) {
            Stop stop = Boards.four().cars().get(car).stop();
            assertThat(board.carPlace(car))
                    .isEqualTo(frame.toWindow(stand.car(car, stop.index()).at()));
            assertThat(middle(board.carNode(car)).distance(board.carPlace(car))).isLessThan(0.01);
        }
    }

    @Test
    void aClickOnACarOrItsLaneOrItsGarageChoosesIt() {
        Road road = new Road(1000, 4);
        click(board.carPlace(2));
        click(frame.toWindow(road.pose(1, 37).at()));
        click(frame.toWindow(road.pose(3, Stop.GARAGE.index()).at()));
        click(new Point(640, 20));
        assertThat(chosen).containsExactly(2, 1, 3);
    }

    @Test
    void enterAndSpaceChooseTheCarThatHasTheFocus() {
        Gallery.onToolkit(() -> {
            Event.fireEvent(board.carNode(1), key(KeyCode.ENTER));
            Event.fireEvent(board.carNode(1), key(KeyCode.A));
            Event.fireEvent(board.carNode(3), key(KeyCode.SPACE));
            return null;
        });
        assertThat(chosen).containsExactly(1, 3);
    }

    @Test
    void aScreenReaderHearsWhatTheCallerSays() {
        for (int car = 0; car < 4; car++) {
            assertThat(board.carNode(car).isFocusTraversable()).isTrue();
            assertThat(board.carNode(car).getAccessibleText())
                    .isEqualTo(Boards.four().cars().get(car).spoken());
        }
    }

    @Test
    void onlyTargetsInviteToClick() {
        Gallery.onToolkit(() -> {
            board.target(Set.of(1));
            return null;
        });
        move(board.carPlace(1));
        assertThat(board.getCursor()).isEqualTo(Cursor.HAND);
        move(board.carPlace(2));
        assertThat(board.getCursor()).isEqualTo(Cursor.DEFAULT);
    }

    @Test
    void aDriveThatIsSkippedEndsWhereThePictureWillBe() {
        List<String> ends = new ArrayList<>();
        Playback drive = Gallery.onToolkit(
                () -> board.drive(1, Stop.after(600), new Player(Pace.SLOW), () -> ends.add("there")));
        Gallery.onToolkit(() -> {
            drive.finish();
            return null;
        });
        Point driven = board.carPlace(1);
        Gallery.onToolkit(() -> {
            board.show(moved(1, Stop.after(600)));
            return null;
        });
        assertThat(driven).isEqualTo(board.carPlace(1));
        assertThat(ends).hasSize(1);
    }

    @Test
    void safetiesTravelWithTheirCar() {
        Node token = board.token(3, Safety.DRIVING_ACE).orElseThrow();
        double before = middle(token).distance(board.carPlace(3));
        Gallery.onToolkit(() -> {
            board.placeCar(3, 36.5);
            return null;
        });
        assertThat(middle(token).distance(board.carPlace(3))).isCloseTo(before, within(6.0));
    }

    @Test
    void aDroppedTokenLiesWhereItBelongs() {
        Node token = board.token(2, Hazard.FLAT_TIRE).orElseThrow();
        Gallery.onToolkit(() -> {
            board.drop(2, Hazard.FLAT_TIRE, new Player(Pace.SLOW), () -> {}).finish();
            return null;
        });
        assertThat(token.getTranslateY()).isZero();
        assertThat(middle(token).distance(board.attackPlace(2, Hazard.FLAT_TIRE)))
                .isLessThan(0.01);
    }

    @Test
    void aFlourishLeavesNothingBehind() {
        Node token = board.token(3, Safety.RIGHT_OF_WAY).orElseThrow();
        double smallest = token.getScaleX();
        int nodes = count(board);
        Playback flourish =
                Gallery.onToolkit(() -> board.flourish(3, Safety.RIGHT_OF_WAY, new Player(Pace.SLOW), () -> {}));
        assertThat(token.getScaleX()).isGreaterThan(smallest);
        Gallery.onToolkit(() -> {
            flourish.finish();
            return null;
        });
        assertThat(token.getScaleX()).isEqualTo(smallest);
        assertThat(token.getRotate()).isZero();
        assertThat(count(board)).isEqualTo(nodes);
    }

    @Test
    void smokeIsSeenBehindACarThatPullsAwayAndNoLonger() {
        Effects effects = new Effects(new Stand(new Road(1000, 4)), Theme.DAY.palette());
        effects.puff(1, 4, 4);
        assertThat(effects.under().getChildren()).isEmpty();
        effects.puff(1, 4, 4.5);
        Point tail = new Stand(new Road(1000, 4)).car(1, 4).point(-20, 0);
        assertThat(effects.under().getChildren())
                .isNotEmpty()
                .allSatisfy(puff ->
                        assertThat(puff.getBoundsInParent().getCenterX()).isLessThan(tail.x()));
        effects.puff(1, 4, 8);
        assertThat(effects.under().getChildren()).isEmpty();
    }

    private static int count(Node node) {
        int children = node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream()
                        .mapToInt(BoardViewTest::count)
                        .sum()
                : 0;
        return 1 + children;
    }

    @Test
    void otherColoursAndWindowsKeepThePosition() {
        Point before = board.carPlace(0);
        Gallery.onToolkit(() -> {
            board.dress(Art.in(Theme.NIGHT));
            board.lie(TableLayout.of(TableSpec.of(1920, 1080, 4)).board());
            return null;
        });
        assertThat(board.picture()).isEqualTo(Boards.four());
        assertThat(board.carPlace(0)).as("the window grew").isNotEqualTo(before);
        for (int car = 0; car < 4; car++) {
            assertThat(middle(board.carNode(car)).distance(board.carPlace(car))).isLessThan(0.01);
        }
    }

    @Test
    void refusesWhatCannotLieOnTheBoard() {
        CarPicture tooFar = CarPicture.bare(Livery.A, Stop.after(725), "A");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        new BoardPicture(700, List.of(tooFar), Boards.four().reserve()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CarPicture(
                        Livery.A,
                        Stop.GREEN_LIGHT,
                        List.of(Hazard.ACCIDENT, Hazard.ACCIDENT),
                        List.of(),
                        CarPicture.Lamp.DARK,
                        "A"));
        assertThatIllegalArgumentException().isThrownBy(() -> new Reserve(Map.of(Hazard.ACCIDENT, -1), Set.of()));
    }

    private static BoardPicture moved(int car, Stop stop) {
        BoardPicture before = Boards.four();
        List<CarPicture> cars = new ArrayList<>(before.cars());
        cars.set(car, cars.get(car).at(stop));
        return new BoardPicture(before.kilometres(), cars, before.reserve());
    }

    private static Point middle(Node node) {
        Point2D origin = Gallery.onToolkit(() -> node.localToScene(Point2D.ZERO));
        return new Point(origin.getX(), origin.getY());
    }

    private void click(Point at) {
        Gallery.onToolkit(() -> {
            Event.fireEvent(board, Boards.mouse(MouseEvent.MOUSE_CLICKED, at));
            return null;
        });
    }

    private void move(Point at) {
        Gallery.onToolkit(() -> {
            Event.fireEvent(board, Boards.mouse(MouseEvent.MOUSE_MOVED, at));
            return null;
        });
    }

    private static KeyEvent key(KeyCode code) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
    }
}

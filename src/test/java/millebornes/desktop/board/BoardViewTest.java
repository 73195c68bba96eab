package millebornes.desktop.board;

import static millebornes.desktop.board.AnimationScrubber.end;
import static millebornes.desktop.board.AnimationScrubber.show;
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
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.Gallery;
import millebornes.desktop.MouseEvents;
import millebornes.desktop.SceneContents;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CameraPath;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.geometry.TokenReserveLayout;
import millebornes.desktop.motion.MotionCurve.DriveCurve;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.BoardViewState.TokenReserveViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import org.junit.jupiter.api.Test;

class BoardViewTest {

    private final BoardViewport viewport =
            TableLayout.of(TableSpecs.usual(1280, 800, 4)).board();
    private final List<Integer> chosen = new ArrayList<>();
    private final BoardView board = Gallery.onToolkit(() -> {
        BoardView view = new BoardView(ArtFactory.in(ColourTheme.DAY), viewport, SampleBoards.four());
        view.setOnCar(chosen::add);
        new Scene(view, viewport.room().width(), viewport.room().height());
        return view;
    });

    @Test
    void everyCarStandsWhereThePictureSays() {
        for (int car = 0; car < 4; car++) {
            PieceLayout pieceLayout = SampleBoards.four().pieces().get(car);
            CarStop stop = SampleBoards.four().cars().get(car).stop();
            assertThat(board.carPlace(car))
                    .isEqualTo(
                            viewport.toWindow(pieceLayout.car(car, stop.index()).at()));
            assertThat(middle(board.carNode(car)).distance(board.carPlace(car))).isLessThan(0.01);
        }
    }

    @Test
    void aClickOnACarOrItsLaneOrItsGarageChoosesIt() {
        Road road = new Road(1000, 4);
        click(board.carPlace(2));
        click(viewport.toWindow(road.pose(1, 37).at()));
        click(viewport.toWindow(road.pose(3, CarStop.GARAGE.index()).at()));
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
                    .isEqualTo(SampleBoards.four().cars().get(car).spoken());
        }
    }

    @Test
    void onlyTargetsInviteToClick() {
        Gallery.onToolkit(() -> {
            board.setTargets(Set.of(1));
            return null;
        });
        move(board.carPlace(1));
        assertThat(board.getCursor()).isEqualTo(Cursor.HAND);
        move(board.carPlace(2));
        assertThat(board.getCursor()).isEqualTo(Cursor.DEFAULT);
    }

    @Test
    void aDriveBeginsWhereTheCarWasAndEndsWhereThePictureIs() {
        Point pointBefore = board.carPlace(1);
        BoardViewState nextState = moved(1, CarStop.after(600));
        Gallery.onToolkit(() -> {
            board.show(nextState);
            return null;
        });
        Point pointNow = board.carPlace(1);
        MovementAnimation driveAnimation = part(new Movement.CarMove(1, 18, 24), 1000);
        assertThat(board.carPlace(1)).isEqualTo(pointBefore);
        show(driveAnimation, 700);
        assertThat(board.carPlace(1)).isNotEqualTo(pointBefore).isNotEqualTo(pointNow);
        assertThat(board.carNode(1).getLocalToSceneTransform()).isNotNull();
        end(driveAnimation);
        assertThat(board.carPlace(1)).isEqualTo(pointNow);
    }

    @Test
    void onTheWrongWayACarBacksAndLooksAheadAllTheSame() {
        PieceLayout pieceLayout = new PieceLayout(new Road(1000, 4));
        MovementAnimation backAnimation = part(new Movement.CarMove(1, 18, 14), 1000);
        show(backAnimation, 500);
        Point point = board.carPlace(1);
        show(backAnimation, 600);
        Point laterPoint = board.carPlace(1);
        double ahead = pieceLayout.car(1, 17).point(1, 0).x()
                - pieceLayout.car(1, 17).at().x();
        assertThat((laterPoint.x() - point.x()) * ahead).isNegative();
        end(backAnimation);
    }

    @Test
    void safetiesTravelWithTheirCar() {
        Node token = tokens(3).token(Safety.DRIVING_ACE).orElseThrow();
        MovementAnimation driveAnimation = part(new Movement.CarMove(3, 29, 37), 1000);
        show(driveAnimation, 100);
        double before = middle(token).distance(board.carPlace(3));
        Point pointBefore = board.carPlace(3);
        show(driveAnimation, 900);
        assertThat(board.carPlace(3)).isNotEqualTo(pointBefore);
        assertThat(middle(token).distance(board.carPlace(3))).isCloseTo(before, within(6.0));
    }

    @Test
    void aTokenComesFromTheMilestoneAndLiesWhereItBelongs() {
        Node token = tokens(2).token(Hazard.FLAT_TIRE).orElseThrow();
        MovementAnimation dropAnimation = part(new Movement.TokenDrop(2, Hazard.FLAT_TIRE), 600);
        assertThat(token.isVisible()).isFalse();
        show(dropAnimation, 0);
        assertThat(token.isVisible()).isTrue();
        Point reservePoint =
                TokenReserveDrawing.place(SampleBoards.four().reserve(), TokenReserveLayout.USUAL, Hazard.FLAT_TIRE);
        assertThat(middle(token).distance(viewport.toWindow(reservePoint))).isLessThan(0.01);
        end(dropAnimation);
        Pose poseBefore =
                SampleBoards.four().pieces().get(2).attackPoses(2, 8, 1).getFirst();
        assertThat(middle(token).distance(viewport.toWindow(poseBefore.at()))).isLessThan(0.01);
    }

    @Test
    void whatIsSeenForAMomentLeavesNothingBehind() {
        Gallery.onToolkit(() -> {
            board.readyGround();
            return null;
        });
        long nodes = count(board);
        for (Movement movement : List.of(
                new Movement.CoupFourreFlourish(3, Safety.RIGHT_OF_WAY, Hazard.RED_LIGHT),
                new Movement.TokenLift(2, Hazard.FLAT_TIRE),
                new Movement.Fireworks(0),
                new Movement.CarMove(1, 10, 18),
                new Movement.StoneWinks(500),
                new Movement.HalfwayPassed(1, 500),
                new Movement.SafetyClip(3, Safety.DRIVING_ACE))) {
            MovementAnimation animation = part(movement, 900);
            for (int moment = 0; moment < 900; moment += 60) {
                show(animation, moment);
            }
            assertThat(count(board)).as("%s", movement).isGreaterThanOrEqualTo(nodes);
            end(animation);
            assertThat(count(board)).as("%s", movement).isEqualTo(nodes);
            assertThat(tokens(3).token(Safety.RIGHT_OF_WAY).orElseThrow().isVisible())
                    .isTrue();
        }
    }

    @Test
    void smokeIsSeenBehindACarThatPullsAwayAndNoLonger() {
        ExhaustSmokeNode smoke =
                new ExhaustSmokeNode(new PieceLayout(new Road(1000, 4)), ColourTheme.DAY.palette(), 1, 4);
        smoke.show(4);
        assertThat(smoke.isVisible()).isFalse();
        smoke.show(4.5);
        Point tailPoint = new PieceLayout(new Road(1000, 4)).car(1, 4).point(-20, 0);
        assertThat(smoke.isVisible()).isTrue();
        assertThat(smoke.getChildren())
                .isNotEmpty()
                .allSatisfy(puff ->
                        assertThat(puff.getBoundsInParent().getCenterX()).isLessThan(tailPoint.x()));
        smoke.show(8);
        assertThat(smoke.isVisible()).isFalse();
    }

    private TokensOnCarNode tokens(int car) {
        return SceneContents.nodes(board)
                .filter(TokensOnCarNode.class::isInstance)
                .map(TokensOnCarNode.class::cast)
                .skip(car)
                .findFirst()
                .orElseThrow();
    }

    private MovementAnimation part(Movement movement, double millis) {
        return Gallery.onToolkit(() -> board.part(new ScheduledMovement(movement, 0, millis), SampleBoards.four()));
    }

    private static long count(Node node) {
        return SceneContents.nodes(node).count();
    }

    @Test
    void otherWindowsKeepThePosition() {
        Point pointBefore = board.carPlace(0);
        Gallery.onToolkit(() -> {
            board.setFrame(TableLayout.of(TableSpecs.usual(1920, 1080, 4)).board());
            return null;
        });
        assertThat(board.carPlace(0)).as("the window grew").isNotEqualTo(pointBefore);
        for (int car = 0; car < 4; car++) {
            assertThat(middle(board.carNode(car)).distance(board.carPlace(car))).isLessThan(0.01);
        }
    }

    /// A zoom begins and ends with all of the board; between, the car is seen where its path says, also on a long way.
    @Test
    void theCameraFollowsACarFromNear() {
        Gallery.onToolkit(() -> {
            board.readyGround();
            return null;
        });
        CameraPath path = board.closeUp(1, 2, 18);
        List<Point> way = board.way(1, 2, 18);
        MovementAnimation closeUpAnimation = part(new Movement.CloseUp(1, 2, 18, 100, 100), 200 + driving(2, 18));
        MovementAnimation driveAnimation = part(new Movement.CarMove(1, 2, 18), driving(2, 18));
        show(closeUpAnimation, 0);
        assertThat(seen(1).distance(way.getFirst())).as("afar").isLessThan(0.01);
        show(closeUpAnimation, 100);
        assertThat(seen(1).distance(path.shown(way.getFirst())))
                .as("at the start")
                .isLessThan(1.5);
        for (double millis = 0; millis < driving(2, 18); millis += 40) {
            show(closeUpAnimation, 100 + millis);
            show(driveAnimation, millis);
            assertThat(seen(1).distance(path.shown(board.carPlace(1))))
                    .as("after %f", millis)
                    .isLessThan(1.5);
        }
        show(closeUpAnimation, 200 + driving(2, 18));
        assertThat(seen(1).distance(board.carPlace(1))).as("afar again").isLessThan(0.01);
        end(driveAnimation);
        end(closeUpAnimation);
    }

    /// Without a graphics card a large window would be drawn too seldom: it shows one view or the other.
    @Test
    void aLargeWindowCutsToTheNearView() {
        CameraPath path = board.closeUp(1, 10, 18);
        Point carPoint = board.way(1, 10, 18).getFirst();
        BoardCamera camera = new BoardCamera(board);
        Node shown = new Rectangle(1, 1);
        camera.with(shown);
        assertThat(zoom(camera, shown, path, 0.3, carPoint)).isBetween(1.05, 1.5);
        Gallery.onToolkit(() -> {
            Group large = new Group(board);
            new Scene(large, 3840, 2160);
            return null;
        });
        assertThat(zoom(camera, shown, path, 0.3, carPoint)).isEqualTo(1);
        assertThat(camera.isNear()).isFalse();
        assertThat(zoom(camera, shown, path, 0.7, carPoint)).isCloseTo(CameraPath.ZOOM, within(1e-9));
        assertThat(camera.isNear()).isTrue();
    }

    private static double zoom(BoardCamera camera, Node shown, CameraPath path, double share, Point carPoint) {
        return Gallery.onToolkit(() -> {
            camera.look(path, share, carPoint);
            return shown.getLocalToParentTransform().getMxx();
        });
    }

    private static double driving(int from, int to) {
        return DriveCurve.between(from, to).millis();
    }

    private Point seen(int car) {
        return middle(board.carNode(car));
    }

    @Test
    void refusesWhatCannotLieOnTheBoard() {
        CarViewState tooFarState = SampleBoards.bare(Livery.A, CarStop.after(725));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BoardViewState(
                        700, List.of(tooFarState), SampleBoards.four().reserve()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CarViewState(
                        Livery.A,
                        CarStop.GREEN_LIGHT,
                        List.of(Hazard.ACCIDENT, Hazard.ACCIDENT),
                        List.of(),
                        CarViewState.GreenLightNeed.NONE,
                        "A"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TokenReserveViewState(Map.of(Hazard.ACCIDENT, -1), Set.of()));
    }

    private static BoardViewState moved(int car, CarStop stop) {
        BoardViewState stateBefore = SampleBoards.four();
        List<CarViewState> cars = new ArrayList<>(stateBefore.cars());
        CarViewState carState = cars.get(car);
        cars.set(
                car,
                new CarViewState(
                        carState.livery(),
                        stop,
                        carState.hazards(),
                        carState.safeties(),
                        carState.greenLight(),
                        carState.spoken()));
        return new BoardViewState(stateBefore.kilometres(), cars, stateBefore.reserve());
    }

    private static Point middle(Node node) {
        Point2D origin = Gallery.onToolkit(() -> node.localToScene(Point2D.ZERO));
        return new Point(origin.getX(), origin.getY());
    }

    private void click(Point point) {
        Gallery.onToolkit(() -> {
            Event.fireEvent(board, MouseEvents.at(MouseEvent.MOUSE_CLICKED, point.x(), point.y()));
            return null;
        });
    }

    private void move(Point point) {
        Gallery.onToolkit(() -> {
            Event.fireEvent(board, MouseEvents.at(MouseEvent.MOUSE_MOVED, point.x(), point.y()));
            return null;
        });
    }

    private static KeyEvent key(KeyCode code) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
    }
}

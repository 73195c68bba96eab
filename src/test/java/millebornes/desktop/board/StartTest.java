package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;
import millebornes.desktop.Gallery;
import millebornes.desktop.StripCase;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.GarageBlockLayout;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.tabletop.CarViewState.GreenLightNeed;
import millebornes.engine.table.Livery;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The beginning of a round: garages, waiting cars and their lamps.
class StartTest {

    private static final double OPENS = 800;
    private static final double APART = 330;
    private static final int FRAMES = 8;
    private static final double WIDTH = 300;
    private static final double HEIGHT = 170;

    private static BoardViewState start(int cars, GreenLightNeed greenLight) {
        BoardViewState bareState = SampleBoards.start(cars);
        return new BoardViewState(
                bareState.kilometres(),
                IntStream.range(0, cars)
                        .mapToObj(car -> new CarViewState(
                                Livery.of(car), CarStop.GARAGE, List.of(), List.of(), greenLight, "car"))
                        .toList(),
                bareState.reserve());
    }

    /// The same board on which the first car has got its green light.
    private static BoardViewState started(BoardViewState state) {
        List<CarViewState> cars = new ArrayList<>(state.cars());
        cars.set(0, SampleBoards.bare(Livery.A, CarStop.GREEN_LIGHT));
        return new BoardViewState(state.kilometres(), cars, state.reserve());
    }

    static Stream<StripCase> cases() {
        return StripCase.all();
    }

    static Stream<StripCase> fewCases() {
        return StripCase.few();
    }

    private static BoardViewport viewport(StripCase stripCase) {
        return TableLayout.of(TableSpecs.usual(stripCase.width(), stripCase.height(), stripCase.lanes()))
                .board();
    }

    private static BoardView board(BoardViewState state) {
        return board(new StripCase(StripCase.Look.DAY, 1280, 800, state.cars().size()), state);
    }

    private static BoardView board(StripCase stripCase, BoardViewState state) {
        BoardViewport viewport = viewport(stripCase);
        BoardView board = new BoardView(ArtFactory.in(stripCase.theme()), viewport, state);
        new Scene(new Group(board), viewport.room().width(), viewport.room().height());
        board.readyGround();
        return board;
    }

    /// The camera leans in on the garages while they open, with all of them in view, and goes back.
    @ParameterizedTest
    @MethodSource("cases")
    void theCameraLeansInOnTheGarages(StripCase stripCase) {
        int cars = stripCase.lanes();
        BoardViewState state = start(cars, GreenLightNeed.WAITING);
        Gallery.onToolkit(() -> {
            BoardView board = board(stripCase, state);
            double far = width(board, 0);
            MovementAnimation leanAnimation =
                    board.part(new ScheduledMovement(new Movement.GarageCloseUp(240, 260), 0, 2000), state);
            leanAnimation.show(1000);
            assertThat(width(board, 0)).isGreaterThan(1.5 * far);
            assertThat(IntStream.range(0, cars).mapToObj(board::carNode))
                    .allMatch(car -> board.getScene()
                            .getRoot()
                            .getLayoutBounds()
                            .contains(car.localToScene(car.getLayoutBounds())));
            leanAnimation.end();
            assertThat(width(board, 0)).isEqualTo(far);
            return true;
        });
    }

    private static double width(BoardView board, int car) {
        Node node = board.carNode(car);
        return node.localToScene(node.getLayoutBounds()).getWidth();
    }

    /// From the first picture every car is seen whole, in front of its garage.
    @ParameterizedTest
    @MethodSource("fewCases")
    void garagesOpenOneAfterTheOther(StripCase stripCase) {
        int cars = stripCase.lanes();
        BoardViewState state = start(cars, GreenLightNeed.WAITING);
        Group sheet = Gallery.onToolkit(() -> {
            BoardView board = board(stripCase, state);
            List<MovementAnimation> garages = IntStream.range(0, cars)
                    .mapToObj(car ->
                            board.part(new ScheduledMovement(new Movement.GarageOpens(car), car * APART, OPENS), state))
                    .toList();
            Group film = new Group();
            double end = (cars - 1) * APART + OPENS;
            for (int frame = 0; frame < FRAMES; frame++) {
                double now = end * frame / (FRAMES - 1);
                for (int car = 0; car < cars; car++) {
                    double elapsed = now - car * APART;
                    if (elapsed >= OPENS) {
                        garages.get(car).end();
                    } else if (elapsed >= 0) {
                        garages.get(car).show(elapsed);
                    }
                }
                film.getChildren().add(picture(board, viewport(stripCase), frame));
            }
            for (int car = 0; car < cars; car++) {
                assertThat(board.carNode(car).getTranslateX()).isZero();
                double front = board.carPlace(car).x()
                        - new PieceLayout(state.road()).carLength()
                                / 2
                                * viewport(stripCase).scale();
                assertThat(front)
                        .isGreaterThan(0.9
                                * viewport(stripCase)
                                        .toWindow(new GarageBlockLayout(cars).block())
                                        .right());
            }
            return film;
        });
        Gallery.checkDrawn(sheet, "film-start-" + stripCase, 4 * WIDTH, 2 * HEIGHT, Color.WHITE);
    }

    private static ImageView picture(BoardView board, BoardViewport viewport, int frame) {
        Rect seen = viewport.toWindow(new Rect(0, 416, WIDTH - 4, HEIGHT - 4));
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setViewport(new Rectangle2D(seen.x(), seen.y(), seen.width(), seen.height()));
        Image image = board.getScene().getRoot().snapshot(parameters, null);
        ImageView view = new ImageView(image);
        view.setFitWidth(WIDTH - 4);
        view.setFitHeight(HEIGHT - 4);
        view.setX(frame % 4 * WIDTH);
        view.setY(Math.floorDiv(frame, 4) * HEIGHT);
        return view;
    }

    /// Red while a car waits, green when it drives off, and then nothing.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void aLampTurnsGreenWhenItsCarDrivesOff(int cars) {
        BoardViewState state = start(cars, GreenLightNeed.WAITING);
        Gallery.onToolkit(() -> {
            BoardView board = board(state);
            assertThat(lamps(board, "lane-red")).isEqualTo(cars);
            assertThat(lamps(board, "lane-green")).isZero();
            board.show(started(state));
            MovementAnimation driveAnimation =
                    board.part(new ScheduledMovement(new Movement.CarMove(0, -1, 0), 0, 600), state);
            assertThat(lamps(board, "lane-red")).isEqualTo(cars);
            driveAnimation.show(100);
            assertThat(lamps(board, "lane-green")).isEqualTo(1);
            assertThat(lamps(board, "lane-red")).isEqualTo(cars - 1);
            driveAnimation.end();
            assertThat(lamps(board, "lane-green")).isZero();
            assertThat(lamps(board, "lane-red")).isEqualTo(cars - 1);
            return true;
        });
    }

    /// House rules and editions in which a car needs no green light have no lamps.
    @ParameterizedTest
    @ValueSource(ints = {2, 4, 6})
    void withoutAGreenLightThereAreNoLamps(int cars) {
        BoardViewState state = start(cars, GreenLightNeed.NONE);
        Gallery.onToolkit(() -> {
            BoardView board = board(state);
            board.show(started(state));
            MovementAnimation driveAnimation =
                    board.part(new ScheduledMovement(new Movement.CarMove(0, -1, 0), 0, 600), state);
            driveAnimation.show(100);
            for (String lamp : Set.of("lane-red", "lane-green")) {
                assertThat(lamps(board, lamp)).as(lamp).isZero();
            }
            driveAnimation.end();
            return true;
        });
    }

    private static long lamps(BoardView board, String id) {
        return board.lookupAll("#" + id).stream()
                .filter(node -> node.isVisible())
                .count();
    }
}

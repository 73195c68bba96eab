package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.transform.Translate;
import millebornes.desktop.Gallery;
import millebornes.desktop.StripCase;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.CarSafetyViewState;
import millebornes.desktop.tabletop.CarSafetyViewState.SafetyOrientation;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.tabletop.CarViewState.GreenLightNeed;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What standing cars show of their states.
class CarStateNodeTest {

    private static final double WIDTH = 110;
    private static final double HEIGHT = 64;

    /// A row of the gallery: may drive, each attack, waits, limited and stopped.
    private static List<CarViewState> states(Livery livery) {
        List<CarViewState> states = new ArrayList<>();
        states.add(car(livery, GreenLightNeed.NONE, List.of(), 0));
        for (Hazard hazard : Hazard.values()) {
            states.add(car(livery, GreenLightNeed.NONE, List.of(hazard), 0));
        }
        states.add(car(livery, GreenLightNeed.WAITING, List.of(), 0));
        states.add(car(livery, GreenLightNeed.NONE, List.of(Hazard.FLAT_TIRE, Hazard.SPEED_LIMIT), 0));
        return states;
    }

    private static CarViewState car(Livery livery, GreenLightNeed greenLight, List<Hazard> hazards, int safeties) {
        return new CarViewState(
                livery,
                CarStop.after(200),
                hazards,
                Arrays.stream(Safety.values())
                        .limit(safeties)
                        .map(safety -> new CarSafetyViewState(safety, SafetyOrientation.UPRIGHT))
                        .toList(),
                greenLight,
                livery.letter());
    }

    private static CarPieceNode piece(ColourTheme theme, CarViewState state, Point point, double heading) {
        CarPieceNode piece = new CarPieceNode(new PieceLayout(new Road(1000, 4)), state, ArtFactory.in(theme));
        piece.show(state, true);
        piece.place(new Pose(point, heading), 1.2);
        return piece;
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void everyStateIsSeenOnEveryCar(ColourTheme theme) {
        Group sheet = Gallery.onToolkit(() -> {
            Group all = new Group();
            for (Livery livery : Livery.values()) {
                List<CarViewState> states = states(livery);
                for (int column = 0; column < states.size(); column++) {
                    Point point = new Point((column + 0.5) * WIDTH, (livery.ordinal() + 0.5) * HEIGHT);
                    all.getChildren().add(piece(theme, states.get(column), point, livery == Livery.F ? 180 : 0));
                }
            }
            return all;
        });
        Gallery.checkDrawn(
                sheet,
                "car-states-" + theme.name().toLowerCase(Locale.ROOT),
                states(Livery.A).size() * WIDTH,
                Livery.values().length * HEIGHT,
                ArtFactory.in(theme).palette().color(ColourRole.ROAD));
    }

    static Stream<StripCase> cases() {
        return StripCase.all();
    }

    /// Cars that stand side by side, each in a state of its own.
    @ParameterizedTest
    @MethodSource("cases")
    void noStateIsCutByTheEdgeOfTheBoard(StripCase stripCase) {
        int lanes = stripCase.lanes();
        BoardViewport viewport = TableLayout.of(TableSpecs.usual(stripCase.width(), stripCase.height(), lanes))
                .board();
        Rect room = viewport.room();
        int states = states(Livery.A).size();
        Gallery.onToolkit(() -> {
            BoardView board = new BoardView(ArtFactory.in(stripCase.theme()), viewport, abreast(lanes, 0));
            Scene scene = new Scene(board, room.width(), room.height(), Color.SILVER);
            for (int first = 0; first < states; first += lanes) {
                board.show(abreast(lanes, first));
                for (int lane = 0; lane < lanes; lane++) {
                    Node car = board.carNode(lane);
                    assertThat(new BoundingBox(room.x(), room.y(), room.width(), room.height())
                                    .contains(car.localToScene(car.getLayoutBounds())))
                            .as("car %d of the states from %d in %s", lane, first, stripCase)
                            .isTrue();
                }
                if (StripCase.few().anyMatch(stripCase::equals)) {
                    Gallery.check(scene, "states-%s-%d".formatted(stripCase, first));
                }
            }
            return true;
        });
    }

    /// Nothing that shows a state lies on the lane of another car.
    @ParameterizedTest
    @EnumSource(Livery.class)
    void noStateLeavesItsLane(Livery livery) {
        PieceLayout layout = new PieceLayout(new Road(1000, 4));
        double lane = layout.road().laneWidth() + 1;
        Gallery.onToolkit(() -> {
            for (CarViewState state : states(livery)) {
                CarStateNode node =
                        new CarStateNode(ArtFactory.in(ColourTheme.DAY).cars(), layout.carScale());
                node.show(state, true);
                node.heading(0);
                for (Node part : List.<Node>of(node, node.below())) {
                    assertThat(part.getBoundsInParent().getMinY())
                            .as("%s", state)
                            .isGreaterThan(-lane / 2);
                    assertThat(part.getBoundsInParent().getMaxY())
                            .as("%s", state)
                            .isLessThan(lane / 2);
                }
            }
            return true;
        });
    }

    private static BoardViewState abreast(int lanes, int first) {
        return new BoardViewState(
                1000,
                IntStream.range(0, lanes)
                        .mapToObj(lane -> {
                            List<CarViewState> states = states(Livery.of(lane));
                            return states.get((first + lane) % states.size());
                        })
                        .toList(),
                SampleBoards.start(lanes).reserve());
    }

    /// In grey, so that no colour helps. A sign in front of the car tells that it waits.
    @Test
    void noTwoStatesLookAlike() {
        List<CarViewState> states = states(Livery.B).stream()
                .filter(state -> !state.isMarkedAsWaiting())
                .toList();
        List<Image> pictures = states.stream()
                .map(state -> Gallery.onToolkit(() -> {
                    Group group = new Group(piece(ColourTheme.DAY, state, new Point(0, 0), 0));
                    group.getTransforms().add(new Translate(WIDTH / 2, HEIGHT / 2));
                    return (Image) new Scene(new Group(group), WIDTH, HEIGHT, Color.SILVER).snapshot(null);
                }))
                .toList();
        for (int one = 0; one < pictures.size(); one++) {
            for (int other = 0; other < one; other++) {
                assertThat(differing(pictures.get(one), pictures.get(other)))
                        .as("%s and %s", states.get(one), states.get(other))
                        .isGreaterThan(40);
            }
        }
    }

    private static int differing(Image one, Image other) {
        int differing = 0;
        for (int x = 0; x < one.getWidth(); x++) {
            for (int y = 0; y < one.getHeight(); y++) {
                double grey = one.getPixelReader().getColor(x, y).getBrightness();
                differing +=
                        Math.abs(grey - other.getPixelReader().getColor(x, y).getBrightness()) > 0.2 ? 1 : 0;
            }
        }
        return differing;
    }

    @Test
    void everyAttackHasItsLook() {
        Set<CarStateLook> seen = EnumSet.noneOf(CarStateLook.class);
        states(Livery.A).forEach(state -> seen.addAll(CarStateLook.of(state, true)));
        assertThat(seen).containsExactlyInAnyOrder(CarStateLook.values());
        assertThat(CarStateLook.of(car(Livery.A, GreenLightNeed.WAITING, List.of(), 0), true))
                .isEmpty();
        assertThat(CarStateLook.of(car(Livery.A, GreenLightNeed.NONE, List.of(Hazard.SPEED_LIMIT), 0), true))
                .containsExactly(CarStateLook.SPEED_LIMIT, CarStateLook.DRIVES);
    }

    /// The sign stands behind the attack tokens of the car, if there are any.
    @Test
    void aSignTellsThatACarWaits() {
        for (List<Hazard> hazards : List.of(List.<Hazard>of(), List.of(Hazard.SPEED_LIMIT))) {
            CarViewState state = car(Livery.A, GreenLightNeed.WAITING, hazards, 0);
            PieceLayout layout = new PieceLayout(new Road(1000, 4));
            double stop = state.stop().index();
            Gallery.onToolkit(() -> {
                Node sign = new TokensOnCarNode(
                                layout, 0, ArtFactory.in(ColourTheme.DAY).tokens(), state)
                        .getChildren()
                        .getLast();
                assertThat(sign.getLayoutX())
                        .isEqualTo(layout.attackPoses(0, stop, hazards.size() + 1)
                                .getLast()
                                .at()
                                .x());
                return true;
            });
        }
    }

    /// At rest, as with reduced motion, lights are lit and nothing trembles; otherwise they blink once a second.
    @Test
    void lightsBlinkOnceASecondAndACarThatMayDriveTrembles() {
        CarViewState stoppedState = car(Livery.A, GreenLightNeed.NONE, List.of(Hazard.ACCIDENT), 0);
        CarViewState freeState = car(Livery.A, GreenLightNeed.NONE, List.of(), 0);
        Gallery.onToolkit(() -> {
            CarStateNode node = new CarStateNode(ArtFactory.in(ColourTheme.DAY).cars(), 1);
            node.show(stoppedState, true);
            assertThat(lit(node)).isEqualTo(4);
            assertThat(node.live(0.25)).isZero();
            assertThat(lit(node)).isEqualTo(4);
            assertThat(node.live(0.75)).isZero();
            assertThat(lit(node)).isZero();
            assertThat(node.live(1.25)).isZero();
            assertThat(lit(node)).isEqualTo(4);
            node.show(freeState, true);
            assertThat(node.live(0)).isZero();
            assertThat(Stream.of(node.live(0.15), node.live(0.4))).containsExactlyInAnyOrder(-0.4, 0.4);
            return true;
        });
    }

    private static long lit(CarStateNode node) {
        return node.getChildren().stream()
                .filter(child -> child instanceof Group lamp
                        && lamp.getChildren().size() == 2
                        && lamp.getChildren().getLast().isVisible())
                .count();
    }
}

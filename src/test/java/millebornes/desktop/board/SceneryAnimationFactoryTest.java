package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.shape.Shape;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.geometry.RoadPath;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.theme.ColourTheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The animated parts of the land are small, few at a time, and never in the way.
class SceneryAnimationFactoryTest {

    /// How many things move at once at most.
    private static final int MOST = 12;

    /// How long what never pauses is watched, in seconds.
    private static final double WATCHED = 120;

    private static final double STEP = 0.12;
    private static final int REGIONS = 6;

    private static List<SceneryAnimation> scenes(ColourTheme theme) {
        return new SceneryAnimationFactory(ArtFactory.in(theme).scenery()).scenes();
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void nothingEverComesOntoASquareOrAnythingThatCounts(ColourTheme theme) {
        List<Rect> clear = keptClear();
        Gallery.onToolkit(() -> {
            int watched = 0;
            for (SceneryAnimation animation : scenes(theme)) {
                double end = animation.takesTurns() ? animation.lasts() : WATCHED;
                for (double now = 0; now <= end; now += STEP) {
                    animation.show(now);
                    for (Rect rect : places(animation)) {
                        assertThat(FixedBoardPlaces.BOARD.contains(rect))
                                .as("%s on the board", rect)
                                .isTrue();
                        assertThat(isOnRoad(rect)).as("%s on the road", rect).isFalse();
                        assertThat(clear).as("%s", rect).noneMatch(rect::overlaps);
                        watched++;
                    }
                }
            }
            assertThat(watched).isGreaterThan(1000);
            return true;
        });
    }

    /// What must be seen whatever happens: on every road, in every window.
    private static List<Rect> keptClear() {
        List<Rect> clear = new ArrayList<>();
        for (int km : new int[] {1000, 700}) {
            for (int lanes = 2; lanes <= Road.MAX_LANES; lanes++) {
                Road road = new Road(km, lanes);
                clear.addAll(FixedBoardPlaces.keptClear(road));
                for (double enlarge : enlargements()) {
                    KilometreStone.along(road, enlarge).forEach(stone -> clear.add(stone.room()));
                }
            }
        }
        return clear.stream().distinct().toList();
    }

    /// How much larger stones are drawn, over all windows, as [BoardView] rounds it.
    private static Set<Double> enlargements() {
        Set<Double> all = new LinkedHashSet<>();
        for (int width = 1000; width <= 3840; width += 40) {
            for (int height = 660; height <= 2160; height += 50) {
                for (int seats = 2; seats <= 9; seats += 7) {
                    double enlarge = TableLayout.of(TableSpecs.usual(width, height, seats))
                            .board()
                            .enlarge();
                    all.add(Math.ceil(enlarge * 10) / 10);
                }
            }
        }
        all.add(1.6);
        return all;
    }

    private static boolean isOnRoad(Rect rect) {
        double half = Road.BAND / 2 + Road.VERGE;
        int steps = 6;
        return IntStream.rangeClosed(0, steps)
                .boxed()
                .flatMap(i -> IntStream.rangeClosed(0, steps)
                        .mapToObj(k ->
                                new Point(rect.x() + rect.width() * i / steps, rect.y() + rect.height() * k / steps)))
                .anyMatch(point -> RoadPath.NATIONALE.isWithin(Rect.around(point, 0, 0), half));
    }

    /// Where something is seen of a scene, in board units.
    private static List<Rect> places(SceneryAnimation animation) {
        return animation.node().getChildren().stream()
                .filter(thing -> thing.getOpacity() > 0)
                .map(Node::getBoundsInParent)
                .filter(bounds -> bounds.getWidth() > 0)
                .map(SceneryAnimationFactoryTest::rect)
                .toList();
    }

    private static Rect rect(Bounds bounds) {
        return new Rect(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
    }

    /// A region that is not in its turn looks as it does when nothing moves.
    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void everyRegionEndsAsItBegan(ColourTheme theme) {
        Gallery.onToolkit(() -> {
            for (SceneryAnimation animation : scenes(theme)) {
                if (animation.takesTurns()) {
                    animation.show(0);
                    List<Double> first = looks(animation);
                    animation.show(animation.lasts() * 0.4);
                    assertThat(looks(animation)).isNotEqualTo(first);
                    animation.show(animation.lasts() - 1e-7);
                    List<Double> last = looks(animation);
                    assertThat(last).hasSameSizeAs(first);
                    for (int i = 0; i < first.size(); i++) {
                        assertThat(Math.abs(last.get(i) - first.get(i))).isLessThan(0.01);
                    }
                }
            }
            return true;
        });
    }

    /// The places and opacities of everything that is drawn, whichever of two equal things it is.
    private static List<Double> looks(SceneryAnimation animation) {
        return SceneContents.nodes(animation.node())
                .filter(Shape.class::isInstance)
                .flatMap(shape -> {
                    Bounds seen = shape.localToScene(shape.getBoundsInLocal());
                    double opacity = shape.getOpacity();
                    for (Node above = shape.getParent(); above != null; above = above.getParent()) {
                        opacity *= above.getOpacity();
                    }
                    return opacity < 1e-3
                            ? Stream.of(0.0, 0.0, 0.0)
                            : Stream.of(opacity, seen.getCenterX(), seen.getCenterY());
                })
                .sorted()
                .toList();
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void aHandfulOfThingsMovesAtOnce(ColourTheme theme) {
        Gallery.onToolkit(() -> {
            List<SceneryAnimation> scenes = scenes(theme);
            int always = scenes.stream()
                    .filter(animation -> !animation.takesTurns())
                    .mapToInt(animation -> animation.node().getChildren().size())
                    .sum();
            int inTurn = scenes.stream()
                    .filter(SceneryAnimation::takesTurns)
                    .mapToInt(animation -> animation.node().getChildren().size())
                    .max()
                    .orElse(0);
            assertThat(always + inTurn).isBetween(1, MOST);
            return true;
        });
    }

    @Test
    void byDayTheWholeLandLivesByNightTheTrainRunsAndTheLighthouseShines() {
        Gallery.onToolkit(() -> {
            List<SceneryAnimation> day = scenes(ColourTheme.DAY);
            List<SceneryAnimation> night = scenes(ColourTheme.NIGHT);
            assertThat(day.stream().filter(SceneryAnimation::takesTurns)).hasSize(REGIONS);
            assertThat(night.stream().filter(SceneryAnimation::takesTurns)).hasSize(2);
            assertThat(beams(night)).isEqualTo(1);
            assertThat(beams(day)).isZero();
            return true;
        });
    }

    /// How many lights there are that come round.
    private static long beams(List<SceneryAnimation> scenes) {
        return scenes.stream()
                .filter(animation -> DoubleStream.of(0, 4.5)
                                .mapToObj(now -> {
                                    animation.show(now);
                                    return places(animation);
                                })
                                .map(places -> places.getFirst().centre().x() < 1160)
                                .distinct()
                                .count()
                        == 2)
                .filter(animation -> animation.node().getChildren().size() == 1)
                .count();
    }

    /// High contrast stays as plain as it was: boats and glints.
    @Test
    void inHighContrastOnlyTheSeaMoves() {
        Gallery.onToolkit(() -> {
            assertThat(scenes(ColourTheme.HIGH_CONTRAST))
                    .singleElement()
                    .satisfies(seaAnimation ->
                            assertThat(seaAnimation.takesTurns()).isFalse());
            assertThat(ArtFactory.in(ColourTheme.HIGH_CONTRAST)
                            .scenery()
                            .regions()
                            .getChildren())
                    .isEmpty();
            return true;
        });
    }
}

package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Node;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.HalfwayPassportLayout;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.theme.ColourTheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The passport beside the halfway stone: every car that has passed the stone has a stamp, from that moment on.
class HalfwayPassportTest {

    private static final BoardViewport FRAME =
            TableLayout.of(TableSpecs.usual(1280, 800, 4)).board();
    private static final long MILLIS = 1300;

    private static HalfwayPassportStampsNode stamps() {
        ArtFactory art = ArtFactory.in(ColourTheme.DAY);
        return new HalfwayPassportStampsNode(
                new HalfwayPassportDrawing(art, HalfwayPassportLayout.of(new Road(1000, 4))));
    }

    @Test
    void aCarHasItsStampFromHalfWayOn() {
        Gallery.onToolkit(() -> {
            HalfwayPassportStampsNode stamps = stamps();
            for (int km = 0; km <= 1000; km += 25) {
                stamps.show(SampleBoards.led(km).cars());
                for (int car = 0; car < 4; car++) {
                    assertThat(stamps.of(car).isPresent())
                            .as("car %d, the first at %d km", car, km)
                            .isEqualTo(km - 75 * car >= 500);
                }
            }
            assertThat(stamps.getChildren()).hasSize(4);
            return true;
        });
    }

    @Test
    void aStampThatLiesThereIsNotDrawnAnew() {
        Gallery.onToolkit(() -> {
            HalfwayPassportStampsNode stamps = stamps();
            stamps.show(SampleBoards.led(500).cars());
            Node first = stamps.getChildren().getFirst();
            stamps.show(SampleBoards.led(600).cars());
            assertThat(stamps.getChildren()).hasSize(2).startsWith(first);
            stamps.show(SampleBoards.led(0).cars());
            assertThat(stamps.getChildren()).isEmpty();
            return true;
        });
    }

    /// It comes down beside the car and is in the passport at the end, shown or skipped.
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theStampLiesInThePassportOnlyAfterItsMoment(boolean isShown) {
        Gallery.onToolkit(() -> {
            ArtFactory art = ArtFactory.in(ColourTheme.DAY);
            BoardView board = new BoardView(art, FRAME, SampleBoards.led(500));
            Node lying = stampOf(board);
            MovementAnimation momentAnimation = board.part(
                    new ScheduledMovement(new Movement.HalfwayPassed(0, 500), 0, MILLIS), SampleBoards.led(450));
            assertThat(lying.isVisible()).isFalse();
            if (isShown) {
                momentAnimation.show(0);
                assertThat(lying.isVisible()).isFalse();
                momentAnimation.show(MILLIS / 2.0);
                assertThat(lying.isVisible()).isFalse();
            }
            momentAnimation.end();
            assertThat(lying.isVisible()).isTrue();
            return true;
        });
    }

    private static Node stampOf(BoardView board) {
        HalfwayPassportStampsNode stamps = (HalfwayPassportStampsNode)
                board.lookupAll("#passport-stamps").iterator().next();
        return stamps.of(0).orElseThrow();
    }

    @Test
    void stampsLieOnThePageBesideOneAnother() {
        for (int km : new int[] {1000, 700}) {
            for (int cars = 1; cars <= Road.MAX_LANES; cars++) {
                HalfwayPassportLayout passport = HalfwayPassportLayout.of(new Road(km, cars));
                double size = 2 * passport.radius(cars);
                int count = cars;
                List<Rect> places = IntStream.range(0, cars)
                        .mapToObj(car -> Rect.around(passport.stamp(car, count), size, size))
                        .toList();
                for (int i = 0; i < cars; i++) {
                    assertThat(passport.page().contains(places.get(i))).isTrue();
                    for (int k = 0; k < i; k++) {
                        assertThat(places.get(i).overlaps(places.get(k))).isFalse();
                    }
                }
            }
        }
    }

    @Test
    void thePassportLiesOnNothingElse() {
        for (int km : new int[] {1000, 700}) {
            for (int lanes = 2; lanes <= Road.MAX_LANES; lanes++) {
                Road road = new Road(km, lanes);
                Rect pageRect = HalfwayPassportLayout.of(road).page().inset(-2);
                List<Rect> others = FixedBoardPlaces.keptClear(road).stream()
                        .filter(rect ->
                                !rect.equals(HalfwayPassportLayout.of(road).page()))
                        .toList();
                assertThat(others).noneMatch(pageRect::overlaps);
                for (double enlarge = 1; enlarge <= 1.6; enlarge += 0.1) {
                    assertThat(KilometreStone.along(road, enlarge))
                            .noneMatch(stone -> stone.room().overlaps(pageRect.inset(2)));
                }
                for (int i = 0; i <= 8; i++) {
                    for (int k = 0; k <= 8; k++) {
                        Point point = new Point(
                                pageRect.x() + pageRect.width() * i / 8, pageRect.y() + pageRect.height() * k / 8);
                        assertThat(road.path().isWithin(Rect.around(point, 0, 0), Road.BAND / 2))
                                .isFalse();
                    }
                }
            }
        }
    }
}

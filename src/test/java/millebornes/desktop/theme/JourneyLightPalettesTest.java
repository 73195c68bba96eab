package millebornes.desktop.theme;

import static millebornes.desktop.theme.Contrast.contrast;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.scene.paint.Color;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Everything on the road is distinguishable from it at every hour: in steps of 25 km from Paris to the sea.
class JourneyLightPalettesTest {

    private static final int SQUARES = 40;

    /// As in [ColourBlindTest].
    private static final double AT_A_GLANCE = 10;

    private static final double FOR_SYMBOLS = 3;

    /// Between two squares nobody sees the light change.
    private static final double UNSEEN = 0.11;

    private static Palette after(ColourTheme theme, int squares) {
        return JourneyLightPalettes.palette(theme, squares / (double) SQUARES);
    }

    @ParameterizedTest
    @EnumSource(ColourVision.class)
    void everyCarDiffersFromTheRoadAtEveryHour(ColourVision vision) {
        for (ColourTheme theme : ColourTheme.values()) {
            for (int squares = 0; squares <= SQUARES; squares++) {
                Palette landPalette = after(theme, squares);
                for (Livery livery : Livery.values()) {
                    for (ColourRole roadColour : List.of(ColourRole.ROAD, ColourRole.ROAD_2)) {
                        assertThat(vision.difference(theme.palette().main(livery), landPalette.color(roadColour)))
                                .as("%s on %s after %d squares in %s", livery, roadColour, squares, theme)
                                .isGreaterThan(AT_A_GLANCE);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(ColourVision.class)
    void theWayThatIsLitDiffersFromTheRoadAtEveryHour(ColourVision vision) {
        for (ColourTheme theme : ColourTheme.values()) {
            for (int squares = 0; squares <= SQUARES; squares++) {
                assertThat(vision.difference(
                                theme.palette().color(ColourRole.HIGHLIGHT),
                                after(theme, squares).color(ColourRole.ROAD)))
                        .as("after %d squares in %s", squares, theme)
                        .isGreaterThan(AT_A_GLANCE);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"DAY", "NIGHT"})
    void theSquaresCanBeCountedAtEveryHour(ColourTheme theme) {
        double usual = contrast(
                theme.palette().color(ColourRole.JOINT), theme.palette().color(ColourRole.ROAD));
        for (int squares = 0; squares <= SQUARES; squares++) {
            Palette landPalette = after(theme, squares);
            double lines = contrast(landPalette.color(ColourRole.JOINT), landPalette.color(ColourRole.ROAD));
            double twins = contrast(landPalette.color(ColourRole.JOINT), landPalette.color(ColourRole.JOINT_SHADE));
            assertThat(Math.max(twins / FOR_SYMBOLS, lines / usual))
                    .as("after %d squares", squares)
                    .isGreaterThanOrEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void nothingJumps(ColourTheme theme) {
        for (int squares = 1; squares <= SQUARES; squares++) {
            Map<String, Color> before = after(theme, squares - 1).colors();
            after(theme, squares)
                    .colors()
                    .forEach((role, now) -> assertThat(farthest(Objects.requireNonNull(before.get(role)), now))
                            .as(role)
                            .isLessThan(UNSEEN));
            assertThat(JourneyLightPalettes.sun(theme, squares / (double) SQUARES)
                            .distance(JourneyLightPalettes.sun(theme, (squares - 1) / (double) SQUARES)))
                    .isLessThan(45);
        }
    }

    private static double farthest(Color one, Color other) {
        return IntStream.of(0, 1, 2, 3)
                .mapToDouble(channel -> Math.abs(channel(one, channel) - channel(other, channel)))
                .max()
                .orElseThrow();
    }

    private static double channel(Color color, int number) {
        return switch (number) {
            case 0 -> color.getRed();
            case 1 -> color.getGreen();
            case 2 -> color.getBlue();
            default -> color.getOpacity();
        };
    }

    /// What lies on the land and is read has no hours: pieces, paper, signals, cards.
    @ParameterizedTest
    @EnumSource(names = {"DAY", "NIGHT"})
    void onlyTheLandChanges(ColourTheme theme) {
        Palette duskPalette = after(theme, SQUARES);
        assertThat(duskPalette).isNotEqualTo(theme.palette());
        for (ColourRole role : List.of(
                ColourRole.INK,
                ColourRole.PAPER,
                ColourRole.RED,
                ColourRole.HIGHLIGHT,
                ColourRole.RIM,
                ColourRole.STONE,
                ColourRole.STONE_INK,
                ColourRole.DISTANCE)) {
            assertThat(duskPalette.color(role))
                    .as(role.id())
                    .isEqualTo(theme.palette().color(role));
        }
        for (Livery livery : Livery.values()) {
            assertThat(duskPalette.main(livery)).isEqualTo(theme.palette().main(livery));
        }
    }

    @Test
    void highContrastHasNoHours() {
        for (int squares = 0; squares <= SQUARES; squares++) {
            assertThat(after(ColourTheme.HIGH_CONTRAST, squares)).isEqualTo(ColourTheme.HIGH_CONTRAST.palette());
        }
    }

    @Test
    void thereIsNoHourBeforeParisOrBehindTheSea() {
        for (double way : new double[] {-0.01, 1.01, Double.NaN}) {
            assertThatThrownBy(() -> JourneyLightPalettes.palette(ColourTheme.DAY, way))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> JourneyLightPalettes.sun(ColourTheme.NIGHT, way))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}

package millebornes.desktop.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import millebornes.engine.table.Livery;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// The cars can be told apart by their colour alone, with any kind of colour vision; shape and letter help in addition.
class ColourBlindTest {

    private static final double AT_A_GLANCE = 10;

    /// Nearly every game has four cars at most; they wear the four colours that lie farthest apart.
    private static final double FIRST_FOUR = 20;

    @ParameterizedTest
    @EnumSource(ColourVision.class)
    void everyTwoCarsDiffer(ColourVision vision) {
        for (ColourTheme theme : ColourTheme.values()) {
            for (Livery livery : Livery.values()) {
                for (Livery otherLivery : Livery.values()) {
                    if (livery.ordinal() < otherLivery.ordinal()) {
                        boolean usual = otherLivery.ordinal() < 4;
                        assertThat(vision.difference(
                                        theme.palette().main(livery),
                                        theme.palette().main(otherLivery)))
                                .as("%s and %s in %s", livery, otherLivery, theme)
                                .isGreaterThan(usual ? FIRST_FOUR : AT_A_GLANCE);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(ColourVision.class)
    void everyCarDiffersFromTheRoadUnderIt(ColourVision vision) {
        for (ColourTheme theme : ColourTheme.values()) {
            Palette palette = theme.palette();
            for (ColourRole roadColour : new ColourRole[] {ColourRole.ROAD, ColourRole.ROAD_2, ColourRole.START}) {
                for (Livery livery : Livery.values()) {
                    double body = vision.difference(palette.main(livery), palette.color(roadColour));
                    double rim = vision.difference(palette.color(ColourRole.RIM), palette.color(roadColour));
                    assertThat(Math.max(body, rim))
                            .as("%s on %s in %s", livery, roadColour, theme)
                            .isGreaterThan(AT_A_GLANCE);
                    if (roadColour != ColourRole.START) {
                        assertThat(body)
                                .as("the body of %s on %s in %s", livery, roadColour, theme)
                                .isGreaterThan(AT_A_GLANCE);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(ColourVision.class)
    void theWayThatIsLitDiffersFromTheRoad(ColourVision vision) {
        for (ColourTheme theme : ColourTheme.values()) {
            Palette palette = theme.palette();
            assertThat(vision.difference(palette.color(ColourRole.HIGHLIGHT), palette.color(ColourRole.ROAD)))
                    .as("%s", theme)
                    .isGreaterThan(AT_A_GLANCE);
        }
    }

    /// Pairs of the table with which Sharma, Wu and Dalal (2005) published the formula.
    @ParameterizedTest
    @CsvSource({
        "50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425",
        "50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000",
        "50, 2.5, 0, 73, 25, -18, 27.1492",
        "50, 2.5, 0, 50, 3.1736, 0.5854, 1.0000",
        "22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373",
        "2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082"
    })
    void theMeasureIsThatOfTheStandard(
            double l1, double a1, double b1, double l2, double a2, double b2, double expected) {
        assertThat(ColourVision.difference(new double[] {l1, a1, b1}, new double[] {l2, a2, b2}))
                .isCloseTo(expected, within(0.0001));
    }
}

package millebornes.desktop.theme;

import static millebornes.desktop.theme.ColourRole.*;
import static millebornes.desktop.theme.Contrast.contrast;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.paint.Color;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Computes contrasts from the list of colours: text at least 4.5, symbols and rings at least 3.
class ContrastTest {

    private static final double FOR_TEXT = 4.5;
    private static final double FOR_SYMBOLS = 3;

    private static final Map<ColourRole, List<ColourRole>> TEXT_ON = Map.ofEntries(
            Map.entry(INK, List.of(PAPER, PAPER_2, TILE, FIELD, GROOVE, HIGHLIGHT)),
            Map.entry(INK_2, List.of(PAPER, TILE, FIELD, GROOVE)),
            Map.entry(LINK, List.of(PAPER, TILE, GROOVE)),
            Map.entry(WARNING, List.of(PAPER, TILE)),
            Map.entry(ON_FOOT, List.of(FOOT, FOOT_FIELD, FOOT_BUTTON, FOOT_BUTTON_HOVER, LINK)),
            Map.entry(ON_FOOT_2, List.of(FOOT, FOOT_FIELD)),
            Map.entry(POINTS, List.of(FOOT, FOOT_FIELD)),
            Map.entry(ON_RED, List.of(RED, RED_SHADE)),
            Map.entry(ON_GO, List.of(GO_FIELD)),
            Map.entry(ON_PLATE, List.of(ATTACK_PLATE, REMEDY_PLATE, SAFETY_PLATE, ATTACK, REMEDY, SAFETY)),
            Map.entry(DISTANCE_INK, List.of(DISTANCE, DISTANCE_WINDOW)),
            Map.entry(STONE_INK, List.of(STONE)),
            Map.entry(CARD, List.of(INK)),
            Map.entry(ON_SABOT, List.of(SABOT)));

    private static final Map<ColourRole, List<ColourRole>> SYMBOL_ON = Map.of(
            FOCUS, List.of(PAPER, TILE, FIELD, GROOVE),
            FOCUS_ON_FOOT, List.of(FOOT, FOOT_FIELD),
            HIGHLIGHT, List.of(FOOT, FOOT_FIELD),
            RED, List.of(PAPER, TILE, DISTANCE_WINDOW),
            GO_FIELD, List.of(PAPER, TILE),
            JOINT_SHADE, List.of(JOINT));

    static Stream<Arguments> texts() {
        return pairs(TEXT_ON);
    }

    static Stream<Arguments> symbols() {
        return pairs(SYMBOL_ON);
    }

    private static Stream<Arguments> pairs(Map<ColourRole, List<ColourRole>> on) {
        return Arrays.stream(ColourTheme.values())
                .flatMap(theme -> on.entrySet().stream()
                        .flatMap(entry -> entry.getValue().stream()
                                .map(groundColour -> Arguments.of(theme, entry.getKey(), groundColour))));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void textCanBeRead(ColourTheme theme, ColourRole inkColour, ColourRole groundColour) {
        assertThat(contrast(theme.palette().color(inkColour), theme.palette().color(groundColour)))
                .as("%s on %s in %s", inkColour, groundColour, theme)
                .isGreaterThanOrEqualTo(FOR_TEXT);
    }

    @ParameterizedTest
    @MethodSource("symbols")
    void symbolsCanBeSeen(ColourTheme theme, ColourRole symbolColour, ColourRole groundColour) {
        if (theme == ColourTheme.HIGH_CONTRAST && symbolColour == JOINT_SHADE) {
            // There a joint is one black line on a white road, without a twin.
            assertThat(contrast(theme.palette().color(JOINT), theme.palette().color(ROAD)))
                    .isGreaterThan(FOR_TEXT);
            return;
        }
        assertThat(contrast(theme.palette().color(symbolColour), theme.palette().color(groundColour)))
                .as("%s on %s in %s", symbolColour, groundColour, theme)
                .isGreaterThanOrEqualTo(FOR_SYMBOLS);
    }

    @ParameterizedTest
    @EnumSource(Livery.class)
    void namesOnACarsPlateCanBeRead(Livery livery) {
        for (ColourTheme theme : ColourTheme.values()) {
            var palette = theme.palette();
            assertThat(contrast(palette.onPlate(livery), palette.plate(livery))).isGreaterThanOrEqualTo(FOR_TEXT);
            assertThat(contrast(
                            palette.color(Palette.role(livery, "-letter")),
                            palette.color(Palette.role(livery, "-mark"))))
                    .isGreaterThanOrEqualTo(FOR_TEXT);
        }
    }

    /// By day a button is a hollow in the foot; in the dark it must have a shape of its own.
    @ParameterizedTest
    @EnumSource(names = {"NIGHT", "HIGH_CONTRAST"})
    void buttonsOnTheFootHaveAShapeInTheDark(ColourTheme theme) {
        var palette = theme.palette();
        assertThat(contrast(palette.color(FOOT_BUTTON_EDGE), palette.color(FOOT)))
                .isGreaterThanOrEqualTo(FOR_SYMBOLS);
        assertThat(contrast(palette.color(FOOT_BUTTON), palette.color(FOOT)))
                .isGreaterThanOrEqualTo(contrast(palette.color(FOOT_FIELD), palette.color(FOOT)));
    }

    @Test
    void theMeasureIsThatOfTheGuidelines() {
        assertThat(contrast(Color.BLACK, Color.WHITE)).isEqualTo(21);
        assertThat(contrast(Color.WHITE, Color.WHITE)).isEqualTo(1);
    }
}

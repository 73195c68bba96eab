package millebornes.desktop;

import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;

/// A window in which moments, hints and standing cars are looked at.
///
/// @param width of the window in px, as `height`
public record StripCase(Look look, int width, int height, int lanes) {

    private static final int[][] SIZES = {{800, 600}, {1024, 700}, {1280, 800}, {1920, 1080}};
    private static final int MOST_LANES = 6;

    /// The junior game has no more than four cars.
    private static final int MOST_JUNIOR_LANES = 4;

    /// The looks of the table.
    public enum Look {
        DAY(ColourTheme.DAY),
        NIGHT(ColourTheme.NIGHT),
        CONTRAST(ColourTheme.HIGH_CONTRAST),
        JUNIOR(ColourTheme.DAY);

        private final ColourTheme theme;

        Look(ColourTheme theme) {
            this.theme = theme;
        }
    }

    /// Cases in which every look is seen in every size and with every number of lanes, and every size with every number
    /// of lanes; junior games with up to four.
    public static Stream<StripCase> all() {
        return IntStream.rangeClosed(2, MOST_LANES)
                .boxed()
                .flatMap(lanes -> IntStream.range(0, SIZES.length).mapToObj(size -> {
                    Look look = Look.values()[(size + lanes) % Look.values().length];
                    return of(look, size, look == Look.JUNIOR ? Math.min(lanes, MOST_JUNIOR_LANES) : lanes);
                }));
    }

    /// Cases in which every look, every size and every number of lanes is seen at least once, for what takes long.
    public static Stream<StripCase> few() {
        return Stream.of(
                of(Look.CONTRAST, 0, 6),
                of(Look.DAY, 1, 3),
                of(Look.JUNIOR, 2, 4),
                of(Look.NIGHT, 3, 2),
                of(Look.DAY, 3, 5));
    }

    /// A case in the window of that number.
    private static StripCase of(Look look, int size, int lanes) {
        return new StripCase(look, SIZES[size][0], SIZES[size][1], lanes);
    }

    /// The colours.
    public ColourTheme theme() {
        return look.theme;
    }

    /// A game with one car for each lane and all attacks.
    public Setup setup() {
        TeamFormat cars = TeamFormat.singles(lanes);
        if (look == Look.JUNIOR) {
            return new Setup(Editions.BOARD, cars, OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
        }
        return Setup.of(Editions.PLAYROOM, cars).on(FlagOption.WRONG_WAY);
    }

    @Override
    public String toString() {
        return "%s-%dx%d-%d".formatted(look.name().toLowerCase(Locale.ROOT), width, height, lanes);
    }
}

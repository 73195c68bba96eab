package millebornes.desktop.geometry;

import java.util.List;
import java.util.stream.IntStream;

/// A row of tokens in a seat, none on another. Where there is not enough room for all, the first ones are followed by the
/// number of the others.
///
/// @param radius of a token, in px
/// @param centres the distances of the tokens that are shown from the beginning of the row
/// @param others how many are not shown
public record TokenRowLayout(double radius, List<Double> centres, int others) {

    private static final double USUAL = 9.5;
    private static final double LEAST = 7.5;

    /// The least radius of a token that is alone in a room without room for it, in px for a scale of 1.
    private static final double ALONE = 5;

    private static final double BETWEEN = 1;

    /// The width of the number of tokens that are not shown, in px for a scale of 1.
    public static final double OTHERS = 18;

    public TokenRowLayout {
        centres = List.copyOf(centres);
    }

    /// The row that shows as many tokens as possible.
    ///
    /// @param tokens how many there are
    /// @param room in px
    /// @param scale the factor by which text is larger than designed
    public static TokenRowLayout of(int tokens, double room, double scale) {
        double fitting = (room / Math.max(1, tokens) - BETWEEN * scale) / 2;
        if (fitting >= LEAST * scale) {
            return row(tokens, Math.min(fitting, USUAL * scale), scale, 0);
        }
        double pitch = (2 * LEAST + BETWEEN) * scale;
        int shown = Math.min(tokens, Math.max(1, (int) ((room - OTHERS * scale) / pitch)));
        double alone = room / 2 - (tokens > shown ? OTHERS + BETWEEN : BETWEEN) / 2 * scale;
        double radius = shown > 1 ? LEAST * scale : Math.clamp(alone, ALONE * scale, LEAST * scale);
        return row(shown, radius, scale, tokens - shown);
    }

    /// The width in which a row shows all its tokens or, of many, two and the number of the others.
    public static double least(int tokens, double scale) {
        return tokens == 0 ? 0 : Math.min(all(tokens, scale), all(2, scale) + OTHERS * scale);
    }

    /// The least width of a row of all its tokens.
    public static double all(int tokens, double scale) {
        return tokens * (2 * LEAST + BETWEEN) * scale;
    }

    /// The width of one of that many tokens and the number of the others.
    public static double first(int tokens, double scale) {
        return tokens == 0 ? 0 : (2 * LEAST + BETWEEN + (tokens > 1 ? OTHERS : 0)) * scale;
    }

    /// The width of a row of tokens of the usual size.
    public static double usual(int tokens, double scale) {
        return tokens * (2 * USUAL + BETWEEN) * scale;
    }

    /// The end of the last token that is shown.
    public double end() {
        return centres.isEmpty() ? 0 : centres.getLast() + radius;
    }

    private static TokenRowLayout row(int shown, double radius, double scale, int others) {
        double pitch = 2 * radius + BETWEEN * scale;
        return new TokenRowLayout(
                radius,
                IntStream.range(0, shown).mapToObj(i -> radius + i * pitch).toList(),
                others);
    }
}

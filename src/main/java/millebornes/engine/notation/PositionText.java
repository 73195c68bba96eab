package millebornes.engine.notation;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Setup;

/// Writes and reads a complete position as lines of text: the game, the round with its number and totals, all cards,
/// and the seed of the next deals. It shows all hands; for the view of one seat use [ViewTextWriter].
public final class PositionText {

    private static final String GAME = "game ";

    private PositionText() {}

    /// The text of a match's current state. Of earlier rounds it contains only the points.
    public static String of(Match match) {
        return of(match, match.rules().setup());
    }

    /// The text of a match as [#of(Match)], but without the mark of earlier rules
    /// ([millebornes.engine.rules.Setup#isEarlier()]): what was written before a game could have them.
    public static String ofAnyRules(Match match) {
        return of(match, match.rules().setup().current());
    }

    private static String of(Match match, Setup setup) {
        PositionLinesBuilder lines = new PositionLinesBuilder()
                .add("round", match.number())
                .add("totals", PhaseTextWriter.numbers(match.totals()))
                .add("deals", "seed " + match.seed().text() + " first " + match.first());
        return GAME + SetupText.of(setup) + "\n" + RoundTextWriter.write(match.round(), lines);
    }

    /// Parses a match: one line with the game, then the lines of [PositionReader]. Blank lines, spaces at the margin
    /// and lines that begin with `#` are ignored.
    ///
    /// Invariant: the text of [#of(Match)] is read as a match with the same state and the same continuation.
    ///
    /// @throws millebornes.engine.rules.BadSetupException when the game cannot be played
    /// @throws IllegalArgumentException when a line is not understood, or the deck does not hold those cards
    public static Match match(String text) {
        List<String> lines = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
        if (lines.isEmpty() || !lines.getFirst().startsWith(GAME)) {
            throw new IllegalArgumentException("a position begins with its game");
        }
        RuleEngine rules =
                SetupText.setup(lines.getFirst().substring(GAME.length())).rules();
        PositionReader reader = new PositionReader(rules);
        lines.stream().skip(1).forEach(reader::place);
        return reader.match();
    }
}

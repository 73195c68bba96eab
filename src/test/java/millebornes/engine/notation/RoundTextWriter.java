package millebornes.engine.notation;

import millebornes.engine.table.Round;

/// Writes a whole round with all its cards as lines of text, for failed tests and for comparisons. With the game around
/// it, it is a [PositionText].
public final class RoundTextWriter {

    private RoundTextWriter() {}

    /// The lines of a round.
    public static String of(Round round) {
        return PositionText.write(round, new PositionLinesBuilder()).toString();
    }
}

package millebornes.engine.notation;

import millebornes.engine.table.Round;
import millebornes.engine.table.Shoe;

/// Writes a whole round with all its cards as lines of text, for failed tests and for comparisons. With the game around
/// it, it is a [PositionText].
public final class RoundTextWriter {

    private RoundTextWriter() {}

    /// The lines of a round.
    public static String of(Round round) {
        return write(round, new PositionLinesBuilder()).toString();
    }

    static PositionLinesBuilder write(Round round, PositionLinesBuilder lines) {
        Shoe shoe = round.shoe();
        lines.target(round.target(), round.extensionCaller()).cars(round.cars());
        for (int seat = 0; seat < round.hands().size(); seat++) {
            lines.add("hand " + seat, CardText.of(round.hand(seat).cards()));
        }
        return lines.add("draw", CardText.of(shoe.drawPile()))
                .discards(shoe.discards(), shoe.removed().toList())
                .add("table", CardText.of(round.onTable().cards()))
                .add(
                        "reshuffled",
                        shoe.reshuffles() + " " + shoe.distances() + ", seed "
                                + shoe.source().text())
                .waits(round.stuck(), round.phase());
    }
}

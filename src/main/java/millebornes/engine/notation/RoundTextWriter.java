package millebornes.engine.notation;

import millebornes.engine.table.CardTray;
import millebornes.engine.table.Round;

/// Writes a whole round with all its cards as lines of text, for failed tests and for comparisons. With the game around
/// it, it is a [PositionText].
public final class RoundTextWriter {

    private RoundTextWriter() {}

    /// The lines of a round.
    public static String of(Round round) {
        return write(round, new PositionLinesBuilder()).toString();
    }

    static PositionLinesBuilder write(Round round, PositionLinesBuilder lines) {
        CardTray cardTray = round.shoe();
        lines.target(round.target(), round.extensionCaller()).cars(round.cars());
        for (int seat = 0; seat < round.hands().size(); seat++) {
            lines.add("hand " + seat, CardText.of(round.hand(seat).cards()));
        }
        return lines.add("draw", CardText.of(cardTray.drawPile()))
                .discards(cardTray.discards(), cardTray.removed().toList())
                .add("table", CardText.of(round.onTable().cards()))
                .add(
                        "reshuffled",
                        cardTray.reshuffles() + " " + cardTray.distances() + ", seed "
                                + cardTray.source().text())
                .waits(round.stuck(), round.phase());
    }
}

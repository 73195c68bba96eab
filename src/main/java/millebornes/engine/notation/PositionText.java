package millebornes.engine.notation;

import millebornes.engine.match.Match;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.CardTray;
import millebornes.engine.table.Round;

/// Writes a complete position as lines of text: the game, the round with its number and totals, all cards, and the seed
/// of the next deals. It shows all hands; for the view of one seat use [ViewTextWriter].
public final class PositionText {

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
        return "game " + SetupText.of(setup) + "\n" + write(match.round(), lines);
    }

    /// Adds the lines of a round with all its cards.
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

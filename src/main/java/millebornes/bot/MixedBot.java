package millebornes.bot;

import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.table.SeededRandom;

/// A player whose strength is halfway between two others: it plays about every other move as the stronger one would.
final class MixedBot implements Bot {

    private final Bot weakerBot;
    private final Bot strongerBot;

    MixedBot(Bot weakerBot, Bot strongerBot) {
        this.weakerBot = weakerBot;
        this.strongerBot = strongerBot;
    }

    @Override
    public ReasonedMove choose(SeatView view, ThinkingTimeAndSeed timeAndSeed) {
        return chosen(timeAndSeed).choose(view, timeAndSeed);
    }

    @Override
    public Move move(SeatKnowledge knowledge, ThinkingTimeAndSeed timeAndSeed) {
        return chosen(timeAndSeed).move(knowledge, timeAndSeed);
    }

    private Bot chosen(ThinkingTimeAndSeed timeAndSeed) {
        return new SeededRandom(~timeAndSeed.seed()).below(2) == 0 ? weakerBot : strongerBot;
    }
}

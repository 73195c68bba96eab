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
    public ReasonedMove choose(SeatView view, long seed) {
        return chosen(seed).choose(view, seed);
    }

    @Override
    public Move move(SeatKnowledge knowledge, long seed) {
        return chosen(seed).move(knowledge, seed);
    }

    private Bot chosen(long seed) {
        return new SeededRandom(~seed).below(2) == 0 ? weakerBot : strongerBot;
    }
}

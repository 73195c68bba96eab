package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.table.SeededRandom;

/// Plays random legal moves, all with the same probability; a baseline for measurements.
final class RandomBot implements Bot {

    @Override
    public ReasonedMove choose(SeatView view, long seed) {
        return new ReasonedMove(move(view, seed), MoveReason.CHANCE);
    }

    @Override
    public Move move(SeatKnowledge knowledge, long seed) {
        List<Move> legal = Bot.legal(knowledge);
        return legal.get(new SeededRandom(seed).below(legal.size()));
    }
}

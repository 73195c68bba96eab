package millebornes.bot;

import java.util.Collections;
import millebornes.engine.match.RollOuts;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.table.Phase;
import org.jspecify.annotations.Nullable;

/// Evaluates a move on an imagined deal: plays it, then lets `medium` play on in every seat. If there is a network for
/// the game, only a few moves are played, before chance hides the effect of the move; otherwise the round to its end.
final class RollOutMoveEvaluator {

    /// The number of moves after which a network evaluates the position.
    static final int AHEAD = 8;

    private final SeatView view;
    private final RollOuts rollOuts;
    private final RoundWorth worth;
    private final @Nullable ValueNet net;
    private final ValueNetFeatures positionFeatures;

    /// @param net the network that evaluates positions of the game, or null
    RollOutMoveEvaluator(SeatView view, MediumBot bot, @Nullable ValueNet net) {
        this.view = view;
        rollOuts = new RollOuts(view, Collections.nCopies(view.rules().seating().seats(), bot::move));
        worth = new RoundWorth(view);
        this.net = worth.isDecidedByTheRound() ? net : null;
        positionFeatures = new ValueNetFeatures(view.rules(), view.seat());
    }

    RollOuts rollOuts() {
        return rollOuts;
    }

    /// Whether roll-outs stop before the round is over.
    boolean isCutShort() {
        return net != null;
    }

    /// The value of a move.
    ///
    /// @param worth the value for the player's team, from 0 to [RoundWorth#WHOLE]
    /// @param points the lead of the player's team over the best other one at the end of the round, in points
    record Brought(int worth, double points) {}

    /// Evaluates a move on a deal, which is not changed.
    Brought brought(MutableRound roundDraft, Move move) {
        MutableRound round = playedOn(roundDraft, move);
        if (net == null || round.isOver()) {
            int[] points = rollOuts.points(round);
            return new Brought(worth.of(points, rollOuts.winners(round)), ahead(points));
        }
        positionFeatures.read(round);
        ValueNet.Value value = net.value(positionFeatures.list());
        return new Brought(worth.of(value), value.margin());
    }

    private int ahead(int[] points) {
        int team = view.rules().seating().teamOf(view.seat());
        int best = Integer.MIN_VALUE;
        for (int seat = 0; seat < points.length; seat++) {
            if (view.rules().seating().teamOf(seat) != team) {
                best = Math.max(best, points[seat]);
            }
        }
        return points[view.seat()] - best;
    }

    /// The [Brought#worth()] of a move on a deal, which is not changed.
    int of(MutableRound roundDraft, Move move) {
        MutableRound round = playedOn(roundDraft, move);
        if (net == null || round.isOver()) {
            return worth.of(rollOuts.points(round), rollOuts.winners(round));
        }
        positionFeatures.read(round);
        return worth.of(net.value(positionFeatures.list()));
    }

    /// A copy of a deal after a move and the moves of everybody that follow it in a roll-out.
    MutableRound playedOn(MutableRound roundDraft, Move move) {
        MutableRound round = roundDraft.copy();
        view.rules().step(round, move);
        rollOuts.advance(round, 0, net == null ? Integer.MAX_VALUE : AHEAD);
        while (!round.isOver() && !(round.phase() instanceof Phase.Turn)) {
            rollOuts.advance(round, 0, 1);
        }
        return round;
    }
}

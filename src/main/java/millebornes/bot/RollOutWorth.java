package millebornes.bot;

import java.util.Collections;
import millebornes.engine.match.RollOuts;
import millebornes.engine.match.RollOuts.RollOutPolicy;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundDraft;
import millebornes.engine.table.Phase;
import org.jspecify.annotations.Nullable;

/// Evaluates a move on an imagined deal: plays it, then lets `medium` play on in every seat. If there is a network for
/// the game, only a few moves are played, before chance hides the effect of the move; otherwise the round to its end.
final class RollOutWorth {

    /// The number of moves after which a network evaluates the position.
    static final int AHEAD = 8;

    private final SeatView view;
    private final RollOuts rollOuts;
    private final RoundWorth worth;
    private final @Nullable ValueNet net;
    private final SeatPositionFeatures position;

    /// @param net the network that evaluates positions of the game, or null
    RollOutWorth(SeatView view, MediumBot bot, @Nullable ValueNet net) {
        this.view = view;
        RollOutPolicy policy = (knowledge, seed) -> bot.move(knowledge, new ThinkingTimeAndSeed(0, seed));
        rollOuts = new RollOuts(view, Collections.nCopies(view.rules().seating().seats(), policy));
        worth = new RoundWorth(view);
        this.net = worth.isDecidedByTheRound() ? net : null;
        position = new SeatPositionFeatures(view.rules(), view.seat());
    }

    RollOuts rollOuts() {
        return rollOuts;
    }

    /// True when roll-outs end before the round does.
    boolean isCutShort() {
        return net != null;
    }

    /// The value of a move.
    ///
    /// @param worth the value for the player's team, from 0 to [RoundWorth#WHOLE]
    /// @param points the lead of the player's team over the best other one at the end of the round, in points
    record Brought(int worth, double points) {}

    /// Evaluates a move on a deal, which is not changed.
    Brought brought(RoundDraft roundDraft, Move move) {
        RoundDraft draft = playedOn(roundDraft, move);
        if (net == null || draft.isOver()) {
            int[] points = rollOuts.points(draft);
            return new Brought(worth.of(points, rollOuts.winners(draft)), ahead(points));
        }
        position.read(draft);
        ValueNet.Value value = net.value(position.list());
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
    int of(RoundDraft roundDraft, Move move) {
        RoundDraft draft = playedOn(roundDraft, move);
        if (net == null || draft.isOver()) {
            return worth.of(rollOuts.points(draft), rollOuts.winners(draft));
        }
        position.read(draft);
        return worth.of(net.value(position.list()));
    }

    /// A copy of a deal after a move and the moves of everybody that follow it in a roll-out.
    RoundDraft playedOn(RoundDraft roundDraft, Move move) {
        RoundDraft draft = roundDraft.copy();
        view.rules().step(draft, move);
        rollOuts.advance(draft, 0, net == null ? Integer.MAX_VALUE : AHEAD);
        while (!draft.isOver() && !(draft.phase() instanceof Phase.Turn)) {
            rollOuts.advance(draft, 0, 1);
        }
        return draft;
    }
}

package millebornes.bot;

import java.util.Collections;
import millebornes.engine.match.RollOutPolicy;
import millebornes.engine.match.RollOuts;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundDraft;
import millebornes.engine.table.Phase;
import org.jspecify.annotations.Nullable;

/// What a move brings on an imagined deal when the player of two stars plays on in every seat: as far as the end where no
/// net knows the game, else as far as chance would begin to hide what the move was worth.
final class RollOutWorth {

    /// After so many moves a net says what lies there.
    static final int AHEAD = 8;

    private final SeatView view;
    private final RollOuts rollOuts;
    private final RoundWorth worth;
    private final @Nullable ValueNet net;
    private final SeatPositionFeatures position;

    /// @param net knows the game, or null
    RollOutWorth(SeatView view, MediumBot player, @Nullable ValueNet net) {
        this.view = view;
        RollOutPolicy policy = (sight, seed) -> player.move(sight, new ThinkingTimeAndSeed(0, seed));
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

    /// What a move brings.
    ///
    /// @param worth a whole number from 0 to [RoundWorth#WHOLE]
    /// @param points by how much the own team is ahead of the best other one in the end
    record Brought(int worth, double points) {}

    /// What a move brings, in points too; the deal stays as it is.
    Brought brought(RoundDraft deal, Move move) {
        RoundDraft draft = playedOn(deal, move);
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

    /// A whole number from 0 to [RoundWorth#WHOLE]; the deal stays as it is.
    int of(RoundDraft deal, Move move) {
        RoundDraft draft = playedOn(deal, move);
        if (net == null || draft.isOver()) {
            return worth.of(rollOuts.points(draft), rollOuts.winners(draft));
        }
        position.read(draft);
        return worth.of(net.value(position.list()));
    }

    private RoundDraft playedOn(RoundDraft deal, Move move) {
        RoundDraft draft = deal.copy();
        view.rules().step(draft, move);
        rollOuts.advance(draft, 0, net == null ? Integer.MAX_VALUE : AHEAD);
        while (!draft.isOver() && !(draft.phase() instanceof Phase.Turn)) {
            rollOuts.advance(draft, 0, 1);
        }
        return draft;
    }
}

package millebornes.bot;

import millebornes.engine.rules.MutableRound;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Seating;

/// The inputs of a neural network for a position with all hands known, from the perspective of a seat: its car and hand
/// first, then those of the others in the order of their turns.
///
/// The list is reused for every position of one search.
final class ValueNetFeatures {

    /// The number of inputs that belong to no seat: the draw pile, whether the round was extended, and by whom.
    private static final int TABLE = DrawPileFeatures.SIZE + 3;

    private final RuleEngine rules;
    private final Seating seating;
    private final int first;
    private final SparseNetInputs inputs;

    /// @param seat the seat of the perspective
    ValueNetFeatures(RuleEngine rules, int seat) {
        this.rules = rules;
        seating = rules.seating();
        first = seat;
        inputs = new SparseNetInputs(size(seating));
    }

    /// The number of inputs at a table with this seating.
    static int size(Seating seating) {
        return CarFeatures.SIZE * seating.carCount() + (HandFeatures.SIZE + 1) * seating.seats() + TABLE;
    }

    SparseNetInputs list() {
        return inputs;
    }

    /// Computes the inputs for a position at the beginning of a turn.
    void read(MutableRound round) {
        inputs.clear();
        int at = 0;
        for (int car = 0; car < seating.carCount(); car++) {
            CarFeatures.put(inputs, at, round.car((seating.carOf(first) + car) % seating.carCount()), round.target());
            at += CarFeatures.SIZE;
        }
        for (int place = 0; place < seating.seats(); place++) {
            int seat = (first + place) % seating.seats();
            HandFeatures.put(inputs, at, round.hand(seat), round.carOf(seat), round.target());
            inputs.putIf(round.phase() instanceof Phase.Turn turn && turn.seat() == seat, at + HandFeatures.SIZE);
            at += HandFeatures.SIZE + 1;
        }
        table(at, round);
    }

    private void table(int table, MutableRound round) {
        DrawPileFeatures.put(inputs, table, rules, round);
        int at = table + DrawPileFeatures.SIZE;
        inputs.putIf(round.target() > rules.options().target(), at++);
        if (round.extensionCaller() != Seating.NOBODY) {
            inputs.put(at + (round.extensionCaller() == seating.teamOf(first) ? 0 : 1), 1);
        }
    }
}

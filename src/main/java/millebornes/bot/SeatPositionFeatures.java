package millebornes.bot;

import millebornes.engine.rules.RoundDraft;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Seating;

/// The inputs of a neural network for a position with all hands known, from the perspective of a seat: its car and hand
/// first, then those of the others in the order of their turns.
///
/// The list is reused for every position of one search.
final class SeatPositionFeatures {

    /// The number of inputs that belong to no seat: the draw pile, whether the round was extended, and by whom.
    private static final int TABLE = PileFeatures.SIZE + 3;

    private final RuleEngine rules;
    private final Seating seating;
    private final int first;
    private final SparseNetInputs inputs;

    /// @param seat the seat of the perspective
    SeatPositionFeatures(RuleEngine rules, int seat) {
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

    /// Reads a position at the beginning of a turn.
    void read(RoundDraft draft) {
        inputs.clear();
        int at = 0;
        for (int car = 0; car < seating.carCount(); car++) {
            CarFeatures.put(inputs, at, draft.car((seating.carOf(first) + car) % seating.carCount()), draft.target());
            at += CarFeatures.SIZE;
        }
        for (int place = 0; place < seating.seats(); place++) {
            int seat = (first + place) % seating.seats();
            HandFeatures.put(inputs, at, draft.hand(seat), draft.carOf(seat), draft.target());
            inputs.putIf(draft.phase() instanceof Phase.Turn turn && turn.seat() == seat, at + HandFeatures.SIZE);
            at += HandFeatures.SIZE + 1;
        }
        table(at, draft);
    }

    private void table(int table, RoundDraft draft) {
        PileFeatures.put(inputs, table, rules, draft);
        int at = table + PileFeatures.SIZE;
        inputs.putIf(draft.target() > rules.options().target(), at++);
        if (draft.extensionCaller() != Seating.NOBODY) {
            inputs.put(at + (draft.extensionCaller() == seating.teamOf(first) ? 0 : 1), 1);
        }
    }
}

package millebornes.engine.rules;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;
import millebornes.engine.card.BitCapacityCheck;
import millebornes.engine.card.CardKindSet;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.HazardSet;
import millebornes.engine.play.Move;
import millebornes.engine.table.SeatSet;
import org.jspecify.annotations.Nullable;

/// What a seat may do in its turn, in the order of the referee protocol: distances, attacks by card and target,
/// remedies and safeties, discards, and what ends the turn without a card. Packed, because every view carries one and
/// most are looked at in one place only.
final class PackedTurnMoveList extends AbstractList<Move> implements RandomAccess {

    /// Every attack on car 0, by the bits of the set of its hazards; those on other cars are shifted by their number.
    private static final long[] ATTACKS = new long[HazardSet.ALL.bits() + 1];

    static {
        checkRoom(Hazard.values().length);
        for (int hazards = 0; hazards < ATTACKS.length; hazards++) {
            for (int rest = hazards; rest != 0; rest &= rest - 1) {
                ATTACKS[hazards] |= 1L << (CardKindSet.first(rest) * SeatSet.MOST_SEATS);
            }
        }
    }

    private final int plays;
    private final long attacks;
    private final int discards;
    private final @Nullable Move last;

    /// @param plays the distances, remedies and safeties for the own car
    /// @param attacks the attacks on every car, from [#attacks(HazardSet, int)]
    /// @param discards what may be thrown away
    /// @param last the move without a card, or null when there is none
    PackedTurnMoveList(CardKindSet plays, long attacks, CardKindSet discards, @Nullable Move last) {
        this.plays = plays.bits();
        this.attacks = attacks;
        this.discards = discards.bits();
        this.last = last;
    }

    static void checkRoom(int hazards) {
        BitCapacityCheck.checkBits("a turn's attacks", "attacks", hazards * SeatSet.MOST_SEATS, 1, Long.SIZE);
    }

    /// The attacks with these hazards on that car, one bit each.
    static long attacks(HazardSet hazards, int car) {
        return ATTACKS[hazards.bits()] << car;
    }

    @Override
    public int size() {
        return Integer.bitCount(plays) + Long.bitCount(attacks) + Integer.bitCount(discards) + (last == null ? 0 : 1);
    }

    @Override
    public Move get(int index) {
        int place = index;
        int distances = plays & CardKindSet.DISTANCES.bits();
        if (place >= 0 && place < Integer.bitCount(distances)) {
            return Move.play(bit(distances, place));
        }
        place -= Integer.bitCount(distances);
        if (place >= 0 && place < Long.bitCount(attacks)) {
            return Move.attack(bit(attacks, place));
        }
        place -= Long.bitCount(attacks);
        int others = plays & ~distances;
        if (place >= 0 && place < Integer.bitCount(others)) {
            return Move.play(bit(others, place));
        }
        place -= Integer.bitCount(others);
        if (place >= 0 && place < Integer.bitCount(discards)) {
            return Move.discard(bit(discards, place));
        }
        if (last != null && place == Integer.bitCount(discards)) {
            return last;
        }
        throw new IndexOutOfBoundsException(index);
    }

    /// Takes bit after bit, which is quicker than to look for each place.
    @Override
    public Iterator<Move> iterator() {
        return new MoveIterator();
    }

    /// The number of a bit, given how many bits are set below it.
    private static int bit(long bits, int below) {
        return Long.numberOfTrailingZeros(Long.expand(1L << below, bits));
    }

    /// What is left of the list.
    private final class MoveIterator implements Iterator<Move> {

        private int distances = plays & CardKindSet.DISTANCES.bits();
        private long hazards = attacks;
        private int others = plays & ~CardKindSet.DISTANCES.bits();
        private int thrown = discards;
        private @Nullable Move end = last;

        @Override
        public boolean hasNext() {
            return (distances | others | thrown) != 0 || hazards != 0 || end != null;
        }

        @Override
        public Move next() {
            if (distances != 0) {
                int card = CardKindSet.first(distances);
                distances &= distances - 1;
                return Move.play(card);
            }
            if (hazards != 0) {
                int attack = Long.numberOfTrailingZeros(hazards);
                hazards &= hazards - 1;
                return Move.attack(attack);
            }
            if (others != 0) {
                int card = CardKindSet.first(others);
                others &= others - 1;
                return Move.play(card);
            }
            if (thrown != 0) {
                int card = CardKindSet.first(thrown);
                thrown &= thrown - 1;
                return Move.discard(card);
            }
            Move move = end;
            if (move == null) {
                throw new NoSuchElementException();
            }
            end = null;
            return move;
        }
    }
}

package millebornes.engine.rules;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;
import millebornes.engine.table.BitCapacityCheck;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardKindSet;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.SeatSet;
import org.jspecify.annotations.Nullable;

/// The legal moves of a seat in its turn, in the order of the referee protocol: distances, attacks by card and target,
/// remedies and safeties, discards, and moves without a card. Packed into two numbers of 64 bits, one bit for each
/// move, because every view has such a list.
final class PackedTurnMoveList extends AbstractList<Move> implements RandomAccess {

    static final Move END_TURN = new Move.EndTurn();

    static final Move STUCK = new Move.Stuck();

    /// For each set of hazards, by its bits, the attacks with them on car 0; shifted by its number for another car.
    private static final long[] ATTACKS = new long[HazardSet.ALL.bits() + 1];

    /// The bit of the first number where the attacks begin, behind the distances.
    private static final int ATTACKS_AT = CardKindSet.DISTANCES.size();

    /// The bit of the second number where plays that are neither distances nor attacks begin. Before it: attacks that do
    /// not fit into the first number; after these plays: the discards, then the moves without a card.
    private static final int OTHERS_AT =
            Math.max(0, ATTACKS_AT + Hazard.values().length * SeatSet.MOST_SEATS - Long.SIZE);

    private static final int FIRST_OTHER = Card.index(Remedy.GREEN_LIGHT);

    private static final int DISCARDS_AT = OTHERS_AT + Card.ALL.size() - FIRST_OTHER;

    private static final int END_TURN_AT = DISCARDS_AT + Card.ALL.size();

    private static final int STUCK_AT = END_TURN_AT + 1;

    /// The move that each bit stands for, first those of the first number.
    private static final Move[] MOVES = new Move[2 * Long.SIZE];

    static {
        checkRoom(Hazard.values().length);
        BitCapacityCheck.checkBits("the end of a list of moves", "moves", STUCK_AT + 1, 1, Long.SIZE);
        for (int hazards = 0; hazards < ATTACKS.length; hazards++) {
            for (int rest = hazards; rest != 0; rest &= rest - 1) {
                ATTACKS[hazards] |= 1L << (CardKindSet.first(rest) * SeatSet.MOST_SEATS);
            }
        }
        for (int distance = 0; distance < ATTACKS_AT; distance++) {
            MOVES[distance] = Move.play(distance);
        }
        for (int attack = 0; attack < Hazard.values().length * SeatSet.MOST_SEATS; attack++) {
            MOVES[ATTACKS_AT + attack] = Move.attack(attack);
        }
        for (int card = 0; card < Card.ALL.size(); card++) {
            MOVES[Long.SIZE + DISCARDS_AT + card] = Move.discard(card);
        }
        for (int card = FIRST_OTHER; card < Card.ALL.size(); card++) {
            MOVES[Long.SIZE + OTHERS_AT + card - FIRST_OTHER] = Move.play(card);
        }
        MOVES[Long.SIZE + END_TURN_AT] = END_TURN;
        MOVES[Long.SIZE + STUCK_AT] = STUCK;
    }

    private final long begin;
    private final long end;

    /// @param playKinds the distances, remedies and safeties for the player's own car
    /// @param attacks the attacks on every car, from [#attacks(HazardSet, int)]
    /// @param discardKinds the cards that may be discarded
    /// @param lastMove [#END_TURN] or [#STUCK], or null when there is no move without a card
    PackedTurnMoveList(CardKindSet playKinds, long attacks, CardKindSet discardKinds, @Nullable Move lastMove) {
        begin = (playKinds.bits() & CardKindSet.DISTANCES.bits()) | attacks << ATTACKS_AT;
        long ends = lastMove == null ? 0 : lastMove instanceof Move.EndTurn ? 1L << END_TURN_AT : 1L << STUCK_AT;
        end = attacks >>> (Long.SIZE - ATTACKS_AT)
                | (long) (playKinds.bits() >>> FIRST_OTHER) << OTHERS_AT
                | (long) discardKinds.bits() << DISCARDS_AT
                | ends;
    }

    static void checkRoom(int hazards) {
        BitCapacityCheck.checkBits("a turn's attacks", "attacks", hazards * SeatSet.MOST_SEATS, 1, Long.SIZE);
    }

    /// The bits of the attacks with these hazards on a car.
    static long attacks(HazardSet hazards, int car) {
        return ATTACKS[hazards.bits()] << car;
    }

    @Override
    public int size() {
        return Long.bitCount(begin) + Long.bitCount(end);
    }

    @Override
    public Move get(int index) {
        int inBegin = Long.bitCount(begin);
        int inEnd = Long.bitCount(end);
        if (index < 0 || index >= inBegin + inEnd) {
            throw new IndexOutOfBoundsException(index);
        }
        boolean first = index < inBegin;
        return MOVES[(first ? 0 : Long.SIZE) + bit(first ? begin : end, first ? index : index - inBegin)];
    }

    /// An iterator that takes bit after bit, which is faster than [#get(int)] for each index.
    @Override
    public Iterator<Move> iterator() {
        return new MoveIterator(begin, end);
    }

    /// The place of a bit that is set, given how many bits are set below it.
    private static int bit(long bits, int below) {
        return Long.numberOfTrailingZeros(Long.expand(1L << below, bits));
    }

    /// Iterates over the bits that are still set.
    private static final class MoveIterator implements Iterator<Move> {

        private long begin;
        private long end;

        MoveIterator(long begin, long end) {
            this.begin = begin;
            this.end = end;
        }

        @Override
        public boolean hasNext() {
            return (begin | end) != 0;
        }

        @Override
        public Move next() {
            if (begin != 0) {
                int place = Long.numberOfTrailingZeros(begin);
                begin &= begin - 1;
                return MOVES[place];
            }
            if (end == 0) {
                throw new NoSuchElementException();
            }
            int place = Long.numberOfTrailingZeros(end);
            end &= end - 1;
            return MOVES[Long.SIZE + place];
        }
    }
}

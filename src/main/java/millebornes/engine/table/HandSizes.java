package millebornes.engine.table;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/// The number of cards in each hand, by seat, which is public. Packed into a number, because every view has one.
public final class HandSizes extends AbstractList<Integer> implements RandomAccess {

    private static final int BITS = 3;

    private static final int MASK = (1 << BITS) - 1;

    static {
        checkRoom(SeatSet.MOST_SEATS);
        BitCapacityCheck.checkCount("the count of a seat's cards", Hand.MOST, BITS);
    }

    static void checkRoom(int seats) {
        BitCapacityCheck.checkBits("the count of all hands", "seats", seats, BITS, Integer.SIZE);
    }

    private final int counts;

    private final int seats;

    private HandSizes(int counts, int seats) {
        this.counts = counts;
        this.seats = seats;
    }

    /// The sizes of these hands.
    public static HandSizes of(Hands hands) {
        int counts = 0;
        for (int seat = hands.size() - 1; seat >= 0; seat--) {
            counts = (counts << BITS) | hands.get(seat).size();
        }
        return new HandSizes(counts, hands.size());
    }

    /// The sizes in a list, by seat.
    ///
    /// @throws IllegalArgumentException when one is below 0 or above [Hand#MOST]
    public static HandSizes copyOf(List<Integer> list) {
        int counts = 0;
        for (int count : list.reversed()) {
            if (count < 0 || count > Hand.MOST) {
                throw new IllegalArgumentException("no hand holds " + count + " cards");
            }
            counts = (counts << BITS) | count;
        }
        return new HandSizes(counts, list.size());
    }

    @Override
    public Integer get(int seat) {
        if (seat < 0 || seat >= seats) {
            throw new IndexOutOfBoundsException(seat);
        }
        return (counts >>> (BITS * seat)) & MASK;
    }

    @Override
    public int size() {
        return seats;
    }
}

package millebornes.engine.table;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;

/// A set of seats, packed into a number, such as those that are asked or that drive a car.
///
/// @param bits one bit for each seat, by its number
public record SeatSet(int bits) {

    public static final SeatSet NONE = new SeatSet(0);

    /// The most seats of any table.
    public static final int MOST_SEATS = 9;

    private static final SeatSet[] SETS = new SeatSet[1 << MOST_SEATS];

    static {
        checkRoom(MOST_SEATS);
        for (int bits = 0; bits < SETS.length; bits++) {
            SETS[bits] = new SeatSet(bits);
        }
    }

    /// Checks that each seat has a bit. The sign bit stays free, so that [#bits()] is never negative.
    static void checkRoom(int seats) {
        BitCapacityCheck.checkBits("a set of seats", "seats", seats, 1, Integer.SIZE - 1);
    }

    public SeatSet {
        if (bits < 0 || bits >= (1 << MOST_SEATS)) {
            throw new IllegalArgumentException("no set of seats: " + bits);
        }
    }

    /// The set of one seat; shared.
    public static SeatSet of(int seat) {
        return SETS[bit(seat)];
    }

    /// Whether the set contains a seat; false for numbers that are no seat.
    public boolean contains(int seat) {
        return seat >= 0 && seat < MOST_SEATS && (bits & (1 << seat)) != 0;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Integer.bitCount(bits);
    }

    public SeatSet with(int seat) {
        return SETS[bits | bit(seat)];
    }

    public SeatSet without(int seat) {
        return SETS[bits & ~bit(seat)];
    }

    /// The lowest seat of the set.
    ///
    /// @throws NoSuchElementException when the set is empty
    public int first() {
        if (bits == 0) {
            throw new NoSuchElementException("no seat");
        }
        return Integer.numberOfTrailingZeros(bits);
    }

    /// The seats of the set in ascending order.
    public List<Integer> toList() {
        List<Integer> seats = new ArrayList<>(size());
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            seats.add(Integer.numberOfTrailingZeros(rest));
        }
        return seats;
    }

    private static int bit(int seat) {
        return 1 << Objects.checkIndex(seat, MOST_SEATS);
    }
}

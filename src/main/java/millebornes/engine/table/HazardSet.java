package millebornes.engine.table;

import java.util.ArrayList;
import java.util.List;

/// A packed set of hazards, such as those of a car.
///
/// @param bits one bit a hazard, by its ordinal
public record HazardSet(int bits) {

    private static final Hazard[] HAZARDS = Hazard.values();

    private static final int EVERY = (1 << HAZARDS.length) - 1;

    public static final HazardSet NONE = new HazardSet(0);

    public static final HazardSet ALL = new HazardSet(EVERY);

    /// The hazards with which a car can still drive.
    public static final HazardSet NOT_STOPPING;

    private static final int STOPPING;

    static {
        checkRoom(Hazard.values().length);
        int stopping = 0;
        for (Hazard hazard : HAZARDS) {
            stopping |= hazard.stops() ? 1 << hazard.ordinal() : 0;
        }
        STOPPING = stopping;
        NOT_STOPPING = new HazardSet(EVERY & ~stopping);
    }

    /// Checks that each hazard has a bit. The sign bit stays free, so that [#bits()] is never negative.
    static void checkRoom(int kinds) {
        BitCapacityCheck.checkBits("a set of hazards", "hazards", kinds, 1, Integer.SIZE - 1);
    }

    public HazardSet {
        if ((bits & ~EVERY) != 0) {
            throw new IllegalArgumentException("no set of hazards: " + bits);
        }
    }

    public boolean contains(Hazard hazard) {
        return (bits & (1 << hazard.ordinal())) != 0;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    /// True when a stop hazard is in the set.
    public boolean stops() {
        return (bits & STOPPING) != 0;
    }

    public HazardSet with(Hazard hazard) {
        return new HazardSet(bits | (1 << hazard.ordinal()));
    }

    public HazardSet without(Hazard hazard) {
        return new HazardSet(bits & ~(1 << hazard.ordinal()));
    }

    /// The hazards of this set that a safety protects from.
    public HazardSet guardedBy(Safety safety) {
        HazardSet guardedHazards = NONE;
        for (Hazard hazard : HAZARDS) {
            if (contains(hazard) && hazard.safety() == safety) {
                guardedHazards = guardedHazards.with(hazard);
            }
        }
        return guardedHazards;
    }

    /// The hazards that are in both sets.
    public HazardSet and(HazardSet otherHazards) {
        return new HazardSet(bits & otherHazards.bits);
    }

    /// The hazards that are in at least one of the sets.
    public HazardSet or(HazardSet otherHazards) {
        return new HazardSet(bits | otherHazards.bits);
    }

    /// The hazards of this set that are not in the other.
    public HazardSet minus(HazardSet otherHazards) {
        return new HazardSet(bits & ~otherHazards.bits);
    }

    /// The stop hazards of the set.
    public HazardSet stopping() {
        return new HazardSet(bits & STOPPING);
    }

    /// The hazards of the set in the order of the card list.
    public List<Hazard> toList() {
        List<Hazard> hazards = new ArrayList<>(Integer.bitCount(bits));
        for (Hazard hazard : HAZARDS) {
            if (contains(hazard)) {
                hazards.add(hazard);
            }
        }
        return hazards;
    }
}

package millebornes.engine.card;

import java.util.ArrayList;
import java.util.List;

/// A set of hazards, packed: what lies before a car.
///
/// @param bits one bit a hazard, by its ordinal
public record HazardSet(int bits) {

    public static final HazardSet NONE = new HazardSet(0);

    private static final Hazard[] HAZARDS = Hazard.values();

    private static final HazardSet[] SETS = new HazardSet[1 << HAZARDS.length];

    public static final HazardSet ALL;

    /// The hazards that let a car roll.
    public static final HazardSet NOT_STOPPING;

    private static final int STOPPING;

    static {
        checkRoom(Hazard.values().length);
        for (int bits = 0; bits < SETS.length; bits++) {
            SETS[bits] = new HazardSet(bits);
        }
        int stopping = 0;
        for (Hazard hazard : HAZARDS) {
            stopping |= hazard.stops() ? 1 << hazard.ordinal() : 0;
        }
        STOPPING = stopping;
        ALL = SETS[SETS.length - 1];
        NOT_STOPPING = SETS[ALL.bits & ~stopping];
    }

    /// One bit less than a number has, so that the bits of a set are never below 0.
    static void checkRoom(int kinds) {
        BitCapacityCheck.checkBits("a set of hazards", "hazards", kinds, 1, Integer.SIZE - 1);
    }

    public HazardSet {
        if (bits < 0 || bits >= (1 << Hazard.values().length)) {
            throw new IllegalArgumentException("no set of hazards: " + bits);
        }
    }

    /// The set of those bits; one shared object a set.
    public static HazardSet of(int bits) {
        return SETS[bits];
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
        return SETS[bits | (1 << hazard.ordinal())];
    }

    public HazardSet without(Hazard hazard) {
        return SETS[bits & ~(1 << hazard.ordinal())];
    }

    /// Those hazards of the set that this safety guards from.
    public HazardSet guardedBy(Safety safety) {
        HazardSet guarded = NONE;
        for (Hazard hazard : HAZARDS) {
            if (contains(hazard) && hazard.safety() == safety) {
                guarded = guarded.with(hazard);
            }
        }
        return guarded;
    }

    /// The hazards that are in both sets.
    public HazardSet and(HazardSet other) {
        return SETS[bits & other.bits];
    }

    /// The hazards that are in one of the sets.
    public HazardSet or(HazardSet other) {
        return SETS[bits | other.bits];
    }

    /// The hazards of this set that are not in the other.
    public HazardSet minus(HazardSet other) {
        return SETS[bits & ~other.bits];
    }

    /// The stop hazards of the set.
    public HazardSet stopping() {
        return SETS[bits & STOPPING];
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

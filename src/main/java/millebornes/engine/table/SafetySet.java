package millebornes.engine.table;

import java.util.ArrayList;
import java.util.List;

/// A packed set of safeties, such as those of a car.
///
/// @param bits one bit a safety, by its ordinal
public record SafetySet(int bits) {

    public static final SafetySet NONE = new SafetySet(0);

    private static final SafetySet[] SETS = new SafetySet[1 << Safety.values().length];

    /// For each set of safeties, by its bits, the hazards that it protects from.
    private static final HazardSet[] GUARDED = new HazardSet[SETS.length];

    static {
        checkRoom(Safety.values().length);
        for (int bits = 0; bits < SETS.length; bits++) {
            SETS[bits] = new SafetySet(bits);
            GUARDED[bits] = HazardSet.NONE;
            for (Safety safety : SETS[bits].toList()) {
                GUARDED[bits] = GUARDED[bits].or(HazardSet.ALL.guardedBy(safety));
            }
        }
    }

    /// Checks that each safety has a bit. The sign bit stays free, so that [#bits()] is never negative.
    static void checkRoom(int kinds) {
        BitCapacityCheck.checkBits("a set of safeties", "safeties", kinds, 1, Integer.SIZE - 1);
    }

    public SafetySet {
        if (bits < 0 || bits >= (1 << Safety.values().length)) {
            throw new IllegalArgumentException("no set of safeties: " + bits);
        }
    }

    public boolean contains(Safety safety) {
        return (bits & (1 << safety.ordinal())) != 0;
    }

    public SafetySet with(Safety safety) {
        return SETS[bits | (1 << safety.ordinal())];
    }

    /// The safeties that are in at least one of the sets.
    public SafetySet or(SafetySet otherSafeties) {
        return SETS[bits | otherSafeties.bits];
    }

    /// The hazards that the safeties of this set protect from.
    public HazardSet guarded() {
        return GUARDED[bits];
    }

    public int size() {
        return Integer.bitCount(bits);
    }

    /// True when all four are in the set.
    public boolean isComplete() {
        return bits == SETS.length - 1;
    }

    /// The safeties of the set in the order of the card list.
    public List<Safety> toList() {
        List<Safety> safeties = new ArrayList<>(size());
        for (Safety safety : Safety.values()) {
            if (contains(safety)) {
                safeties.add(safety);
            }
        }
        return safeties;
    }
}

package millebornes.engine.rules;

import millebornes.engine.table.Car;
import millebornes.engine.table.CardKindSet;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// Decides whether a remedy may be played: its hazard must be on the car.
final class CureLegality {

    private static final CardKindSet GREEN_LIGHT = CardKindSet.of(Remedy.GREEN_LIGHT);

    /// For each set of hazards, by its bits, the remedies that a car with it accepts if it needs no green light.
    private static final CardKindSet[] WITHOUT_LIGHT = new CardKindSet[1 << Hazard.values().length];

    /// For each set of hazards, by its bits, the remedies that a car with it accepts if it needs a green light.
    private static final CardKindSet[] WITH_LIGHT = new CardKindSet[WITHOUT_LIGHT.length];

    static {
        for (int bits = 0; bits < WITH_LIGHT.length; bits++) {
            CardKindSet cureKinds = cures(new HazardSet(bits));
            WITHOUT_LIGHT[bits] = cureKinds.minus(GREEN_LIGHT);
            WITH_LIGHT[bits] = cureKinds.or(GREEN_LIGHT);
        }
    }

    private CureLegality() {}

    /// Every remedy that this car accepts now: those without a [#refusal(Car, Remedy)].
    static CardKindSet legalRemedies(Car car) {
        CardKindSet[] cures = wantsGreenLight(car) ? WITH_LIGHT : WITHOUT_LIGHT;
        return cures[car.hazards().bits()];
    }

    static @Nullable Refusal refusal(Car car, Remedy remedy) {
        return legalRemedies(car).contains(remedy) ? null : Refusal.NOTHING_TO_CURE;
    }

    private static boolean wantsGreenLight(Car car) {
        if (car.wears(Safety.RIGHT_OF_WAY)) {
            return false;
        }
        return !car.started() || car.has(Hazard.RED_LIGHT) || (car.needsGreenLight() && !car.stopped());
    }

    private static CardKindSet cures(HazardSet hazards) {
        CardKindSet cureKinds = CardKindSet.NONE;
        for (Hazard hazard : hazards.toList()) {
            cureKinds = cureKinds.or(CardKindSet.of(hazard.remedy()));
        }
        return cureKinds;
    }
}

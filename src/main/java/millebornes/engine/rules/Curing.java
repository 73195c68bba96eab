package millebornes.engine.rules;

import millebornes.engine.card.Hazard;
import millebornes.engine.card.Remedy;
import millebornes.engine.card.Safety;
import millebornes.engine.play.Refusal;
import millebornes.engine.table.Car;
import millebornes.engine.table.Round;
import org.jspecify.annotations.Nullable;

/// Does this remedy cure something that is there?
final class Curing {

    private Curing() {}

    static @Nullable Refusal refusal(Round round, int seat, Remedy remedy) {
        Car car = round.carOf(seat);
        boolean cures = remedy == Remedy.GREEN_LIGHT ? wantsGreenLight(car) : car.has(remedy.hazard());
        return cures ? null : Refusal.NOTHING_TO_CURE;
    }

    private static boolean wantsGreenLight(Car car) {
        if (car.wears(Safety.RIGHT_OF_WAY)) {
            return false;
        }
        return !car.started() || car.has(Hazard.RED_LIGHT) || (car.needsGreenLight() && !car.stopped());
    }
}

package millebornes.desktop.motion;

import java.util.Map;
import java.util.TreeMap;
import millebornes.engine.table.Distance;

/// When a car passes the kilometre stones beside its road: one every 100 km, the last at the finish.
///
/// @param target the km to reach
record StonePassTimes(int target) {

    private static final int INTERVAL = 100;

    /// A square ends half a square beyond the place where a car stands on it.
    private static final double JOINT = 0.5;

    /// The stones that a car passes, by their kilometres, each with the time after its start, in milliseconds: when its
    /// middle is beside the stone. The finish greets the car that stops there.
    Map<Integer, Double> passed(DriveCurve curve) {
        Map<Integer, Double> passed = new TreeMap<>();
        double least = Math.min(curve.from(), curve.to());
        double most = Math.max(curve.from(), curve.to());
        for (int km = INTERVAL; km < target; km += INTERVAL) {
            double joint = square(km) + JOINT;
            if (least < joint && joint < most) {
                passed.put(km, curve.when(joint));
            }
        }
        if (curve.to() == square(target) && curve.from() < curve.to()) {
            passed.put(target, curve.millis());
        }
        return passed;
    }

    private static double square(int km) {
        return km / (double) Distance.KM_25.km();
    }
}

package millebornes.desktop.motion;

import java.util.Map;
import java.util.TreeMap;
import millebornes.desktop.motion.MotionCurve.DriveCurve;
import millebornes.engine.table.Distance;

/// Computes when a car passes the kilometre stones beside its road: one every 100 km, the last at the finish.
///
/// @param target the km to reach
record StonePassTimes(int target) {

    private static final int INTERVAL = 100;

    /// The distance from a car's position on a square to the end of that square, in squares.
    private static final double JOINT = 0.5;

    /// The stones that a car passes, by their kilometres, each with the time after its start, in milliseconds: when its
    /// centre is beside the stone. The finish winks at the car that stops there.
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

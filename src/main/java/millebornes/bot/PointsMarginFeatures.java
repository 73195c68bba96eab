package millebornes.bot;

import millebornes.engine.rules.EditionPointValues;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;

/// The inputs of a neural network for one car's lead in points over another: now, if it reached the target
/// next, and if the other one did. They tell who would win by arriving.
final class PointsMarginFeatures {

    /// The number of classes of a lead, each 100 points wide; the middle one stands for a lead of about 0.
    private static final int CLASSES = 25;

    private static final int CLASS = 100;

    private static final int MOST = 2000;

    private static final float SCALE = 1000;

    /// The number of inputs.
    static final int SIZE = 3 * (CLASSES + 1);

    private static final int ALL_SAFETIES = 4;

    private PointsMarginFeatures() {}

    /// Adds the inputs of a position, the first one at that place. The pile is the number of cards in the draw pile.
    static void put(SparseNetInputs inputs, int at, RuleEngine rules, Car ownCar, Car otherCar, int target, int pile) {
        int mine = points(ownCar, ownCar.km());
        int theirs = points(otherCar, otherCar.km());
        putMargin(inputs, at, mine - theirs);
        putMargin(inputs, at + CLASSES + 1, arrived(rules, ownCar, otherCar, target, pile) - theirs);
        putMargin(inputs, at + 2 * (CLASSES + 1), mine - arrived(rules, otherCar, ownCar, target, pile));
    }

    private static int points(Car car, int km) {
        int safeties = Integer.bitCount(car.safeties().bits());
        return km
                + EditionPointValues.SAFETY * safeties
                + (safeties == ALL_SAFETIES ? EditionPointValues.ALL_SAFETIES : 0)
                + EditionPointValues.COUP_FOURRE
                        * Integer.bitCount(car.coupsFourres().bits());
    }

    private static int arrived(RuleEngine rules, Car car, Car otherCar, int target, int pile) {
        EditionPointValues points = rules.edition().reasonPoints();
        return points(car, target)
                + points.target()
                + noLong(rules, car, points)
                + (pile == 0 ? points.couronnement() : 0)
                + (otherCar.km() == 0 && rules.options().has(FlagOption.CAPOT) ? EditionPointValues.CAPOT : 0);
    }

    private static int noLong(RuleEngine rules, Car car, EditionPointValues points) {
        if (car.km200() > 0) {
            return 0;
        }
        boolean no100 = car.km100() == 0 && rules.options().has(FlagOption.NO_LONG_BONUS);
        return no100 ? EditionPointValues.NO_200_NO_100 : points.no200();
    }

    private static void putMargin(SparseNetInputs inputs, int at, int margin) {
        inputs.put(at, Math.clamp(margin, -MOST, MOST) / SCALE);
        int place = Math.floorDiv(margin + CLASS / 2, CLASS) + CLASSES / 2;
        inputs.put(at + 1 + Math.clamp(place, 0, CLASSES - 1), 1);
    }
}

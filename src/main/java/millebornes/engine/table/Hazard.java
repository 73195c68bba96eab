package millebornes.engine.table;

/// A card that stops, slows or turns an opponent's car. The table of remedies and safeties is defined here.
public enum Hazard implements Card {
    RED_LIGHT(Remedy.GREEN_LIGHT, Safety.RIGHT_OF_WAY, Lane.STOP),
    SPEED_LIMIT(Remedy.END_OF_LIMIT, Safety.RIGHT_OF_WAY, Lane.SPEED),
    OUT_OF_GAS(Remedy.GASOLINE, Safety.EXTRA_TANK, Lane.STOP),
    FLAT_TIRE(Remedy.SPARE_TIRE, Safety.PUNCTURE_PROOF, Lane.STOP),
    ACCIDENT(Remedy.REPAIRS, Safety.DRIVING_ACE, Lane.STOP),
    WRONG_WAY(Remedy.END_OF_WRONG_WAY, Safety.DRIVING_ACE, Lane.DIRECTION);

    /// The lane of a hazard next to a car: stop hazards share one, speed limit and wrong way have one each.
    public enum Lane {
        STOP,
        SPEED,
        DIRECTION
    }

    private final Remedy remedy;
    private final Safety safety;
    private final Lane lane;

    Hazard(Remedy remedy, Safety safety, Lane lane) {
        this.remedy = remedy;
        this.safety = safety;
        this.lane = lane;
    }

    /// The only hazard that this remedy removes.
    public static Hazard curedBy(Remedy remedy) {
        return Cured.BY[remedy.ordinal()];
    }

    /// The remedy that removes this hazard.
    public Remedy remedy() {
        return remedy;
    }

    /// The safety that guards from this hazard and answers it with a coup-fourré.
    public Safety safety() {
        return safety;
    }

    /// The lane that this hazard occupies next to a car.
    public Lane lane() {
        return lane;
    }

    /// True for red light, out of gas, flat tire and accident, which stop the car.
    public boolean stops() {
        return lane == Lane.STOP;
    }

    /// Holds the hazard of each remedy.
    private static final class Cured {
        static final Hazard[] BY = new Hazard[Remedy.values().length];

        static {
            for (Hazard hazard : Hazard.values()) {
                BY[hazard.remedy.ordinal()] = hazard;
            }
        }
    }
}

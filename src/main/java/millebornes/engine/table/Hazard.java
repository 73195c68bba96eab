package millebornes.engine.table;

/// A card that stops or slows an opponent's car. The table of remedies and safeties is defined here.
public enum Hazard implements Card {
    RED_LIGHT(Remedy.GREEN_LIGHT, Safety.RIGHT_OF_WAY, Lane.STOP),
    SPEED_LIMIT(Remedy.END_OF_LIMIT, Safety.RIGHT_OF_WAY, Lane.SPEED),
    OUT_OF_GAS(Remedy.GASOLINE, Safety.EXTRA_TANK, Lane.STOP),
    FLAT_TIRE(Remedy.SPARE_TIRE, Safety.PUNCTURE_PROOF, Lane.STOP),
    ACCIDENT(Remedy.REPAIRS, Safety.DRIVING_ACE, Lane.STOP),
    WRONG_WAY(Remedy.END_OF_WRONG_WAY, Safety.DRIVING_ACE, Lane.DIRECTION);

    /// The place of a hazard: the stop hazards share one, the speed limit and the wrong way have one each.
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

    /// The one hazard that this remedy takes away.
    public static Hazard curedBy(Remedy remedy) {
        return Cured.BY[remedy.ordinal()];
    }

    /// The remedy that takes this hazard away.
    public Remedy remedy() {
        return remedy;
    }

    /// The safety that guards from this hazard and answers it with a coup-fourré.
    public Safety safety() {
        return safety;
    }

    /// The place of this hazard next to the car.
    public Lane lane() {
        return lane;
    }

    /// True for red light, out of gas, flat tire and accident, which stop the car.
    public boolean stops() {
        return lane == Lane.STOP;
    }

    /// The inverse of the same table.
    private static final class Cured {
        static final Hazard[] BY = new Hazard[Remedy.values().length];

        static {
            for (Hazard hazard : Hazard.values()) {
                BY[hazard.remedy.ordinal()] = hazard;
            }
        }
    }
}

package millebornes.engine.table;

/// A car on the road with its hazards and safeties.
///
/// @param km its distance
/// @param started whether it has had its green light, its right of way or its first distance
/// @param hazards its current hazards
/// @param needsGreenLight whether it waits for a green light after a remedy; never before its start
/// @param safeties its safeties
/// @param coupsFourres those of its safeties that were played as a coup-fourré
/// @param km200 the number of 200s played in this round
/// @param km100 the number of 100s played in this round
public record Car(
        int km,
        boolean started,
        HazardSet hazards,
        boolean needsGreenLight,
        SafetySet safeties,
        SafetySet coupsFourres,
        int km200,
        int km100) {

    /// The most 200s that a car may play in a round.
    public static final int MOST_200 = 2;

    /// A car that has not started, with nothing on it.
    public static final Car IN_GARAGE = new Car(0, false, HazardSet.NONE, false, SafetySet.NONE, SafetySet.NONE, 0, 0);

    /// The same car after its green light.
    public static final Car ROLLING = IN_GARAGE.givenGreenLight();

    /// Whether the car has a stop hazard.
    public boolean stopped() {
        return hazards.stops();
    }

    public boolean has(Hazard hazard) {
        return hazards.contains(hazard);
    }

    public boolean wears(Safety safety) {
        return safeties.contains(safety);
    }

    /// Whether one of the car's safeties protects it from this hazard, so that an attack with it is refused.
    public boolean immuneTo(Hazard hazard) {
        return safeties.contains(hazard.safety());
    }

    /// Whether the car could drive now: it has started, is not stopped, and does not wait for a green light.
    public boolean rolls() {
        return started && !stopped() && !needsGreenLight;
    }

    /// The car after it has driven a distance: forwards, or backwards with a wrong-way card. Its first
    /// distance starts it.
    public Car driven(Distance distance) {
        return new Car(
                has(Hazard.WRONG_WAY) ? km - distance.km() : km + distance.km(),
                true,
                hazards,
                needsGreenLight,
                safeties,
                coupsFourres,
                km200 + (distance == Distance.KM_200 ? 1 : 0),
                km100 + (distance == Distance.KM_100 ? 1 : 0));
    }

    public Car attackedBy(Hazard hazard) {
        return with(hazards.with(hazard), needsGreenLight);
    }

    /// The car as it was before that hazard was played on it.
    public Car beforeAttack(Hazard hazard) {
        return with(hazards.without(hazard), needsGreenLight);
    }

    /// The car after a green light: started, and without its red light. It no longer waits for a green light if no stop
    /// hazard is left.
    public Car givenGreenLight() {
        HazardSet hazardsLeft = hazards.without(Hazard.RED_LIGHT);
        return new Car(
                km, true, hazardsLeft, needsGreenLight && hazardsLeft.stops(), safeties, coupsFourres, km200, km100);
    }

    /// The car after any other remedy.
    ///
    /// @param restartRule whether a green light is needed after a stop hazard was cured
    public Car curedBy(Remedy remedy, GreenLightRestartRule restartRule) {
        Hazard hazard = Hazard.curedBy(remedy);
        return with(hazards.without(hazard), waitsAfter(hazard, restartRule));
    }

    /// The car with a safety added. Its hazards stay, but the right of way starts it and ends every wait for a green
    /// light.
    public Car wearing(Safety safety) {
        boolean priority = safety == Safety.RIGHT_OF_WAY;
        return new Car(
                km,
                started || priority,
                hazards,
                needsGreenLight && !priority,
                safeties.with(safety),
                coupsFourres,
                km200,
                km100);
    }

    /// The car with its safety marked as a coup-fourré.
    public Car markedCoupFourre(Safety safety) {
        return new Car(km, started, hazards, needsGreenLight, safeties, coupsFourres.with(safety), km200, km100);
    }

    /// The car after its safety has removed a hazard: as if the remedy had been played.
    public Car freedFrom(Hazard hazard, GreenLightRestartRule restartRule) {
        return with(hazards.without(hazard), waitsAfter(hazard, restartRule));
    }

    private boolean waitsAfter(Hazard hazard, GreenLightRestartRule restartRule) {
        boolean cured = hazard.stops() && hazard != Hazard.RED_LIGHT;
        boolean waits = started && restartRule == GreenLightRestartRule.NEEDED && !wears(Safety.RIGHT_OF_WAY);
        return needsGreenLight || (cured && waits);
    }

    private Car with(HazardSet newHazards, boolean waiting) {
        return new Car(km, started, newHazards, waiting, safeties, coupsFourres, km200, km100);
    }
}

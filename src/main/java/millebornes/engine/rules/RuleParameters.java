package millebornes.engine.rules;

import millebornes.engine.table.Car;
import millebornes.engine.table.GreenLightRestartRule;
import millebornes.engine.table.Seating;

/// Everything that the rules of one game depend on, apart from the round. Values that rules need at every move are
/// computed once.
final class RuleParameters {

    private final Edition edition;
    private final EffectiveOptions options;
    private final Seating seating;
    private final boolean accelerated;
    private final boolean extended;
    private final boolean cumulate;
    private final boolean hazardsBeforeStart;
    private final boolean alwaysReplays;
    private final boolean keepsPlayable;
    private final boolean keepsSafeties;
    private final GreenLightRestartRule greenLight;
    private final int[] opponentCars;

    /// @param options every option with the value that it has in this game
    RuleParameters(Edition edition, EffectiveOptions options, Seating seating) {
        this.edition = edition;
        this.options = options;
        this.seating = seating;
        accelerated = options.has(FlagOption.ACCELERATED);
        extended = options.has(FlagOption.EXTENDED);
        cumulate = options.has(FlagOption.CUMULATE);
        hazardsBeforeStart = options.has(FlagOption.HAZARDS_BEFORE_START)
                || (cumulate && edition.book().cumulated() == EditionRules.CumulatedHazardsRule.ALL_CARS);
        alwaysReplays = edition.book().replay() == EditionRules.ReplayRule.ALWAYS;
        keepsPlayable = edition.discarding() == Edition.DiscardRule.UNPLAYABLE_CARDS;
        keepsSafeties = options.has(FlagOption.KEEP_SAFETIES);
        greenLight = options.has(FlagOption.REMEDY_IS_ENOUGH) ? GreenLightRestartRule.NOT_NEEDED : edition.greenLight();
        opponentCars = new int[seating.seats()];
        for (int seat = 0; seat < opponentCars.length; seat++) {
            for (int car = 0; car < seating.carCount(); car++) {
                opponentCars[seat] |= seating.teamOfCar(car) == seating.teamOf(seat) ? 0 : 1 << car;
            }
        }
    }

    Edition edition() {
        return edition;
    }

    EffectiveOptions options() {
        return options;
    }

    Seating seating() {
        return seating;
    }

    /// Whether a car waits for a green light after its remedy.
    GreenLightRestartRule greenLight() {
        return greenLight;
    }

    /// Whether the game is accelerated: several cards may be played in a turn.
    boolean accelerated() {
        return accelerated;
    }

    /// Whether the game is extended: discards are reshuffled without their safeties, and seats may be stuck.
    boolean extended() {
        return extended;
    }

    /// Whether a car may have several stop hazards.
    boolean cumulate() {
        return cumulate;
    }

    /// Whether a car that has not started may have stop hazards.
    boolean hazardsBeforeStart() {
        return hazardsBeforeStart;
    }

    /// A car at the beginning of a round.
    Car carAtStart() {
        return options.has(FlagOption.ROLLING_START) ? Car.ROLLING : Car.IN_GARAGE;
    }

    /// True when a safety is followed by another play even if no card can be drawn.
    boolean alwaysReplays() {
        return alwaysReplays;
    }

    /// Whether only unplayable cards may be discarded.
    boolean keepsPlayable() {
        return keepsPlayable;
    }

    /// Whether safeties may not be discarded.
    boolean keepsSafeties() {
        return keepsSafeties;
    }

    /// The cars that a seat may attack, one bit each: those of the other teams.
    int opponentCars(int seat) {
        return opponentCars[seat];
    }
}

package millebornes.engine.rules;

import millebornes.engine.table.GreenLightRestartRule;
import millebornes.engine.table.Seating;

/// What every rule of one game may depend on, apart from the round it looks at.
///
/// @param options every option with the value that it has in this game
record RuleParameters(Edition edition, EffectiveOptions options, Seating seating) {

    /// Whether a car waits for a green light after its remedy.
    GreenLightRestartRule greenLight() {
        return edition.greenLight();
    }

    /// True when a turn is the accelerated one.
    boolean accelerated() {
        return options.has(FlagOption.ACCELERATED);
    }
}

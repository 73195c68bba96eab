package millebornes.engine.rules;

import org.jspecify.annotations.Nullable;

/// Every option of a game with the value that it has, defaults included.
///
/// @param target the km to reach
/// @param length when the match ends
/// @param safetyClears which safeties take their hazards away
/// @param flags the flags that are on
public record EffectiveOptions(
        ScoringMode scoring, int target, MatchLength length, SafetyClearsRule safetyClears, FlagSet flags) {

    /// The value of every option of a valid set-up: the chosen one, or the edition's default.
    static EffectiveOptions of(Edition edition, TeamFormat form, OptionChoices chosen) {
        Edition.TablePreset table = edition.table(form).orElseThrow();
        ScoringMode scoring = chosen.scoring() == null ? ScoringMode.EXPERT : chosen.scoring();
        return new EffectiveOptions(
                scoring,
                chosen.target() == null ? table.defaultTarget() : chosen.target(),
                length(chosen, scoring == ScoringMode.JUNIOR ? 0 : edition.matchTo()),
                chosen.safetyClears() == null ? edition.safetyClears() : chosen.safetyClears(),
                flags(chosen, edition, table));
    }

    /// True when a flag is on.
    public boolean has(FlagOption flag) {
        return flags.contains(flag);
    }

    private static MatchLength length(OptionChoices chosen, int usualPoints) {
        @Nullable Integer rounds = chosen.rounds();
        @Nullable Integer points = chosen.matchTo();
        return rounds != null
                ? MatchLength.ofRounds(rounds)
                : MatchLength.toPoints(points == null ? usualPoints : points);
    }

    private static FlagSet flags(OptionChoices chosen, Edition edition, Edition.TablePreset table) {
        FlagSet on = chosen.on();
        for (FlagOption flag : FlagOption.values()) {
            boolean open = !chosen.on().contains(flag) && !chosen.off().contains(flag);
            on = open && edition.isOnByDefault(flag, table) ? on.with(flag) : on;
        }
        return on;
    }
}

package millebornes.engine.rules;

import org.jspecify.annotations.Nullable;

/// The value of every option of a game, defaults included.
///
/// @param target the km to reach
/// @param length when the match ends
/// @param safetyClears which safeties remove their hazards
/// @param flags the flags that are on
public record EffectiveOptions(
        ScoringMode scoring, int target, MatchLength length, SafetyClearsRule safetyClears, FlagOptionSet flags) {

    /// The values of all options of a valid set-up: the chosen ones, and the edition's defaults for the others.
    static EffectiveOptions of(Edition edition, TeamFormat form, OptionChoices choices) {
        Edition.TablePreset table = edition.table(form).orElseThrow();
        ScoringMode scoring = choices.scoring() == null ? ScoringMode.EXPERT : choices.scoring();
        return new EffectiveOptions(
                scoring,
                choices.target() == null ? table.defaultTarget() : choices.target(),
                length(choices, scoring == ScoringMode.JUNIOR ? 0 : edition.matchTo()),
                choices.safetyClears() == null ? edition.safetyClears() : choices.safetyClears(),
                flags(choices, edition, table));
    }

    /// Whether it is a junior game, without points.
    public boolean isJunior() {
        return scoring == ScoringMode.JUNIOR;
    }

    /// True when a flag is on.
    public boolean has(FlagOption flag) {
        return flags.contains(flag);
    }

    private static MatchLength length(OptionChoices choices, int usualPoints) {
        @Nullable Integer rounds = choices.rounds();
        @Nullable Integer points = choices.matchTo();
        return rounds != null
                ? MatchLength.ofRounds(rounds)
                : MatchLength.toPoints(points == null ? usualPoints : points);
    }

    private static FlagOptionSet flags(OptionChoices choices, Edition edition, Edition.TablePreset table) {
        FlagOptionSet onFlags = choices.on();
        for (FlagOption flag : FlagOption.values()) {
            boolean open = !choices.on().contains(flag) && !choices.off().contains(flag);
            onFlags = open && edition.isOnByDefault(flag, table) ? onFlags.with(flag) : onFlags;
        }
        return onFlags;
    }
}

package millebornes.engine.rules;

import org.jspecify.annotations.Nullable;

/// Every option of a game with the value that it has, defaults included.
///
/// @param target the km to reach
/// @param length when the match ends
/// @param safetyClears which safeties take their hazards away
/// @param flags what is on
public record Options(Scoring scoring, int target, MatchLength length, SafetyClears safetyClears, FlagSet flags) {

    /// Every option of a game that can be set up so: what was chosen, and for the rest what the edition says.
    static Options of(Edition edition, Form form, OptionChoices chosen) {
        Edition.Table table = edition.table(form).orElseThrow();
        Scoring scoring = chosen.scoring() == null ? Scoring.EXPERT : chosen.scoring();
        return new Options(
                scoring,
                chosen.target() == null ? table.defaultTarget() : chosen.target(),
                length(chosen, scoring == Scoring.JUNIOR ? 0 : edition.matchTo()),
                chosen.safetyClears() == null ? edition.safetyClears() : chosen.safetyClears(),
                flags(chosen, edition, table));
    }

    /// True when a flag is on.
    public boolean has(Flag flag) {
        return flags.contains(flag);
    }

    private static MatchLength length(OptionChoices chosen, int usualPoints) {
        @Nullable Integer rounds = chosen.rounds();
        @Nullable Integer points = chosen.matchTo();
        return rounds != null
                ? MatchLength.ofRounds(rounds)
                : MatchLength.toPoints(points == null ? usualPoints : points);
    }

    private static FlagSet flags(OptionChoices chosen, Edition edition, Edition.Table table) {
        FlagSet on = chosen.on();
        for (Flag flag : Flag.values()) {
            boolean open = !chosen.on().contains(flag) && !chosen.off().contains(flag);
            on = open && edition.isOnByDefault(flag, table) ? on.with(flag) : on;
        }
        return on;
    }
}

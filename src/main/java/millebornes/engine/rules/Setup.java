package millebornes.engine.rules;

import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import millebornes.engine.rules.SetupProblem.Reason;
import org.jspecify.annotations.Nullable;

/// A requested game: an edition, a team format and options. It need not be valid: [#problem()] checks it, [#rules()]
/// makes its rules.
///
/// @param choices the chosen options; all others have their defaults
public record Setup(Edition edition, TeamFormat form, OptionChoices choices) {

    /// A set-up in which no option is chosen.
    public static Setup of(Edition edition, TeamFormat form) {
        return new Setup(edition, form, OptionChoices.NONE);
    }

    /// A copy with other options: `setup.with(chosen -> chosen.target(700))`.
    public Setup with(UnaryOperator<OptionChoices> choice) {
        return new Setup(edition, form, choice.apply(choices));
    }

    /// A copy with a flag switched on.
    public Setup on(FlagOption flag) {
        return with(optionChoices -> optionChoices.on(flag));
    }

    /// A copy with a flag switched off.
    public Setup off(FlagOption flag) {
        return with(optionChoices -> optionChoices.off(flag));
    }

    /// A copy with the rules as they were before editions had a [Edition#book()] of their own.
    public Setup earlier() {
        return new Setup(edition.earlier(), form, choices);
    }

    /// A copy with the rules of today.
    public Setup current() {
        return new Setup(Editions.named(edition.id()).orElse(edition), form, choices);
    }

    /// Whether the game is played by earlier rules that differ from those of today.
    public boolean isEarlier() {
        return !edition.book().equals(current().edition().book());
    }

    /// The first reason why the game cannot be played; empty if it can.
    public Optional<SetupProblem> problem() {
        Optional<Edition.TablePreset> table = edition.table(form);
        if (table.isEmpty()) {
            return Optional.of(new SetupProblem(
                    form.isSingles() ? "seats" : "teams",
                    form.isSingles() ? Integer.toString(form.seats()) : form.word(),
                    Reason.TABLE_UNKNOWN));
        }
        for (Map.Entry<RuleOption, String> choice : OptionCodec.words(choices).entrySet()) {
            Optional<Reason> reason = reasonAgainst(choice.getKey(), table.get());
            if (reason.isPresent()) {
                return Optional.of(new SetupProblem(choice.getKey().word(), choice.getValue(), reason.get()));
            }
        }
        return Optional.empty();
    }

    /// The rules of this game.
    ///
    /// @throws BadSetupException when the game cannot be played
    public RuleEngine rules() {
        problem().ifPresent(problem -> {
            throw new BadSetupException(problem);
        });
        return new RuleEngine(this, EffectiveOptions.of(edition, form, choices));
    }

    /// The reason why the value chosen for an option is not allowed at this table; empty if it is allowed.
    private Optional<Reason> reasonAgainst(RuleOption option, Edition.TablePreset table) {
        return switch (option) {
            case FlagOption flag ->
                choices.on().contains(flag)
                        ? given(!edition.flags().offers(flag), Reason.OPTION_UNKNOWN)
                                .or(() -> table.reasonAgainst(flag))
                        : Optional.empty();
            case ValueOption.SCORING -> given(!edition.hasChoiceOfScoring(), Reason.OPTION_UNKNOWN);
            case ValueOption.TARGET -> given(!table.targets().contains(choices.target()), Reason.TARGET_UNKNOWN);
            case ValueOption.MATCH_TO -> reasonAgainst(choices.matchTo(), 0);
            case ValueOption.ROUNDS -> reasonAgainst(choices.rounds(), 1);
            case ValueOption.SAFETY_CLEARS -> Optional.empty();
        };
    }

    /// The reason why a match of that length is not allowed; empty if it is.
    ///
    /// @param mostInJunior the most that may be chosen where no points are counted
    private Optional<Reason> reasonAgainst(@Nullable Integer length, int mostInJunior) {
        boolean both = choices.matchTo() != null && choices.rounds() != null;
        boolean junior = choices.scoring() == ScoringMode.JUNIOR && length != null && length > mostInJunior;
        return given(both, Reason.POINTS_AND_ROUNDS).or(() -> given(junior, Reason.JUNIOR_HAS_NO_POINTS));
    }

    private static Optional<Reason> given(boolean wrong, Reason reason) {
        return wrong ? Optional.of(reason) : Optional.empty();
    }
}

package millebornes.desktop.setup;

import java.util.Optional;
import java.util.stream.Stream;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.rules.ValueOption;

/// Creates a valid set-up from the wished options: those that are impossible at the table are ignored. They stay
/// stored, and apply again at a table that allows them.
final class FeasibleSetupFactory {

    private FeasibleSetupFactory() {}

    /// The set-up with every wished option that is possible. Options with values are set first, since flags may depend
    /// on them. The set-up has no problem, provided the edition has that table.
    static Setup of(Edition edition, TeamFormat form, OptionChoices wishedChoices) {
        Setup setup = Setup.of(edition, form);
        for (RuleOption option : Stream.<RuleOption>concat(
                        Stream.of(ValueOption.values()), Stream.of(FlagOption.values()))
                .toList()) {
            Setup newSetup = setup.with(grantedChoices -> grantedChoices.like(wishedChoices, option));
            setup = problem(newSetup, option).isEmpty() ? newSetup : setup;
        }
        return setup;
    }

    /// The problem that the set-up would have with another value of that option, if any.
    static Optional<SetupProblem> problem(Setup setup, RuleOption option) {
        boolean pointless = setup.choices().scoring() == ScoringMode.JUNIOR
                && option instanceof FlagOption
                && option.topic() == RuleOption.OptionTopic.POINTS
                && setup.choices().chooses(option);
        return setup.problem()
                .or(() -> pointless
                        ? Optional.of(new SetupProblem(option.word(), "", SetupProblem.Reason.JUNIOR_HAS_NO_POINTS))
                        : Optional.empty());
    }
}

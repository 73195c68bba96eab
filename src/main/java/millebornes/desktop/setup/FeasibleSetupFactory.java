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

/// The wishes that are possible at a table. The others stay stored, and apply again at a table that allows them.
final class FeasibleSetupFactory {

    private FeasibleSetupFactory() {}

    /// The set-up in which every wish is granted that can be: values first, for flags may depend on them. It has no
    /// problem, provided the edition knows the form.
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

    /// The problem of a set-up with a new value for that option, if any.
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

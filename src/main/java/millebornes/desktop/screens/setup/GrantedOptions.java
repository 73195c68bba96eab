package millebornes.desktop.screens.setup;

import java.util.Optional;
import java.util.stream.Stream;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Flag;
import millebornes.engine.rules.Form;
import millebornes.engine.rules.Option;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Scoring;
import millebornes.engine.rules.Setting;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.SetupProblem;

/// What of somebody's wishes can be had. A wish that this table cannot grant is not forgotten by those who keep the
/// wishes: it comes true again at a table that can.
final class GrantedOptions {

    private GrantedOptions() {}

    /// The set-up in which every wish is granted that can be: values first, for flags may depend on them. It has no
    /// problem, provided the edition knows the form.
    static Setup of(Edition edition, Form form, OptionChoices wishes) {
        Setup setup = Setup.of(edition, form);
        for (Option option : Stream.<Option>concat(Stream.of(Setting.values()), Stream.of(Flag.values()))
                .toList()) {
            Setup more = setup.with(granted -> granted.like(wishes, option));
            setup = problem(more, option).isEmpty() ? more : setup;
        }
        return setup;
    }

    /// What stands in the way of a set-up whose choice for that option is new.
    static Optional<SetupProblem> problem(Setup setup, Option option) {
        boolean pointless = setup.choices().scoring() == Scoring.JUNIOR
                && option instanceof Flag
                && option.topic() == Option.Topic.POINTS
                && setup.choices().chooses(option);
        return setup.problem()
                .or(() -> pointless
                        ? Optional.of(new SetupProblem(option.word(), "", SetupProblem.Reason.JUNIOR_HAS_NO_POINTS))
                        : Optional.empty());
    }
}

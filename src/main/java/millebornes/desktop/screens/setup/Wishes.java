package millebornes.desktop.screens.setup;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import millebornes.engine.rules.Form;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.Option;
import millebornes.engine.rules.Profile;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.SetupProblem;

/// What somebody wishes for, and what of it can be had. A wish that this table cannot grant is not forgotten: it comes
/// true again at a table that can. Immutable.
record Wishes(Map<Option, String> all) {

    static final String JUNIOR = "junior";

    /// Options that only change how points are counted.
    private static final Set<Option> ABOUT_POINTS = Set.of(Option.CAPOT, Option.NO_LONG_BONUS);

    Wishes {
        all = Map.copyOf(all);
    }

    Wishes with(Option option, String value) {
        Map<Option, String> more = new TreeMap<>(all);
        more.put(option, value);
        return new Wishes(more);
    }

    Wishes with(MatchLength length) {
        Map<Option, String> more = new TreeMap<>(all);
        more.remove(Option.MATCH_TO);
        more.remove(Option.ROUNDS);
        if (length.isOneRound()) {
            more.put(Option.MATCH_TO, "0");
        } else if (length.rounds() > 0) {
            more.put(Option.ROUNDS, Integer.toString(length.rounds()));
        } else {
            more.put(Option.MATCH_TO, Integer.toString(length.points()));
        }
        return new Wishes(more);
    }

    /// The set-up in which every wish is granted that can be. It has no problem, provided the profile knows the form.
    Setup granted(Profile profile, Form form) {
        Setup setup = Setup.of(profile, form);
        for (Map.Entry<Option, String> wish : new TreeMap<>(all).entrySet()) {
            Setup more = setup.with(wish.getKey(), wish.getValue());
            setup = problem(setup, wish.getKey(), wish.getValue()).isEmpty() ? more : setup;
        }
        return setup;
    }

    /// What would stand in the way of that value in an otherwise possible set-up.
    static Optional<SetupProblem> problem(Setup setup, Option option, String value) {
        Optional<SetupProblem> problem = setup.with(option, value).problem();
        return problem.isEmpty() && isJunior(setup) && ABOUT_POINTS.contains(option)
                ? Optional.of(new SetupProblem(option.word(), value, SetupProblem.Reason.JUNIOR_HAS_NO_POINTS))
                : problem;
    }

    static boolean isJunior(Setup setup) {
        return JUNIOR.equals(setup.choices().get(Option.SCORING));
    }
}

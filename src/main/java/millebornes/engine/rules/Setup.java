package millebornes.engine.rules;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import millebornes.engine.rules.SetupProblem.Reason;

/// What somebody asks for: a profile, a form and some options. Anything can be asked; [#problem()] says whether it can
/// be played, [#rules()] makes the rules of it.
///
/// @param choices the options that were set, by their protocol values; what is not set has its default
public record Setup(Profile profile, Form form, Map<Option, String> choices) {

    private static final Set<Option> EVERYWHERE = Set.of(
            Option.TARGET,
            Option.MATCH_TO,
            Option.ROUNDS,
            Option.CAPOT,
            Option.SAFETY_CLEARS,
            Option.ADJACENT_PARTNERS,
            Option.SHORT_DECK);

    private static final String NO = "false";

    public Setup {
        choices = Map.copyOf(choices);
    }

    /// A set-up with nothing chosen but the table.
    public static Setup of(Profile profile, Form form) {
        return new Setup(profile, form, Map.of());
    }

    /// This set-up with one more choice.
    public Setup with(Option option, String value) {
        Map<Option, String> more = new TreeMap<>(choices);
        more.put(option, value);
        return new Setup(profile, form, more);
    }

    /// This set-up with an option back at its default.
    public Setup without(Option option) {
        Map<Option, String> fewer = new TreeMap<>(choices);
        fewer.remove(option);
        return new Setup(profile, form, fewer);
    }

    /// The first thing that stands in the way of playing it, if any.
    public Optional<SetupProblem> problem() {
        Optional<Profile.Table> table = profile.table(form);
        if (table.isEmpty()) {
            return Optional.of(new SetupProblem(
                    form.isSingles() ? "seats" : "teams",
                    form.isSingles() ? Integer.toString(form.seats()) : form.word(),
                    Reason.TABLE_UNKNOWN));
        }
        for (Map.Entry<Option, String> choice : new TreeMap<>(choices).entrySet()) {
            Optional<Reason> reason = reason(choice.getKey(), choice.getValue(), table.get());
            if (reason.isPresent()) {
                return Optional.of(new SetupProblem(choice.getKey().word(), choice.getValue(), reason.get()));
            }
        }
        return Optional.empty();
    }

    /// The rules of this game.
    ///
    /// @throws BadSetup when it cannot be played
    public Rules rules() {
        problem().ifPresent(problem -> {
            throw new BadSetup(problem);
        });
        return new Rules(this, Defaults.fill(this));
    }

    private Optional<Reason> reason(Option option, String value, Profile.Table table) {
        if (!option.takes(value)) {
            return Optional.of(Reason.BAD_VALUE);
        }
        if (option.kind() == Option.Kind.FLAG && value.equals(NO)) {
            return Optional.empty();
        }
        if (!EVERYWHERE.contains(option) && !profile.options().contains(option)) {
            return Optional.of(Reason.OPTION_UNKNOWN);
        }
        return switch (option) {
            case TARGET -> given(!table.targets().contains(Integer.valueOf(value)), Reason.TARGET_UNKNOWN);
            case MATCH_TO ->
                choices.containsKey(Option.ROUNDS)
                        ? Optional.of(Reason.POINTS_AND_ROUNDS)
                        : given(isJunior() && Integer.parseInt(value) > 0, Reason.JUNIOR_HAS_NO_POINTS);
            case ROUNDS ->
                choices.containsKey(Option.MATCH_TO)
                        ? Optional.of(Reason.POINTS_AND_ROUNDS)
                        : given(isJunior() && Integer.parseInt(value) > 1, Reason.JUNIOR_HAS_NO_POINTS);
            case EXTENSION -> given(table.extension() == Profile.ExtensionRule.UNKNOWN, Reason.NO_EXTENSION_HERE);
            case ADJACENT_PARTNERS -> given(form.isSingles(), Reason.NO_PARTNERS);
            case SCORING,
                    ACCELERATED,
                    EXTENDED,
                    CAPOT,
                    SAFETY_CLEARS,
                    NO_LONG_BONUS,
                    CUMULATE,
                    RESHUFFLE,
                    WRONG_WAY,
                    SHORT_DECK -> Optional.empty();
        };
    }

    private boolean isJunior() {
        return "junior".equals(choices.get(Option.SCORING));
    }

    private static Optional<Reason> given(boolean wrong, Reason reason) {
        return wrong ? Optional.of(reason) : Optional.empty();
    }
}

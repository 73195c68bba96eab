package millebornes.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.table.Seating;

/// Makes sentences about a set-up: a summary of the game, and the reasons why it cannot be played.
public final class SetupSentences {

    private final Words words;

    public SetupSentences(Words words) {
        this.words = words;
    }

    /// The summary on the set-up page: players, target, rules, length.
    ///
    /// @throws millebornes.engine.rules.BadSetupException when the game cannot be played
    public String game(Setup setup) {
        RuleEngine rules = setup.rules();
        return words.sentence(
                "announce.game",
                Map.of(
                        "table", table(setup, rules),
                        "goal", rules.options().target(),
                        "style", String.join(words.text("list.comma"), style(setup, rules.options())),
                        "length", length(rules.options().length())));
    }

    /// A description of a played game: edition, target, rules, length.
    ///
    /// @throws millebornes.engine.rules.BadSetupException when the game cannot be played
    public String summary(Setup setup) {
        EffectiveOptions options = setup.rules().options();
        List<String> style = style(setup, options);
        if (!setup.edition().hasChoiceOfScoring()) {
            // Its name stands in front already.
            style.removeFirst();
        }
        style.add(length(options.length()));
        return words.sentence(
                "announce.summary",
                Map.of(
                        "edition", words.text("edition." + setup.edition().id()),
                        "goal", options.target(),
                        "style", String.join(words.text("list.comma"), style)));
    }

    /// The sentence that names the player who begins the first round.
    public String first(String name) {
        return words.sentence("announce.first", Map.of("who", name));
    }

    /// A sentence about an error for players, who know the field by its name on the page.
    public String problem(SetupProblem problem) {
        return problem(problem, label(problem.field()));
    }

    /// A sentence about an error for programs, which know the field by its protocol name.
    public String protocolProblem(SetupProblem problem) {
        return problem(problem, problem.field());
    }

    private String problem(SetupProblem problem, String field) {
        Object value = problem.value().matches("\\d{1,9}") ? Integer.valueOf(problem.value()) : problem.value();
        return words.sentence("setup.problem." + problem.reason().name(), Map.of("field", field, "value", value));
    }

    private String label(String field) {
        return RuleOption.named(field)
                .map(option -> words.text("option." + option.name()))
                .or(() -> Optional.of("field." + field).filter(words::has).map(words::text))
                .orElse(field);
    }

    private String table(Setup setup, RuleEngine rules) {
        if (setup.form().isSingles()) {
            return words.sentence(
                    "announce.singles", Map.of("cars", count(setup.form().teams())));
        }
        boolean own = rules.seating().cars() == Seating.CarAssignment.ONE_PER_SEAT;
        return words.sentence(
                own ? "announce.teams.ownCars" : "announce.teams",
                Map.of(
                        "teams", count(setup.form().teams()),
                        "seats", count(setup.form().seatsPerTeam())));
    }

    private String count(int number) {
        return words.text("number." + number);
    }

    /// The texts that describe the game: the edition or the way to win, then the differences from the edition.
    private List<String> style(Setup setup, EffectiveOptions options) {
        Edition edition = setup.edition();
        Edition.TablePreset table = edition.table(setup.form()).orElseThrow();
        List<String> style = new ArrayList<>();
        style.add(
                edition.hasChoiceOfScoring()
                        ? words.text("announce." + options.scoring().name())
                        : words.text("edition." + edition.id()));
        Stream.of(FlagOption.values())
                .filter(flag -> isTold(flag, options, edition, table))
                .map(flag -> words.text("announce." + flag.word() + (options.has(flag) ? ".on" : ".off")))
                .forEach(style::add);
        if (options.safetyClears() != edition.safetyClears()) {
            style.add(
                    words.text("announce.safetyClears." + options.safetyClears().name()));
        }
        return style;
    }

    /// Whether the summary mentions a flag: if it differs from the default, and always the extension, which changes the
    /// target.
    private static boolean isTold(
            FlagOption flag, EffectiveOptions options, Edition edition, Edition.TablePreset table) {
        boolean unusual = options.has(flag) != edition.isOnByDefault(flag, table);
        boolean furtherMaybe = flag.need() == FlagOption.FlagRequirement.ROUND_OF_700 && edition.isOffered(flag, table);
        boolean counted = flag.topic() != RuleOption.OptionTopic.POINTS || !options.isJunior();
        return counted && (unusual || furtherMaybe);
    }

    private String length(MatchLength length) {
        if (length.isOneRound()) {
            return words.text("announce.length.round");
        }
        return length.rounds() > 0
                ? words.sentence("announce.length.rounds", Map.of("rounds", length.rounds()))
                : words.sentence("announce.length.points", Map.of("points", length.points()));
    }
}

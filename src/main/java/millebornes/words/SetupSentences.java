package millebornes.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import millebornes.engine.card.Deck;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.Option;
import millebornes.engine.rules.Options;
import millebornes.engine.rules.Profile;
import millebornes.engine.rules.Rules;
import millebornes.engine.rules.Scoring;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.table.Seating;

/// What a game means before it begins, and what is wrong with one that cannot be played.
public final class SetupSentences {

    private final Words words;

    public SetupSentences(Words words) {
        this.words = words;
    }

    /// The live sentence of the set-up page: who drives, how far, by which rules, how long.
    ///
    /// @throws millebornes.engine.rules.BadSetup when the game cannot be played
    public String game(Setup setup) {
        Rules rules = setup.rules();
        return words.sentence(
                "announce.game",
                Map.of(
                        "table", table(setup, rules),
                        "goal", rules.options().target(),
                        "style", String.join(words.text("list.comma"), style(setup, rules.options())),
                        "length", length(rules.options().length())));
    }

    /// Who begins the first round.
    public String first(String name) {
        return words.sentence("announce.first", Map.of("who", name));
    }

    /// Who begins the first round where the youngest does.
    public String youngestFirst(String name) {
        return words.sentence("announce.first.youngest", Map.of("who", name));
    }

    /// What is wrong, for the players: the field by the name that the page gives it.
    public String problem(SetupProblem problem) {
        return problem(problem, label(problem.field()));
    }

    /// What is wrong, for a program: the field by its protocol name.
    public String protocolProblem(SetupProblem problem) {
        return problem(problem, problem.field());
    }

    private String problem(SetupProblem problem, String field) {
        Object value = problem.value().matches("\\d{1,9}") ? Integer.valueOf(problem.value()) : problem.value();
        return words.sentence("setup.problem." + problem.reason().name(), Map.of("field", field, "value", value));
    }

    private String label(String field) {
        return Option.named(field)
                .map(option -> words.text("option." + option.name()))
                .or(() -> Optional.of("field." + field).filter(words::has).map(words::text))
                .orElse(field);
    }

    private String table(Setup setup, Rules rules) {
        if (setup.form().isSingles()) {
            return words.sentence(
                    "announce.singles", Map.of("cars", count(setup.form().teams())));
        }
        boolean own = rules.seating().cars() == Seating.Cars.ONE_PER_SEAT;
        return words.sentence(
                own ? "announce.teams.ownCars" : "announce.teams",
                Map.of(
                        "teams", count(setup.form().teams()),
                        "seats", count(setup.form().seatsPerTeam())));
    }

    private String count(int number) {
        return words.text("number." + number);
    }

    /// The edition or the way of winning, then what was switched on, then what departs from the edition.
    private List<String> style(Setup setup, Options options) {
        Profile profile = setup.profile();
        Profile.Table table = profile.table(setup.form()).orElseThrow();
        boolean points = options.scoring() == Scoring.EXPERT;
        List<String> style = new ArrayList<>();
        style.add(
                profile.options().contains(Option.SCORING)
                        ? words.text(points ? "announce.expert" : "announce.junior")
                        : words.text("profile." + profile.id()));
        add(style, options.accelerated(), "accelerated");
        add(style, options.extended(), "extended");
        if (table.extension() == Profile.ExtensionRule.OFFERED) {
            add(style, true, options.extension() ? "extension.on" : "extension.off");
        }
        add(style, options.cumulate(), "cumulate");
        add(style, options.reshuffle(), "reshuffle");
        add(style, options.wrongWay(), "wrongWay");
        add(style, options.adjacentPartners(), "adjacentPartners");
        add(style, points && !options.capot(), "capot.off");
        boolean usual = profile.noLongBonus() == Profile.NoLongBonus.PAID;
        add(
                style,
                points && options.noLongBonus() != usual,
                options.noLongBonus() ? "noLongBonus.on" : "noLongBonus.off");
        add(
                style,
                options.safetyClears() != profile.safetyClears(),
                "safetyClears." + options.safetyClears().name());
        add(
                style,
                options.shortDeck() != (table.deck() == Deck.Size.SHORT),
                options.shortDeck() ? "shortDeck.on" : "shortDeck.off");
        return style;
    }

    private void add(List<String> style, boolean holds, String key) {
        if (holds) {
            style.add(words.text("announce." + key));
        }
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

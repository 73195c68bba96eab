package millebornes.engine.laws;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionCodec;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.ValueOption;

/// The rules of every game that can be set up: each edition, table and combination of options, each once without house
/// rules, and one in three once more with some: every combination of house rules has its turn.
final class EveryGame {

    /// One set-up in so many is played with house rules too.
    private static final int SELDOM = 3;

    private EveryGame() {}

    static List<RuleEngine> all() {
        List<RuleEngine> games = new ArrayList<>(board());
        games.addAll(others());
        return games;
    }

    static List<RuleEngine> board() {
        return of(Editions.BOARD);
    }

    static List<RuleEngine> others() {
        List<RuleEngine> games = new ArrayList<>();
        for (Edition edition : Editions.ALL) {
            if (!edition.equals(Editions.BOARD)) {
                games.addAll(of(edition));
            }
        }
        return games;
    }

    private static List<RuleEngine> of(Edition edition) {
        List<RuleEngine> games = new ArrayList<>();
        for (Edition.TablePreset table : edition.tables()) {
            games.addAll(combined(Setup.of(edition, table.form())));
        }
        return games;
    }

    private static List<RuleEngine> combined(Setup plainSetup) {
        Map<EffectiveOptions, RuleEngine> games = new LinkedHashMap<>();
        games.put(plainSetup.rules().options(), plainSetup.rules());
        for (RuleOption option : RuleOption.ALL) {
            if (option.topic() == RuleOption.OptionTopic.HOUSE) {
                continue;
            }
            for (RuleEngine rules : List.copyOf(games.values())) {
                for (String value : values(option)) {
                    Setup newSetup = rules.setup().with(choices -> OptionCodec.with(choices, option, value));
                    if (newSetup.problem().isEmpty()) {
                        RuleEngine otherEngine = newSetup.rules();
                        games.putIfAbsent(otherEngine.options(), otherEngine);
                    }
                }
            }
        }
        return withHouseRules(plainSetup.edition(), List.copyOf(games.values()));
    }

    private static List<RuleEngine> withHouseRules(Edition edition, List<RuleEngine> plainGames) {
        List<FlagOption> houseRules = Stream.of(FlagOption.values())
                .filter(flag -> flag.topic() == RuleOption.OptionTopic.HOUSE && edition.knows(flag))
                .toList();
        int combinations = (1 << houseRules.size()) - 1;
        List<RuleEngine> games = new ArrayList<>(plainGames);
        for (int place = 0; place < plainGames.size(); place += SELDOM) {
            Setup setup = plainGames.get(place).setup();
            int chosen = place / SELDOM % combinations + 1;
            for (int rule = 0; rule < houseRules.size(); rule++) {
                FlagOption flag = houseRules.get(rule);
                setup = (chosen >>> rule & 1) == 0 ? setup : setup.with(choices -> choices.on(flag));
            }
            games.add(setup.rules());
        }
        return games;
    }

    /// Which value is the default differs between editions, so both of a flag are tried, and games that come out alike
    /// are played once. How long a match is changes no round.
    private static List<String> values(RuleOption option) {
        return switch (option) {
            case FlagOption _ -> List.of("true", "false");
            case ValueOption.TARGET -> List.of("700");
            case ValueOption.SCORING, ValueOption.SAFETY_CLEARS -> ((ValueOption) option).words();
            case ValueOption.MATCH_TO, ValueOption.ROUNDS -> List.of();
        };
    }
}

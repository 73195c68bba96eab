package millebornes.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.Setup;
import org.junit.jupiter.api.Test;

/// Every rule is tested in every edition that has it and, if an option adds it, with that option. The rules of each
/// edition are listed once, where the rules page reads them: `resources/rules-help/scope.properties`.
class RuleMatrixTest {

    private static final Path RULE_IDS = Path.of("src", "test", "resources", "rule-ids.txt");

    private static final Path SCOPE = Path.of("resources", "rules-help", "scope.properties");

    private static final String GAME = "game ";

    /// Where a rule belongs.
    ///
    /// @param editions their ids
    /// @param options one of these is set in a game that proves it; empty when it needs none
    private record Scope(Set<String> editions, Set<RuleOption> options) {}

    @Test
    void everyRuleHasAScenarioInEveryEditionThatKnowsIt() throws IOException {
        Map<String, Set<Setup>> proved = proved();
        Set<String> missing = new TreeSet<>();
        int cells = 0;
        for (Map.Entry<String, Scope> rule : scopes().entrySet()) {
            for (String edition : rule.getValue().editions()) {
                cells++;
                boolean there = proved.getOrDefault(rule.getKey(), Set.of()).stream()
                        .anyMatch(setup -> setup.edition().id().equals(edition)
                                && (rule.getValue().options().isEmpty()
                                        || rule.getValue().options().stream().anyMatch(setup.choices()::chooses)));
                if (!there) {
                    missing.add(rule.getKey() + " " + edition);
                }
            }
        }
        assertThat(missing).as("rules without a scenario in an edition").isEmpty();
        assertThat(cells).as("rules × editions").isEqualTo(186);
    }

    /// The games of every rule's scenarios after which something is expected.
    private static Map<String, Set<Setup>> proved() throws IOException {
        Map<String, Set<Setup>> proved = new TreeMap<>();
        for (Scenario scenario : ScenarioFiles.all()) {
            Optional<Setup> game = Optional.empty();
            for (Scenario.ScenarioLine line : scenario.body()) {
                if (line.text().startsWith(GAME)) {
                    game = Optional.of(SetupText.setup(line.text().substring(GAME.length())));
                } else if (game.isPresent() && line.text().matches("(=|~|\\d!) .*")) {
                    proved.computeIfAbsent(scenario.rule(), _ -> new HashSet<>())
                            .add(game.get());
                }
            }
        }
        return proved;
    }

    private static Map<String, Scope> scopes() throws IOException {
        Properties written = new Properties();
        try (Reader reader = Files.newBufferedReader(SCOPE)) {
            written.load(reader);
        }
        Set<String> everywhere = Editions.ALL.stream().map(Edition::id).collect(Collectors.toSet());
        Map<String, Scope> scopes = new TreeMap<>();
        for (String rule : rules()) {
            List<String> words =
                    Arrays.asList(written.getProperty(rule, "").strip().split("\\s+", -1));
            Set<String> editions = words.stream().filter(everywhere::contains).collect(Collectors.toSet());
            Set<RuleOption> options = RuleOption.ALL.stream()
                    .filter(option -> words.contains(option.word()))
                    .collect(Collectors.toSet());
            scopes.put(rule, new Scope(editions.isEmpty() ? everywhere : editions, options));
        }
        assertThat(scopes.keySet()).containsAll(written.stringPropertyNames());
        return scopes;
    }

    private static List<String> rules() throws IOException {
        return Files.readAllLines(RULE_IDS).stream()
                .filter(line -> line.startsWith("R-"))
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
    }
}

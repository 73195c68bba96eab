package millebornes.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.engine.rules.Refusal;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every scenario as a test of its own, named by its rule; and no rule without one.
class ScenarioTest {

    private static final Path RULE_IDS = Path.of("src", "test", "resources", "rule-ids.txt");

    private static final Path RULE_PAGES = Path.of("resources", "rules-help");

    /// A page of section 0 states no rule.
    private static final Pattern RULE_TITLE = Pattern.compile("(?m)^## (R-[1-9]\\d*\\.\\d+) ");

    @TestFactory
    Stream<DynamicTest> everyScenarioGoesAsItIsTold() throws IOException {
        return ScenarioFiles.all().stream()
                .map(scenario -> DynamicTest.dynamicTest(scenario.name(), () -> new ScenarioRunner().run(scenario)));
    }

    @Test
    void everyRuleHasAScenario() throws IOException {
        assertThat(rulesOf(ScenarioFiles.all()))
                .as("rules that a scenario proves; all rules stand in %s", RULE_IDS)
                .isEqualTo(new TreeSet<>(ruleIds()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void everyRuleOfTheRulesPageIsProved(String language) throws IOException {
        Set<String> explained = new TreeSet<>();
        try (Stream<Path> pages = Files.list(RULE_PAGES.resolve(language))) {
            for (Path page : pages.toList()) {
                RULE_TITLE
                        .matcher(Files.readString(page))
                        .results()
                        .map(title -> title.group(1))
                        .forEach(explained::add);
            }
        }
        assertThat(explained).as("rules of the rules page").isEqualTo(rulesOf(ScenarioFiles.all()));
    }

    @Test
    void everyRefusalHasAScenario() throws IOException {
        List<String> lines = ScenarioFiles.all().stream()
                .flatMap(scenario -> scenario.body().stream())
                .map(Scenario.ScenarioLine::text)
                .filter(line -> line.contains("! "))
                .toList();
        assertThat(Refusal.values())
                .allSatisfy(refusal -> assertThat(lines)
                        .as("lines that expect a refusal")
                        .anyMatch(line -> line.endsWith("-> " + refusal.name())));
    }

    @Test
    void noTwoScenariosHaveTheSameName() throws IOException {
        assertThat(ScenarioFiles.all().stream().map(Scenario::name)).doesNotHaveDuplicates();
    }

    /// A scenario that expects nothing proves nothing.
    @Test
    void everyScenarioExpectsSomething() throws IOException {
        assertThat(ScenarioFiles.all())
                .allSatisfy(scenario ->
                        assertThat(scenario.body()).anyMatch(line -> line.text().matches("(=|~|!|\\d!) .*")));
    }

    private static Set<String> rulesOf(List<Scenario> scenarios) {
        return scenarios.stream().map(Scenario::rule).collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<String> ruleIds() throws IOException {
        return Files.readAllLines(RULE_IDS).stream()
                .filter(line -> line.startsWith("R-"))
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
    }
}

package millebornes.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import org.junit.jupiter.api.Test;

class SimulationTest {

    private static final List<BotLevel> BOTH = List.of(BotLevel.EASY, BotLevel.RANDOM);

    @Test
    void theResultDoesNotDependOnTheNumberOfThreads() throws InterruptedException {
        RuleEngine rules = Setup.of(Editions.PLAYROOM, new TeamFormat(2, 3)).rules();
        List<JsonObject> results = new ArrayList<>();
        for (int threads : List.of(1, 2, 5)) {
            SimulationPlan plan = new SimulationPlan(
                    rules, BOTH, 90, SimulationPlan.Unit.ROUND, SimulationPlan.Pairing.EVERY_ROTATION, 4, threads, 10);
            results.add(withoutTimes(Simulation.run(plan, _ -> {})));
        }
        assertThat(results).containsOnly(results.getFirst());
    }

    @Test
    void anotherSeedGivesOtherDeals() throws InterruptedException {
        assertThat(withoutTimes(rounds(1))).isNotEqualTo(withoutTimes(rounds(2)));
    }

    @Test
    void sharesAddUpAndTheBetterPlayerWins() throws InterruptedException {
        SimulationResult report = rounds(3);
        assertThat(report.rounds()).isEqualTo(60);
        assertThat(report.matches()).isZero();
        SimulationResult.BotResult easy = report.bots().getFirst();
        SimulationResult.BotResult random = report.bots().getLast();
        assertThat(easy.bot()).isEqualTo("easy");
        assertThat(easy.share() + random.share()).isEqualTo(1, within(1e-9));
        assertThat(easy.share()).isBetween(0.8, 1.0).isBetween(easy.low(), easy.high());
        assertThat(easy.meanPoints()).isGreaterThan(random.meanPoints());
    }

    @Test
    void everyRotationOfTheSamePlayersIsFair() throws InterruptedException {
        RuleEngine rules = Setup.of(Editions.BOARD, TeamFormat.singles(3)).rules();
        List<BotLevel> same = List.of(BotLevel.EASY, BotLevel.EASY, BotLevel.EASY);
        SimulationPlan plan = new SimulationPlan(
                rules, same, 10, SimulationPlan.Unit.ROUND, SimulationPlan.Pairing.EVERY_ROTATION, 8, 2, 10);
        SimulationResult report = Simulation.run(plan, _ -> {});
        assertThat(report.rounds()).as("whole rotations").isEqualTo(12);
        assertThat(report.bots()).allSatisfy(line -> {
            assertThat(line.wins()).isEqualTo(4, within(1e-9));
            assertThat(line.meanPoints()).isEqualTo(report.bots().getFirst().meanPoints());
        });
    }

    @Test
    void matchesArePlayedToTheirEnd() throws InterruptedException {
        RuleEngine rules = Setup.of(Editions.DUEL, TeamFormat.singles(2))
                .with(chosen -> chosen.rounds(3))
                .rules();
        SimulationPlan plan =
                new SimulationPlan(rules, BOTH, 7, SimulationPlan.Unit.MATCH, SimulationPlan.Pairing.ONCE, 8, 2, 10);
        List<Integer> told = new ArrayList<>();
        SimulationResult report = Simulation.run(plan, told::add);
        assertThat(report.matches()).isEqualTo(7);
        assertThat(report.rounds()).isGreaterThanOrEqualTo(21);
        assertThat(told).endsWith(7);
    }

    private static SimulationResult rounds(long seed) throws InterruptedException {
        RuleEngine rules = Setup.of(Editions.BOARD, TeamFormat.singles(2)).rules();
        return Simulation.run(
                new SimulationPlan(
                        rules, BOTH, 60, SimulationPlan.Unit.ROUND, SimulationPlan.Pairing.ONCE, seed, 2, 10),
                _ -> {});
    }

    private static JsonObject withoutTimes(SimulationResult report) {
        JsonObject json = report.json();
        json.remove("roundsPerSecond");
        json.remove("movesPerSecond");
        for (JsonElement bot : json.getAsJsonArray("bots")) {
            bot.getAsJsonObject().remove("thinkMillisMean");
            bot.getAsJsonObject().remove("thinkMillisP95");
        }
        return json;
    }
}

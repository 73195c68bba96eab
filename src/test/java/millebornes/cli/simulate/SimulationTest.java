package millebornes.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import millebornes.bot.BotLevel;
import millebornes.cli.simulate.SimulatedGameRunner.Lineup;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.SeededRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimulationTest {

    private static final List<BotLevel> BOTH = List.of(BotLevel.EASY, BotLevel.RANDOM);

    @Test
    void theResultDoesNotDependOnTheNumberOfThreads() throws InterruptedException {
        RuleEngine rules = Setup.of(Editions.PLAYROOM, new TeamFormat(2, 3)).rules();
        List<JsonObject> results = new ArrayList<>();
        for (int threads : List.of(1, 2, 5)) {
            SimulationPlan plan = new SimulationPlan(
                    rules, BOTH, 90, SimulationPlan.Unit.ROUND, SimulationPlan.Pairing.EVERY_ROTATION, 4, threads);
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
        SimulationResult result = rounds(3);
        assertThat(result.rounds()).isEqualTo(60);
        assertThat(result.matches()).isZero();
        SimulationResult.BotResult easyResult = result.bots().getFirst();
        SimulationResult.BotResult randomResult = result.bots().getLast();
        assertThat(easyResult.bot()).isEqualTo("easy");
        assertThat(easyResult.share() + randomResult.share()).isEqualTo(1, within(1e-9));
        assertThat(easyResult.share()).isBetween(0.8, 1.0).isBetween(easyResult.low(), easyResult.high());
        assertThat(easyResult.meanPoints()).isGreaterThan(randomResult.meanPoints());
    }

    @Test
    void everyRotationOfTheSamePlayersIsFair() throws InterruptedException {
        RuleEngine rules = Setup.of(Editions.BOARD, TeamFormat.singles(3)).rules();
        List<BotLevel> same = List.of(BotLevel.EASY, BotLevel.EASY, BotLevel.EASY);
        SimulationPlan plan = new SimulationPlan(
                rules, same, 10, SimulationPlan.Unit.ROUND, SimulationPlan.Pairing.EVERY_ROTATION, 8, 2);
        SimulationResult result = Simulation.run(plan, _ -> {});
        assertThat(result.rounds()).as("whole rotations").isEqualTo(12);
        assertThat(result.bots()).allSatisfy(botResult -> {
            assertThat(botResult.wins()).isEqualTo(4, within(1e-9));
            assertThat(botResult.meanPoints())
                    .isEqualTo(result.bots().getFirst().meanPoints());
        });
    }

    /// where the target wins, as many rounds are won as there are arrivals.
    @Test
    void whereTheTargetWinsSomeRoundsAreWonByNobody() throws InterruptedException {
        RuleEngine rules = Setup.of(Editions.MICRO, TeamFormat.singles(2)).rules();
        SimulationPlan plan =
                new SimulationPlan(rules, BOTH, 40, SimulationPlan.Unit.ROUND, SimulationPlan.Pairing.ONCE, 8, 2);
        SimulationResult result = Simulation.run(plan, _ -> {});
        double won = result.bots().stream()
                .mapToDouble(botResult -> botResult.wins())
                .sum();
        assertThat(won).isEqualTo(result.arrivals(), within(1e-9)).isLessThan(result.rounds());
    }

    @Test
    void matchesArePlayedToTheirEnd() throws InterruptedException {
        RuleEngine rules = Setup.of(Editions.DUEL, TeamFormat.singles(2))
                .with(choices -> choices.rounds(3))
                .rules();
        SimulationPlan plan =
                new SimulationPlan(rules, BOTH, 7, SimulationPlan.Unit.MATCH, SimulationPlan.Pairing.ONCE, 8, 2);
        List<Integer> told = new ArrayList<>();
        SimulationResult result = Simulation.run(plan, told::add);
        assertThat(result.matches()).isEqualTo(7);
        assertThat(result.rounds()).isGreaterThanOrEqualTo(21);
        assertThat(told).endsWith(7);
    }

    /// The same rounds once more as values, a view for every move: what is counted is what they come to.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "board 2",
                "board 2 scoring=junior",
                "board 2x2",
                "board 4 accelerated extended",
                "classic 3x2 extension=true",
                "micro 2",
                "playroom 5 reshuffle wrongWay"
            })
    void whatIsCountedIsWhatMatchesComeTo(String game) throws InterruptedException {
        RuleEngine rules = SetupText.setup(game).rules();
        SimulationPlan plan = new SimulationPlan(
                rules, BOTH, 20, SimulationPlan.Unit.ROUND, SimulationPlan.Pairing.EVERY_ROTATION, 6, 2);
        SimulationResult simulationResult = Simulation.run(plan, _ -> {});
        double[] wins = new double[BOTH.size()];
        long[] points = new long[BOTH.size()];
        long[] coups = new long[BOTH.size()];
        int[] seatRounds = new int[BOTH.size()];
        long moves = 0;
        int seats = rules.seating().seats();
        for (int deal = plan.deals().from(); deal < plan.deals().to(); deal++) {
            for (int rotation = 0; rotation < plan.rotations(); rotation++) {
                Lineup lineup = new Lineup(rules.seating(), BOTH.size(), rotation);
                long seed = SeededRandom.derivedSeed(plan.seed(), deal);
                Match match = Match.start(rules, seed, deal % seats, List.of()).match();
                for (int move = 1; !match.round().isOver(); move++) {
                    int seat = match.round().phase().asked().first();
                    long chance = SeededRandom.derivedSeed(seed, move);
                    Move chosenMove = BOTH.get(lineup.bot(seat))
                            .bot()
                            .choose(match.view(seat), chance)
                            .move();
                    coups[lineup.bot(seat)] += chosenMove instanceof Move.CoupFourre ? 1 : 0;
                    match = ((MatchStep) match.play(chosenMove)).match();
                    moves++;
                }
                RoundResult result = match.results().getLast();
                for (int seat = 0; seat < seats; seat++) {
                    int team = rules.seating().teamOf(seat);
                    seatRounds[lineup.bot(seat)]++;
                    points[lineup.bot(seat)] += result.scores().get(team).total();
                    if (result.winners().contains(team)) {
                        wins[lineup.bot(seat)] +=
                                1.0 / result.winners().size() / rules.seating().seatsPerTeam();
                    }
                }
            }
        }
        assertThat(simulationResult.moves()).isEqualTo(moves);
        for (int bot = 0; bot < BOTH.size(); bot++) {
            SimulationResult.BotResult botResult = simulationResult.bots().get(bot);
            assertThat(botResult.wins()).isEqualTo(wins[bot], within(1e-9));
            assertThat(botResult.coupsFourres()).isEqualTo(coups[bot]);
            assertThat(botResult.meanPoints()).isEqualTo((double) points[bot] / seatRounds[bot], within(1e-9));
        }
    }

    private static SimulationResult rounds(long seed) throws InterruptedException {
        RuleEngine rules = Setup.of(Editions.BOARD, TeamFormat.singles(2)).rules();
        return Simulation.run(
                new SimulationPlan(rules, BOTH, 60, SimulationPlan.Unit.ROUND, SimulationPlan.Pairing.ONCE, seed, 2),
                _ -> {});
    }

    private static JsonObject withoutTimes(SimulationResult result) {
        JsonObject json = result.json();
        json.remove("roundsPerSecond");
        json.remove("movesPerSecond");
        for (JsonElement bot : json.getAsJsonArray("bots")) {
            bot.getAsJsonObject().remove("thinkMillisMean");
            bot.getAsJsonObject().remove("thinkMillisP95");
        }
        return json;
    }
}

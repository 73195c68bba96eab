package millebornes.cli.simulate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import millebornes.bot.BotLevel;
import millebornes.bot.NamedBot;
import millebornes.bot.UnlimitedPlayer;
import millebornes.bot.YardstickBot;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.RuleEngine;

/// Measures players, including the yardstick and the sound player, on duplicate rotated deals. Started manually, see
/// docs/players.md:
///
/// `PlayerMeasurement sound,yardstick "board 2" 0..100000 SEED [matches]`
final class PlayerMeasurement {

    private static final int SEED = 3;

    private static final int PERCENT = 100;

    private PlayerMeasurement() {}

    public static void main(String[] arguments) throws InterruptedException {
        List<NamedBot> bots = Arrays.stream(arguments[0].split(",", -1))
                .map(PlayerMeasurement::named)
                .toList();
        RuleEngine rules = SetupText.setup(arguments[1]).rules();
        boolean matches = Arrays.asList(arguments).contains("matches");
        SimulationPlan plan = new SimulationPlan(
                rules,
                bots,
                DealRange.parse(arguments[2]).orElseThrow(),
                matches ? SimulationPlan.Unit.MATCH : SimulationPlan.Unit.ROUND,
                SimulationPlan.Pairing.EVERY_ROTATION,
                arguments.length > SEED ? Long.parseLong(arguments[SEED]) : 1,
                1);
        SimulationResult result = Simulation.run(plan, _ -> {});
        for (SimulationResult.BotResult botResult : result.bots()) {
            System.out.printf(
                    Locale.ROOT,
                    "%-10s %6.2f ± %4.2f %%  %8.1f ± %5.1f points a round, %.3f coups-fourrés a round%n",
                    botResult.bot(),
                    PERCENT * botResult.share(),
                    PERCENT * botResult.plusMinus(),
                    botResult.meanPoints(),
                    botResult.pointsPlusMinus(),
                    (double) botResult.coupsFourres() / result.rounds());
        }
        System.out.printf(
                Locale.ROOT,
                "%s: %d rounds, %.1f %% arrived, %.0f rounds/s, %.1f moves a round%n",
                arguments[1],
                result.rounds(),
                PERCENT * (double) result.arrivals() / result.rounds(),
                result.roundsPerSecond(),
                (double) result.moves() / result.rounds());
    }

    private static NamedBot named(String word) {
        return Stream.<NamedBot>concat(
                        Stream.of(new YardstickBot(), UnlimitedPlayer.SOUND), Arrays.stream(BotLevel.values()))
                .filter(bot -> bot.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(word));
    }
}

package millebornes.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import millebornes.bot.BotLevel;
import millebornes.bot.LevelAndCharacter;
import millebornes.cli.simulate.DealRange;
import millebornes.cli.simulate.Simulation;
import millebornes.cli.simulate.SimulationPlan;
import millebornes.cli.simulate.SimulationResult;
import millebornes.cli.simulate.SimulationShardResult;
import millebornes.cli.simulate.SimulationTableFormatter;
import millebornes.engine.rules.RuleEngine;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `simulate`: lets computer players play many rounds and prints the statistics.
@Command(name = "simulate", mixinStandardHelpOptions = true, sortOptions = false)
final class SimulateCommand implements Callable<Integer> {

    /// The most games that one process can be asked to play.
    private static final int MOST_GAMES = 1_000_000_000;

    /// The most threads that can be asked for; each has a stack and a tally of its own.
    private static final int MOST_THREADS = 1_000;

    private static final long MOST_MILLIS = 3_600_000;

    @Spec
    private CommandSpec spec;

    @Mixin
    private SetupOptions options = new SetupOptions();

    @Option(names = "--bots", paramLabel = "${bundle:label.bots}", split = ",")
    private List<String> bots = List.of();

    @Option(names = "--rounds", paramLabel = "N")
    private int rounds = 1000;

    @Option(names = "--matches")
    private boolean matches;

    @Option(names = "--paired")
    private boolean paired;

    @Option(names = "--seed", paramLabel = "N")
    private long seed = 1;

    /// Has no effect, as no player has a time limit; accepted for compatibility.
    @Option(names = "--millis", paramLabel = "N")
    private long millis;

    @Option(names = "--threads", paramLabel = "N")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--deals", paramLabel = "A..B")
    private @Nullable String deals;

    @Option(names = "--merge", paramLabel = "${bundle:label.file}", arity = "1..*")
    private List<Path> shards = List.of();

    @Option(names = "--json")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException, CommandFailedException {
        CommandOutput output = CommandOutput.of(spec);
        if (!shards.isEmpty()) {
            return print(output, new SimulationShardMerger(output).merged(shards));
        }
        SimulationPlan plan = plan(output);
        if (deals != null) {
            return print(output, Simulation.shard(plan, new ProgressPrinter(output, plan.games())));
        }
        SimulationResult result = Simulation.run(plan, new ProgressPrinter(output, plan.games()));
        if (json) {
            output.out().println(result.json());
        } else {
            print(output, result);
        }
        return CommandLine.ExitCode.OK;
    }

    private int print(CommandOutput output, SimulationShardResult shard) {
        if (json) {
            output.out().println(shard.json());
        } else {
            print(output, shard.result());
        }
        return CommandLine.ExitCode.OK;
    }

    private static void print(CommandOutput output, SimulationResult result) {
        new SimulationTableFormatter(output.words()).lines(result).forEach(output.out()::println);
    }

    private SimulationPlan plan(CommandOutput output) {
        if (bots.isEmpty()) {
            throw output.complaint("command.missing", "--bots");
        }
        List<LevelAndCharacter> players =
                bots.stream().map(word -> level(output, word)).toList();
        RuleEngine rules = options.setup(output, players.size()).rules();
        if (players.size() > rules.seating().seats()) {
            throw output.complaint(
                    "simulate.tooManyBots", players.size(), rules.seating().seats());
        }
        output.requireWithin("--rounds", rounds, 1, MOST_GAMES);
        output.requireWithin("--threads", threads, 1, MOST_THREADS);
        output.requireWithin("--millis", millis, 0, MOST_MILLIS);
        SimulationPlan.Unit unit = matches ? SimulationPlan.Unit.MATCH : SimulationPlan.Unit.ROUND;
        SimulationPlan.Pairing pairing = paired ? SimulationPlan.Pairing.EVERY_ROTATION : SimulationPlan.Pairing.ONCE;
        if (deals != null) {
            long games = range(output, deals).size() * (long) (paired ? players.size() : 1);
            output.requireWithin("--deals", games, 1, MOST_GAMES);
        }
        return deals == null
                ? new SimulationPlan(rules, players, rounds, unit, pairing, seed, threads)
                : new SimulationPlan(rules, players, range(output, deals), unit, pairing, seed, threads);
    }

    private static DealRange range(CommandOutput output, String text) {
        return DealRange.parse(text).orElseThrow(() -> output.complaint("command.badValue", "--deals", text));
    }

    private static LevelAndCharacter level(CommandOutput output, String word) {
        return LevelAndCharacter.named(word.strip().toLowerCase(Locale.ROOT))
                .orElseThrow(() -> output.complaint(
                        "simulate.noSuchBot",
                        word,
                        output.words()
                                .list(Arrays.stream(BotLevel.values())
                                        .map(BotLevel::word)
                                        .toList())));
    }

    /// Prints the progress of a long command to the error output every few seconds.
    static final class ProgressPrinter implements IntConsumer {

        private static final long NANOS_BETWEEN = 5_000_000_000L;

        private final CommandOutput output;
        private final int all;
        private long last = System.nanoTime();

        /// @param all the total number of games
        ProgressPrinter(CommandOutput output, int all) {
            this.output = output;
            this.all = all;
        }

        @Override
        public void accept(int done) {
            long now = System.nanoTime();
            if (now - last >= NANOS_BETWEEN) {
                last = now;
                output.err().println(output.words().text("command.progress", done, all));
                output.err().flush();
            }
        }
    }
}

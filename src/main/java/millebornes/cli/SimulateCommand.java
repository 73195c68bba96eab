package millebornes.cli;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import millebornes.bot.BotLevel;
import millebornes.bot.CharacterPlayer;
import millebornes.bot.ThinkingTimeAndSeed;
import millebornes.cli.simulate.DealRange;
import millebornes.cli.simulate.Simulation;
import millebornes.cli.simulate.SimulationPlan;
import millebornes.cli.simulate.SimulationResult;
import millebornes.cli.simulate.SimulationShard;
import millebornes.cli.simulate.SimulationTableFormatter;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.JsonFields;
import millebornes.save.SetupCodec;
import millebornes.words.SetupSentences;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `simulate`: lets computer players play many rounds and counts what comes of it.
@Command(name = "simulate", mixinStandardHelpOptions = true, sortOptions = false)
final class SimulateCommand implements Callable<Integer> {

    private static final int FEWEST_SEATS = 2;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--edition",
            paramLabel = "${bundle:label.edition}",
            completionCandidates = EditionIds.class,
            defaultValue = "board")
    private String edition = "";

    @Option(names = "--teams", paramLabel = "${bundle:label.teams}")
    private String teams = TeamFormat.SINGLES;

    @Option(names = "--seats", paramLabel = "N")
    private @Nullable Integer seats;

    @Option(names = "--option", paramLabel = "${bundle:label.option}")
    private Map<String, String> options = new LinkedHashMap<>();

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

    @Option(names = "--millis", paramLabel = "N")
    private long millis = ThinkingTimeAndSeed.USUAL_MILLIS;

    @Option(names = "--threads", paramLabel = "N")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--deals", paramLabel = "A..B")
    private @Nullable String deals;

    @Option(names = "--merge", paramLabel = "${bundle:label.file}", arity = "1..*")
    private List<Path> shards = List.of();

    @Option(names = "--json")
    private boolean json;

    /// The older name of `--edition`.
    @Option(names = "--profile", hidden = true)
    private @Nullable String profile;

    /// What `--help` names as editions.
    static final class EditionIds implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Editions.ALL.stream().map(Edition::id).iterator();
        }
    }

    @Override
    public Integer call() throws InterruptedException, CommandFailedException {
        CommandOutput terminal = CommandOutput.of(spec);
        if (!shards.isEmpty()) {
            return print(terminal, new ShardFiles(terminal).merged(shards));
        }
        SimulationPlan plan = plan(terminal);
        if (deals != null) {
            return print(terminal, Simulation.shard(plan, new ProgressPrinter(terminal, plan.games())));
        }
        SimulationResult report = Simulation.run(plan, new ProgressPrinter(terminal, plan.games()));
        if (json) {
            terminal.out().println(report.json());
        } else {
            print(terminal, report);
        }
        return CommandLine.ExitCode.OK;
    }

    private int print(CommandOutput terminal, SimulationShard shard) {
        if (json) {
            terminal.out().println(shard.json());
        } else {
            print(terminal, shard.result());
        }
        return CommandLine.ExitCode.OK;
    }

    private static void print(CommandOutput terminal, SimulationResult report) {
        new SimulationTableFormatter(terminal.words()).lines(report).forEach(terminal.out()::println);
    }

    private SimulationPlan plan(CommandOutput terminal) {
        if (bots.isEmpty()) {
            throw terminal.complaint("command.missing", "--bots");
        }
        List<CharacterPlayer> players =
                bots.stream().map(word -> level(terminal, word)).toList();
        RuleEngine rules = rules(terminal, players.size());
        if (players.size() > rules.seating().seats()) {
            throw terminal.complaint(
                    "simulate.tooManyBots", players.size(), rules.seating().seats());
        }
        positive(terminal, "--rounds", rounds);
        positive(terminal, "--threads", threads);
        positive(terminal, "--millis", millis + 1);
        SimulationPlan.Unit unit = matches ? SimulationPlan.Unit.MATCH : SimulationPlan.Unit.ROUND;
        SimulationPlan.Pairing pairing = paired ? SimulationPlan.Pairing.EVERY_ROTATION : SimulationPlan.Pairing.ONCE;
        return deals == null
                ? new SimulationPlan(rules, players, rounds, unit, pairing, seed, threads, millis)
                : new SimulationPlan(rules, players, range(terminal, deals), unit, pairing, seed, threads, millis);
    }

    private static DealRange range(CommandOutput terminal, String text) {
        return DealRange.parse(text).orElseThrow(() -> terminal.complaint("command.badValue", "--deals", text));
    }

    private static CharacterPlayer level(CommandOutput terminal, String word) {
        return CharacterPlayer.named(word)
                .orElseThrow(() -> terminal.complaint(
                        "simulate.noSuchBot",
                        word,
                        terminal.words()
                                .list(Arrays.stream(BotLevel.values())
                                        .map(BotLevel::word)
                                        .toList())));
    }

    private static void positive(CommandOutput terminal, String name, long number) {
        if (number < 1) {
            throw terminal.complaint("command.tooSmall", name);
        }
    }

    /// The rules by way of the set-up that a request or a file would name, so that both refuse the same.
    private RuleEngine rules(CommandOutput terminal, int players) {
        JsonObject setup = new JsonObject();
        setup.addProperty(SetupCodec.PROFILE, profile == null ? edition : profile);
        setup.addProperty("teams", teams);
        if (seats != null) {
            setup.addProperty("seats", seats.longValue());
        } else if (teams.equals(TeamFormat.SINGLES)) {
            setup.addProperty("seats", (long) Math.max(FEWEST_SEATS, players));
        }
        JsonObject chosen = new JsonObject();
        options.forEach((name, value) -> chosen.add(name, typed(value)));
        setup.add("options", chosen);
        try {
            return SetupCodec.read(new JsonFields(setup)).rules();
        } catch (BadSetupException bad) {
            throw new BadArgumentsException(
                    terminal.line(), new SetupSentences(terminal.words()).protocolProblem(asTyped(bad.problem())));
        }
    }

    /// The protocol's older word for an edition is none of the command line's.
    private static SetupProblem asTyped(SetupProblem problem) {
        return problem.field().equals(SetupCodec.PROFILE)
                ? new SetupProblem("edition", problem.value(), problem.reason())
                : problem;
    }

    private static JsonPrimitive typed(String value) {
        if (value.equals("true") || value.equals("false")) {
            return new JsonPrimitive(Boolean.valueOf(value));
        }
        return value.matches("\\d{1,9}") ? new JsonPrimitive(Long.valueOf(value)) : new JsonPrimitive(value);
    }
}

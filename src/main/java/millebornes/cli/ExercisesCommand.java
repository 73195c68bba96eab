package millebornes.cli;

import java.io.PrintWriter;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import millebornes.cli.simulate.DealRange;
import millebornes.engine.notation.MoveText;
import millebornes.engine.notation.ViewTextWriter;
import millebornes.school.ExerciseFinder;
import millebornes.school.ExerciseMargin;
import millebornes.school.ExerciseQuestion;
import millebornes.school.ExerciseWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `exercises`: searches games between computer players for exercises of the driving school, and prints each in the
/// format of `resources/school`.
@Command(name = "exercises", mixinStandardHelpOptions = true, sortOptions = false)
final class ExercisesCommand implements Callable<Integer> {

    private static final int MOST_GAMES = 1_000_000;
    private static final int MOST_PERCENT = 100;

    @Spec
    private CommandSpec spec;

    @Mixin
    private SetupOptions options = new SetupOptions();

    @Option(names = "--games", paramLabel = "A..B")
    private String games = "1..11";

    @Option(names = "--question", paramLabel = "${bundle:label.question}")
    private @Nullable String question;

    @Option(names = "--margin", paramLabel = "N")
    private double margin = 2 * ExerciseMargin.LEAST_PERCENT;

    @Option(names = "--positions")
    private boolean positions;

    @Override
    public Integer call() {
        CommandOutput output = CommandOutput.of(spec);
        DealRange range =
                DealRange.parse(games).orElseThrow(() -> output.complaint("command.badValue", "--games", games));
        output.requireWithin("--games", range.size(), 1, MOST_GAMES);
        if (margin > MOST_PERCENT) {
            throw output.complaint("command.tooLarge", "--margin", MOST_PERCENT);
        }
        if (!(margin >= ExerciseMargin.LEAST_PERCENT)) {
            throw output.complaint("command.tooSmall", "--margin");
        }
        ExerciseFinder finder = new ExerciseFinder(
                options.setup(output, 0), wanted(output), margin, found -> print(output.out(), found));
        for (int seed = range.from(); seed < range.to(); seed++) {
            finder.search(seed);
        }
        return CommandLine.ExitCode.OK;
    }

    private Set<ExerciseQuestion> wanted(CommandOutput output) {
        String word = question;
        if (word == null) {
            return EnumSet.allOf(ExerciseQuestion.class);
        }
        return EnumSet.of(ExerciseQuestion.named(word)
                .orElseThrow(() -> output.complaint("command.badValue", "--question", word)));
    }

    /// Prints an exercise; with `--positions` also its margin and position, for the author of exercises.
    private void print(PrintWriter out, ExerciseFinder.Found found) {
        out.println(ExerciseWriter.line(found.exercise()));
        if (positions) {
            ExerciseMargin exerciseMargin = found.margin();
            out.printf(
                    Locale.ROOT,
                    "# %.1f %% of a game, %.0f points, %.1f standard errors better than %s%n",
                    exerciseMargin.percent(),
                    exerciseMargin.points(),
                    exerciseMargin.errors(),
                    MoveText.of(exerciseMargin.other()));
            ViewTextWriter.of(found.exercise().view()).lines().forEach(line -> out.println("# " + line));
        }
        out.flush();
    }
}

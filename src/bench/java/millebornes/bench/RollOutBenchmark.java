package millebornes.bench;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import millebornes.bot.Bot;
import millebornes.bot.BotLevel;
import millebornes.engine.match.Match;
import millebornes.engine.match.RollOuts;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.SeededRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Roll-outs of the first turn of a round of two seats on the board, expert scoring: an imagined deal, a move, and the
/// whole round after it.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
@State(Scope.Thread)
public class RollOutBenchmark {

    @Param({"RANDOM", "EASY"})
    public BotLevel level = BotLevel.RANDOM;

    private final RuleEngine rules = millebornes.engine.rules.Setup.of(Editions.BOARD, TeamFormat.singles(2))
            .rules();
    private final SeatView view = Match.start(rules, 1, 0, List.of()).match().view(0);
    private final SeededRandom random = new SeededRandom(1);

    private RollOuts rollOuts = rollOuts();

    /// The level is known when the fields are there.
    @Setup
    public void choosePlayers() {
        rollOuts = rollOuts();
    }

    /// One imagined deal, its first legal move, and all moves after it.
    @Benchmark
    public int[] rollOut() {
        return rollOuts.points(rollOuts.deal(random.next()), view.legal().getFirst(), random.next());
    }

    private RollOuts rollOuts() {
        Bot bot = level.bot();
        return new RollOuts(view, Collections.nCopies(2, (knowledge, seed) -> bot.move(knowledge, seed)));
    }
}

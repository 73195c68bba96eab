package millebornes.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import millebornes.bot.Bot;
import millebornes.bot.BotLevel;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.MutableMatch;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Setup;
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
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Whole rounds of two seats on the board, expert scoring, through the same calls that the table makes: the view of the
/// seat that is asked, its choice, the move.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
@State(Scope.Thread)
public class RoundBenchmark {

    @Param({"RANDOM", "EASY", "MEDIUM"})
    public BotLevel level = BotLevel.RANDOM;

    private final RuleEngine rules =
            Setup.of(Editions.BOARD, TeamFormat.singles(2)).rules();
    private final SeededRandom random = new SeededRandom(1);

    /// One round from the deal to the score sheet.
    @Benchmark
    public Match round() {
        Bot bot = level.bot();
        Match match = Match.start(rules, random.next(), 0, List.of()).match();
        while (!match.round().isOver()) {
            int seat = match.round().phase().asked().first();
            Move move = bot.choose(match.view(seat), random.next()).move();
            match = ((MatchStep) match.play(move)).match();
        }
        return match;
    }

    /// The same round in place, as `simulate` plays it.
    @Benchmark
    public MutableMatch roundInPlace() {
        Bot bot = level.bot();
        MutableMatch match = new MutableMatch(rules, random.next(), 0);
        while (!match.round().isOver()) {
            match.play(bot.move(match.asked(), random.next()));
        }
        return match;
    }
}

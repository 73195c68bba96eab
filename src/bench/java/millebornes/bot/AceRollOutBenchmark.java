package millebornes.bot;

import java.util.List;
import java.util.concurrent.TimeUnit;
import millebornes.engine.match.Match;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.TeamFormat;
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

/// Roll-outs of `hard` in the first turn of a round of singles on the board: an imagined deal, a move, what its prior
/// plays after it for as long as the net wants, and what the net says then.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
@State(Scope.Thread)
public class AceRollOutBenchmark {

    @Param({"2", "4"})
    public int seats = 2;

    private SeatView view = view();
    private RollOutMoveEvaluator evaluator = worth();
    private PlausibleDeals deals = deals();

    /// The seats are known when the fields are there.
    @Setup
    public void sitDown() {
        view = view();
        evaluator = worth();
        deals = deals();
    }

    /// One roll-out.
    @Benchmark
    public int rollOut() {
        return evaluator.of(deals.next(), view.legal().getFirst());
    }

    private SeatView view() {
        RuleEngine rules = millebornes.engine.rules.Setup.of(Editions.BOARD, TeamFormat.singles(seats))
                .rules();
        return Match.start(rules, 1, 0, List.of()).match().view(0);
    }

    private RollOutMoveEvaluator worth() {
        return new RollOutMoveEvaluator(
                view, new MediumBot(MediumWeights.TUNED), LearnedNets.values().of(view.rules()));
    }

    private PlausibleDeals deals() {
        return new PlausibleDeals(view, evaluator.rollOuts(), 1);
    }
}

package millebornes.cli.simulate;

import java.util.ArrayList;
import java.util.List;
import millebornes.bot.Bot;
import millebornes.bot.ThinkingTimeAndSeed;
import millebornes.engine.match.MatchInPlace;
import millebornes.engine.play.Move;
import millebornes.engine.table.Seating;
import millebornes.engine.table.SeededRandom;
import millebornes.engine.view.SeatSight;

/// Plays one game and counts what happens in it.
final class SimulatedGameRunner {

    /// Every so many moves of a game one is timed: looking at the clock takes longer than a quick bot's choice.
    private static final int TIMED = 32;

    private final SimulationPlan plan;
    private final List<Bot> bots = new ArrayList<>();
    private final List<BotTally> scores = new ArrayList<>();
    private final SimulationTally tally;
    private final long seed;
    private final int first;
    private int moves;

    /// @param deal the deal's number; its seed and the seat that begins follow from it
    SimulatedGameRunner(SimulationPlan plan, int deal, int rotation, SimulationTally tally) {
        this.plan = plan;
        this.tally = tally;
        seed = SeededRandom.derivedSeed(plan.seed(), deal);
        Lineup lineup = new Lineup(plan.rules().seating(), plan.bots().size(), rotation);
        for (int seat = 0; seat < seating().seats(); seat++) {
            bots.add(plan.bots().get(lineup.bot(seat)).bot());
            scores.add(tally.score(lineup.bot(seat)));
        }
        first = deal % seating().seats();
    }

    void play() {
        MatchInPlace match = new MatchInPlace(plan.rules(), seed, first);
        round(match);
        while (plan.unit() == SimulationPlan.Unit.MATCH && !match.isOver()) {
            match.nextRound();
            round(match);
        }
        List<Integer> winners = switch (plan.unit()) {
            case ROUND -> match.roundWinners();
            case MATCH -> match.winners();
        };
        tally.countGame();
        int sharers = winners.size() * seating().seatsPerTeam();
        for (int seat = 0; seat < seating().seats(); seat++) {
            if (winners.contains(seating().teamOf(seat))) {
                scores.get(seat).won(sharers);
            }
        }
    }

    private void round(MatchInPlace match) {
        while (!match.round().isOver()) {
            move(match);
        }
        tally.countRound(match.reached() != Seating.NOBODY);
        for (int seat = 0; seat < seating().seats(); seat++) {
            scores.get(seat).scored(match.points(seating().teamOf(seat)));
        }
    }

    private void move(MatchInPlace match) {
        SeatSight sight = match.asked();
        Move move = ++moves % TIMED == 0 ? timed(sight) : choice(sight);
        if (move instanceof Move.CoupFourre) {
            scores.get(sight.seat()).coupFourre();
        }
        tally.countMove();
        match.play(move);
    }

    private Move choice(SeatSight sight) {
        return bots.get(sight.seat())
                .move(sight, new ThinkingTimeAndSeed(plan.millis(), SeededRandom.derivedSeed(seed, moves)));
    }

    private Move timed(SeatSight sight) {
        long before = System.nanoTime();
        Move move = choice(sight);
        scores.get(sight.seat()).thought(System.nanoTime() - before);
        return move;
    }

    private Seating seating() {
        return plan.rules().seating();
    }
}

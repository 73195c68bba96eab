package millebornes.cli.simulate;

import java.util.List;
import millebornes.bot.Bot;
import millebornes.engine.match.MutableMatch;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Seating;
import millebornes.engine.table.SeededRandom;

/// Plays one game and counts what happens in it.
final class SimulatedGameRunner {

    private final SimulationPlan plan;
    private final Bot[] bots;
    private final BotTally[] scores;
    private final SimulationTally tally;
    private final long seed;
    private final int first;
    private int moves;

    /// @param deal the number of the deal, which decides the seed and the first seat
    SimulatedGameRunner(SimulationPlan plan, int deal, int rotation, SimulationTally tally) {
        this.plan = plan;
        this.tally = tally;
        seed = SeededRandom.derivedSeed(plan.seed(), deal);
        Lineup lineup = new Lineup(plan.rules().seating(), plan.bots().size(), rotation);
        bots = new Bot[seating().seats()];
        scores = new BotTally[bots.length];
        for (int seat = 0; seat < bots.length; seat++) {
            bots[seat] = plan.bots().get(lineup.bot(seat)).bot();
            scores[seat] = tally.score(lineup.bot(seat));
        }
        first = deal % seating().seats();
    }

    void play() {
        MutableMatch match = new MutableMatch(plan.rules(), seed, first);
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
                scores[seat].won(sharers);
            }
        }
    }

    private void round(MutableMatch match) {
        while (!match.round().isOver()) {
            move(match);
        }
        tally.countRound(match.reached() != Seating.NOBODY);
        for (int seat = 0; seat < seating().seats(); seat++) {
            scores[seat].scored(match.points(seating().teamOf(seat)));
        }
    }

    private void move(MutableMatch match) {
        SeatKnowledge knowledge = match.asked();
        moves++;
        boolean lookedAt = scores[knowledge.seat()].looksAtNextMove();
        Move move = lookedAt ? timed(knowledge) : choice(knowledge);
        if (move instanceof Move.CoupFourre) {
            scores[knowledge.seat()].coupFourre();
        }
        tally.countMove();
        if (lookedAt) {
            match.play(move);
        } else {
            match.playLegal(move);
        }
    }

    private Move choice(SeatKnowledge knowledge) {
        return bots[knowledge.seat()].move(knowledge, SeededRandom.derivedSeed(seed, moves));
    }

    private Move timed(SeatKnowledge knowledge) {
        long before = System.nanoTime();
        Move move = choice(knowledge);
        scores[knowledge.seat()].thought(System.nanoTime() - before);
        return move;
    }

    private Seating seating() {
        return plan.rules().seating();
    }

    /// Assigns bots to seats. If there are as many bots as seats, each plays one seat; fewer are assigned by team, so that
    /// partners are played by the same bot.
    ///
    /// @param bots the number of bots
    /// @param rotation the number of places by which they are shifted
    record Lineup(Seating seating, int bots, int rotation) {

        /// The bot that plays a seat, by its index in the plan.
        int bot(int seat) {
            int place = bots == seating.seats() ? seat : seating.teamOf(seat);
            return (place + rotation) % bots;
        }
    }
}

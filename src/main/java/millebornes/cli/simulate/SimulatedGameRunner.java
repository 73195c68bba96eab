package millebornes.cli.simulate;

import java.util.ArrayList;
import java.util.List;
import millebornes.bot.Bot;
import millebornes.bot.ThinkingTimeAndSeed;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.MatchMoveOutcome;
import millebornes.engine.match.RefusedMatchMove;
import millebornes.engine.play.Move;
import millebornes.engine.score.RoundResult;
import millebornes.engine.table.Seating;
import millebornes.engine.table.SeededRandom;
import millebornes.engine.view.SeatView;

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
        Match match = round(Match.start(plan.rules(), seed, first, List.of()).match());
        while (plan.unit() == SimulationPlan.Unit.MATCH && !match.isOver()) {
            match = round(step(match.nextRound(List.of())));
        }
        List<Integer> winners = switch (plan.unit()) {
            case ROUND -> match.results().getLast().winners();
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

    private Match round(Match dealt) {
        Match match = dealt;
        while (!match.round().isOver()) {
            match = move(match);
        }
        RoundResult result = match.results().getLast();
        tally.countRound(result.reached() != Seating.NOBODY);
        for (int seat = 0; seat < seating().seats(); seat++) {
            scores.get(seat).scored(result.scores().get(seating().teamOf(seat)).total());
        }
        return match;
    }

    private Match move(Match match) {
        int seat = match.round().phase().asked().first();
        SeatView view = match.view(seat);
        Move move = ++moves % TIMED == 0 ? timed(view) : choice(view);
        if (move instanceof Move.CoupFourre) {
            scores.get(seat).coupFourre();
        }
        tally.countMove();
        return step(match.play(move));
    }

    private Move choice(SeatView view) {
        return bots.get(view.seat())
                .choose(view, new ThinkingTimeAndSeed(plan.millis(), SeededRandom.derivedSeed(seed, moves)))
                .move();
    }

    private Move timed(SeatView view) {
        long before = System.nanoTime();
        Move move = choice(view);
        scores.get(view.seat()).thought(System.nanoTime() - before);
        return move;
    }

    private static Match step(MatchMoveOutcome outcome) {
        return switch (outcome) {
            case MatchStep step -> step.match();
            case RefusedMatchMove refused -> throw new IllegalStateException("a bot played " + refused.refusal());
        };
    }

    private Seating seating() {
        return plan.rules().seating();
    }
}

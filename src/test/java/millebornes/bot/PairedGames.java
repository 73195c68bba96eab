package millebornes.bot;

import java.util.List;
import millebornes.engine.play.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.score.RoundResult;
import millebornes.engine.score.RoundScorer;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeededRandom;
import millebornes.engine.view.SeatView;

/// Two players against each other on the same deals, each deal played twice with the seats of the teams exchanged; the
/// quickest way to say which of two is better.
final class PairedGames {

    private static final double POINTS_OF_A_ROUND = 4000;

    private final RuleEngine rules;
    private final double forPoints;
    private final ImmutableArray<Integer> nothing;

    /// @param forPoints how much of the result are points, from 0 (only rounds won) to 1
    PairedGames(RuleEngine rules, double forPoints) {
        this.rules = rules;
        this.forPoints = forPoints;
        nothing = ImmutableArray.of(rules.seating().teams(), _ -> 0);
    }

    /// By how much the first player is better than the second on so many deals: 0 when they are equal, 0.5 when it wins
    /// everything.
    double difference(Bot first, Bot second, int deals, long seed) {
        double sum = 0;
        for (int deal = 0; deal < deals; deal++) {
            long dealt = SeededRandom.derivedSeed(seed, deal);
            int beginner = deal % rules.seating().seats();
            sum += round(first, second, dealt, beginner) - round(second, first, dealt, beginner);
        }
        return sum / deals / 2;
    }

    /// What the teams of even number have of a round, beyond half of it.
    private double round(Bot even, Bot odd, long seed, int beginner) {
        Round round = rules.deal(1, beginner, List.of(), seed).round();
        int moves = 0;
        while (!round.isOver()) {
            int seat = round.phase().asked().first();
            SeatView view = SeatView.of(rules, round, seat, 1, nothing);
            Bot bot = rules.seating().teamOf(seat) % 2 == 0 ? even : odd;
            Move move = bot.choose(view, new ThinkingTimeAndSeed(0, SeededRandom.derivedSeed(seed, moves++)))
                    .move();
            round = rules.playLegal(round, move).round();
        }
        RoundResult result = RoundScorer.of(rules, round);
        double won = 0;
        for (int winner : result.winners()) {
            won += winner % 2 == 0 ? 1.0 / result.winners().size() : 0;
        }
        double points = 0;
        for (int team = 0; team < result.scores().size(); team++) {
            int total = result.scores().get(team).total();
            points += team % 2 == 0 ? total : -total;
        }
        return (1 - forPoints) * (won - 0.5) + forPoints * points / POINTS_OF_A_ROUND;
    }
}

package millebornes.bot;

import java.util.List;
import millebornes.engine.match.MutableMatch;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.SeededRandom;

/// Two players against each other on the same deals, each deal played twice with the seats of the teams exchanged; the
/// quickest way to say which of two is better.
final class PairedGames {

    private static final double POINTS_OF_A_ROUND = 4000;

    private final RuleEngine rules;
    private final double forPoints;

    /// @param forPoints how much of the result are points, from 0 (only rounds won) to 1
    PairedGames(RuleEngine rules, double forPoints) {
        this.rules = rules;
        this.forPoints = forPoints;
    }

    /// By how much the first player is better than the second on so many deals: 0 when they are equal, 0.5 when it wins
    /// everything.
    double difference(Bot firstBot, Bot secondBot, int deals, long seed) {
        double sum = 0;
        for (int deal = 0; deal < deals; deal++) {
            long dealt = SeededRandom.derivedSeed(seed, deal);
            int beginner = deal % rules.seating().seats();
            sum += round(firstBot, secondBot, dealt, beginner) - round(secondBot, firstBot, dealt, beginner);
        }
        return sum / deals / 2;
    }

    /// What the teams of even number have of a round, beyond half of it.
    private double round(Bot evenBot, Bot oddBot, long seed, int beginner) {
        MutableMatch match = new MutableMatch(rules, seed, beginner);
        int moves = 0;
        while (!match.round().isOver()) {
            SeatKnowledge knowledge = match.asked();
            Bot bot = rules.seating().teamOf(knowledge.seat()) % 2 == 0 ? evenBot : oddBot;
            match.play(bot.move(knowledge, SeededRandom.derivedSeed(seed, moves++)));
        }
        List<Integer> winners = match.roundWinners();
        double won = 0;
        for (int winner : winners) {
            won += winner % 2 == 0 ? 1.0 / winners.size() : 0;
        }
        double points = 0;
        for (int team = 0; team < rules.seating().teams(); team++) {
            points += team % 2 == 0 ? match.points(team) : -match.points(team);
        }
        return (1 - forPoints) * (won - 0.5) + forPoints * points / POINTS_OF_A_ROUND;
    }
}

package millebornes.bot;

import java.util.List;
import java.util.Locale;
import millebornes.engine.match.MutableMatch;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.SeededRandom;

/// Measures the value of knowing all hands: [AllHandsPlayer] against others, every deal twice with the seats exchanged.
/// Started manually, see docs/players.md:
///
/// `AllHandsMeasurement "board 2" 400 SEED yardstick|sound [DEALS]`
final class AllHandsMeasurement {

    private static final int PERCENT = 100;

    /// Of normal chance, nineteen of twenty lie within so many standard errors.
    private static final double WITHIN = 1.96;

    private final RuleEngine rules;
    private final AllHandsPlayer player;
    private int moves;

    private AllHandsMeasurement(RuleEngine rules, AllHandsPlayer player) {
        this.rules = rules;
        this.player = player;
    }

    public static void main(String[] arguments) {
        RuleEngine rules = SetupText.setup(arguments[0]).rules();
        int deals = Integer.parseInt(arguments[1]);
        long seed = Long.parseLong(arguments[2]);
        Bot otherBot = arguments[3].equals("yardstick") ? new YardstickBot() : UnlimitedPlayer.SOUND.bot();
        int most = arguments.length > 4 ? Integer.parseInt(arguments[4]) : SearchEffort.USUAL.mostDeals();
        System.out.println(new AllHandsMeasurement(rules, new AllHandsPlayer(most)).share(otherBot, deals, seed));
    }

    /// Every deal twice, the seats exchanged.
    private String share(Bot otherBot, int deals, long seed) {
        double sum = 0;
        double squares = 0;
        for (int deal = 0; deal < deals; deal++) {
            long dealt = SeededRandom.derivedSeed(seed, deal);
            int beginner = deal % rules.seating().seats();
            double won = (round(0, otherBot, dealt, beginner) + round(1, otherBot, dealt, beginner)) / 2;
            sum += won;
            squares += won * won;
        }
        double mean = sum / deals;
        double error = Math.sqrt((squares / deals - mean * mean) / deals);
        return String.format(
                Locale.ROOT, "%.2f ± %.2f %% of %d rounds", PERCENT * mean, PERCENT * WITHIN * error, 2 * deals);
    }

    /// What the teams of this parity have of a round.
    private double round(int knowing, Bot otherBot, long seed, int beginner) {
        MutableMatch match = new MutableMatch(rules, seed, beginner);
        while (!match.round().isOver()) {
            SeatKnowledge knowledge = match.asked();
            long lot = SeededRandom.derivedSeed(seed, moves++);
            match.play(
                    rules.seating().teamOf(knowledge.seat()) % 2 == knowing
                            ? player.move(match.round(), knowledge.view(), lot)
                            : otherBot.move(knowledge, lot));
        }
        List<Integer> winners = match.roundWinners();
        return winners.stream().filter(team -> team % 2 == knowing).count() / (double) winners.size();
    }
}

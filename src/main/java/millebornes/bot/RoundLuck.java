package millebornes.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.CardTray;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeededRandom;

/// Splits the result of a finished round into luck and play. Every turn is replayed many times with the draw pile in
/// another order: what the real cards were worth beyond the average is luck, the rest is play. Positions are evaluated
/// by a net that knows all hands (a control variate: unbiased however wrong the net is).
///
/// Invariants: a team's expectation, luck and play add up exactly to its result, in shares of the round and in points.
/// Over many rounds luck averages to zero.
public final class RoundLuck {

    /// The number of other orders of the draw pile on which each turn is replayed.
    private static final int AGAIN = 32;

    private static final int OTHER_DEALS = 400;

    private final RuleEngine rules;
    private final PositionWorth worth;
    private final int teams;
    private final SeededRandom random;

    /// A result as a sum of three parts.
    ///
    /// @param expected the average result before the cards are dealt
    /// @param luck the effect of all players' cards
    /// @param play the effect of all players' choices
    public record LuckAndPlay(double expected, double luck, double play) {

        /// The result: the sum of the parts.
        public double whole() {
            return expected + luck + play;
        }
    }

    /// The luck and play of a team in one round.
    ///
    /// @param share the team's share of the win of the round, in parts
    /// @param points the team's points above the average of all teams, in parts
    public record TeamLuck(int team, LuckAndPlay share, LuckAndPlay points) {}

    RoundLuck(RuleEngine rules, PositionWorth worth, long seed) {
        this.rules = rules;
        this.worth = worth;
        teams = rules.seating().teams();
        random = new SeededRandom(seed);
    }

    /// The luck and play of every team in a round; empty when the thread is interrupted.
    ///
    /// @param dealtRound the round as it began
    /// @param moves all its moves, to its end
    /// @param seed the seed of the other orders of the draw pile
    /// @throws IllegalArgumentException when the round is not over after these moves
    public static Optional<List<TeamLuck>> of(RuleEngine rules, Round dealtRound, List<Move> moves, long seed) {
        return new RoundLuck(rules, new PositionWorth(rules), seed).of(dealtRound, moves);
    }

    Optional<List<TeamLuck>> of(Round dealtRound, List<Move> moves) {
        double[] expected = beforeTheDeal(dealtRound.phase().turn());
        MutableRound round = rules.draft(dealtRound);
        double[] luck = minus(worth.of(round), expected);
        int at = 0;
        while (!round.isOver()) {
            if (Thread.currentThread().isInterrupted()) {
                return Optional.empty();
            }
            MutableRound roundBefore = round.copy();
            int from = at;
            do {
                if (at == moves.size()) {
                    throw new IllegalArgumentException("the round is not over after " + at + " moves");
                }
                rules.step(round, moves.get(at++));
            } while (!PositionWorth.isKnown(round));
            add(luck, minus(worth.of(round), again(roundBefore, moves.subList(from, at))), 1);
        }
        double[] play = minus(minus(worth.of(round), expected), luck);
        List<TeamLuck> lines = new ArrayList<>();
        for (int team = 0; team < teams; team++) {
            int points = teams + team;
            lines.add(new TeamLuck(
                    team,
                    new LuckAndPlay(expected[team], luck[team], play[team]),
                    new LuckAndPlay(expected[points], luck[points], play[points])));
        }
        return Optional.of(lines);
    }

    private double[] beforeTheDeal(int first) {
        double[] sum = new double[2 * teams];
        for (int deal = 0; deal < OTHER_DEALS; deal++) {
            add(sum, worth.of(rules.dealDraft(first, random.next())), OTHER_DEALS);
        }
        return sum;
    }

    /// The average value of the position after some moves, over random orders of the draw pile.
    private double[] again(MutableRound roundBefore, List<Move> moves) {
        double[] sum = new double[2 * teams];
        Round round = roundBefore.round();
        for (int time = 0; time < AGAIN; time++) {
            MutableRound otherRound = rules.draft(shuffled(round, random.next()));
            moves.forEach(move -> rules.step(otherRound, move));
            add(sum, worth.of(otherRound), AGAIN);
        }
        return sum;
    }

    /// A copy of the round with its draw pile in a random order.
    static Round shuffled(Round round, long seed) {
        CardTray cardTray = round.shoe();
        CardTray otherTray = new CardTray(
                cardTray.order().from(cardTray.drawn()).shuffled(seed),
                0,
                cardTray.discards(),
                cardTray.removed(),
                seed,
                cardTray.reshuffles(),
                cardTray.distances());
        return new Round(
                round.seating(),
                round.cars(),
                round.hands(),
                otherTray,
                round.onTable(),
                round.phase(),
                round.target(),
                round.extensionCaller(),
                round.stuck());
    }

    private static double[] minus(double[] of, double[] off) {
        double[] difference = of.clone();
        add(difference, off, -1);
        return difference;
    }

    private static void add(double[] sum, double[] more, int parts) {
        for (int value = 0; value < sum.length; value++) {
            sum[value] += more[value] / parts;
        }
    }
}

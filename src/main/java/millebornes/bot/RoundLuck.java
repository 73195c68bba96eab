package millebornes.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import millebornes.engine.play.Move;
import millebornes.engine.rules.RoundDraft;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.score.RoundScorer;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeededRandom;
import millebornes.engine.table.Shoe;
import org.jspecify.annotations.Nullable;

/// What of a finished round was luck and what was play. Every turn is played again many times with the draw pile in
/// another order: what the cards that really came are worth beyond that is luck, the rest is play. The worth of a position
/// is what a net says that knows all hands (a control variate: right on the average however wrong it may be).
///
/// Laws: what a team had to expect, its luck and its play are its share of the round, exactly. Over many rounds luck comes
/// to nothing, whoever plays.
public final class RoundLuck {

    /// How often a turn is played again, and in how many other deals the beginning is valued.
    private static final int AGAIN = 32;

    private static final int OTHER_DEALS = 400;

    private final RuleEngine rules;
    private final ValueNet net;
    private final PositionFeatures[] seen;
    private final SeededRandom chance;

    /// A team's round.
    ///
    /// @param expected what share it had to expect before the deal
    /// @param luck what the cards gave it, or took, of all players
    /// @param play what came of how all have played
    public record TeamLuck(int team, double expected, double luck, double play) {

        /// The share of the round that the team has won.
        public double share() {
            return expected + luck + play;
        }
    }

    private RoundLuck(RuleEngine rules, ValueNet net, long seed) {
        this.rules = rules;
        this.net = net;
        chance = new SeededRandom(seed);
        seen = new PositionFeatures[rules.seating().teams()];
        for (int team = 0; team < seen.length; team++) {
            seen[team] =
                    new PositionFeatures(rules, rules.seating().seatsOf(team).getFirst());
        }
    }

    /// Every team's luck in a round, or nothing in a game that no net knows.
    ///
    /// @param dealt the round as it began
    /// @param moves all its moves, to its end
    /// @param seed which other orders the cards are laid in
    /// @throws IllegalArgumentException when the round is not over after these moves
    public static Optional<List<TeamLuck>> of(RuleEngine rules, Round dealt, List<Move> moves, long seed) {
        @Nullable ValueNet net = ValueNets.ofProgram().of(rules);
        return net == null ? Optional.empty() : Optional.of(new RoundLuck(rules, net, seed).of(dealt, moves));
    }

    private List<TeamLuck> of(Round dealt, List<Move> moves) {
        double[] expected = beforeTheDeal(dealt.phase().turn());
        RoundDraft round = rules.draft(dealt);
        double[] luck = minus(worth(round), expected);
        int at = 0;
        while (!round.isOver()) {
            RoundDraft before = round.copy();
            int from = at;
            do {
                if (at == moves.size()) {
                    throw new IllegalArgumentException("the round is not over after " + at + " moves");
                }
                rules.step(round, moves.get(at++));
            } while (!isValued(round));
            double[] beyond = minus(worth(round), again(before, moves.subList(from, at)));
            for (int team = 0; team < luck.length; team++) {
                luck[team] += beyond[team];
            }
        }
        double[] share = worth(round);
        List<TeamLuck> lines = new ArrayList<>();
        for (int team = 0; team < luck.length; team++) {
            lines.add(new TeamLuck(team, expected[team], luck[team], share[team] - expected[team] - luck[team]));
        }
        return lines;
    }

    private double[] beforeTheDeal(int first) {
        double[] sum = new double[seen.length];
        for (int deal = 0; deal < OTHER_DEALS; deal++) {
            add(sum, worth(rules.dealDraft(first, chance.next())), OTHER_DEALS);
        }
        return sum;
    }

    /// What the same moves are worth on the average over other orders of the draw pile.
    private double[] again(RoundDraft before, List<Move> moves) {
        double[] sum = new double[seen.length];
        Round round = before.round();
        for (int time = 0; time < AGAIN; time++) {
            RoundDraft other = rules.draft(shuffled(round, chance.next()));
            moves.forEach(move -> rules.step(other, move));
            add(sum, worth(other), AGAIN);
        }
        return sum;
    }

    private static Round shuffled(Round round, long seed) {
        Shoe shoe = round.shoe();
        Shoe other = new Shoe(
                shoe.order().from(shoe.drawn()).shuffled(seed),
                0,
                shoe.discards(),
                shoe.removed(),
                seed,
                shoe.reshuffles(),
                shoe.distances());
        return new Round(
                round.seating(),
                round.cars(),
                round.hands(),
                other,
                round.onTable(),
                round.phase(),
                round.target(),
                round.extensionCaller(),
                round.stuck());
    }

    /// A net was taught positions in which a seat has its turn.
    private static boolean isValued(RoundDraft round) {
        return round.isOver() || round.phase() instanceof Phase.Turn;
    }

    private double[] worth(RoundDraft round) {
        double[] worth = new double[seen.length];
        if (round.isOver()) {
            List<Integer> winners = RoundScorer.winners(rules, round, RoundScorer.totals(rules, round));
            winners.forEach(team -> worth[team] = 1.0 / winners.size());
            return worth;
        }
        for (int team = 0; team < worth.length; team++) {
            seen[team].read(round);
            worth[team] = net.value(seen[team]).win();
        }
        return worth;
    }

    private static double[] minus(double[] of, double[] off) {
        double[] difference = of.clone();
        add(difference, off, -1);
        return difference;
    }

    private static void add(double[] sum, double[] more, int parts) {
        for (int team = 0; team < sum.length; team++) {
            sum[team] += more[team] / parts;
        }
    }
}

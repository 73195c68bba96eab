package millebornes.bot;

import java.util.List;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.rules.RoundScorer;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Phase;
import org.jspecify.annotations.Nullable;

/// Evaluates a position with all hands known for every team: its share of the win of the round, from 0 to 1, and its
/// points above the average of all teams. For a finished round these are the result.
///
/// Confined to one thread.
final class PositionWorth {

    private final RuleEngine rules;
    private final int teams;
    private final @Nullable ValueNet net;
    private final ValueNetFeatures[] known;
    private final GeneralValueNetFeatures[] any;

    PositionWorth(RuleEngine rules) {
        this(rules, rules.seating().teams() == 2 ? LearnedNets.values().of(rules) : null);
    }

    /// @param net the network for this game of two teams, or null to use [GeneralValueNet], which is for all games
    PositionWorth(RuleEngine rules, @Nullable ValueNet net) {
        this.rules = rules;
        this.net = net;
        teams = rules.seating().teams();
        known = new ValueNetFeatures[teams];
        any = new GeneralValueNetFeatures[teams];
        for (int team = 0; team < teams; team++) {
            known[team] =
                    new ValueNetFeatures(rules, rules.seating().seatsOf(team).getFirst());
            any[team] = new GeneralValueNetFeatures(rules, team);
        }
    }

    /// Whether the round can be evaluated: it is over or at the beginning of a turn, as the positions that the networks
    /// were trained on.
    static boolean isKnown(MutableRound round) {
        return round.isOver() || round.phase() instanceof Phase.Turn;
    }

    /// The value of a position: first the share of every team, then the points of every team.
    double[] of(MutableRound round) {
        double[] worth = new double[2 * teams];
        if (round.isOver()) {
            int[] totals = RoundScorer.totals(rules, round);
            List<Integer> winners = RoundScorer.winners(rules, round, totals);
            winners.forEach(team -> worth[team] = 1.0 / winners.size());
            for (int team = 0; team < teams; team++) {
                worth[teams + team] = totals[team];
            }
        } else {
            guess(round, worth);
        }
        double mean = 0;
        for (int team = 0; team < teams; team++) {
            mean += worth[teams + team] / teams;
        }
        for (int team = 0; team < teams; team++) {
            worth[teams + team] -= mean;
        }
        return worth;
    }

    private void guess(MutableRound round, double[] worth) {
        for (int team = 0; team < teams; team++) {
            ValueNet.Value value = value(round, team);
            worth[team] = value.win();
            worth[teams + team] = value.margin();
        }
    }

    private ValueNet.Value value(MutableRound round, int team) {
        if (net == null) {
            GeneralValueNetFeatures features = any[team];
            features.read(round);
            return GeneralValueNet.net().value(features.list());
        }
        ValueNetFeatures features = known[team];
        features.read(round);
        ValueNet.Value value = net.value(features.list());
        // A net of one game says by how much a team is ahead of the other one; each has half of that.
        return new ValueNet.Value(value.win(), value.margin() / 2);
    }
}

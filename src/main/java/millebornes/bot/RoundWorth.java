package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.table.Seating;

/// Computes the value of a finished round for a seat: in a single round the win and, with less weight, the lead in
/// points; in a longer match the probability of winning it from there.
///
/// Invariant: a whole number from 0 to [#WHOLE], the same on every machine.
final class RoundWorth {

    /// The value of a certain win.
    static final int WHOLE = 1_000_000;

    /// How far the points of equal players spread in one round, as the scale of a logistic curve.
    private static final double SPREAD = 1100;

    /// The usual points of a round's winner.
    private static final double POINTS_A_ROUND = 1200;

    /// A number of points that hardly any round brings.
    private static final double FAR_ROUND = 2000;

    /// The scale, in points, at which a lead in a single round counts.
    private static final double MARGIN_SCALE = 800;

    /// The weight of the lead in the value of a single round, from 0 to 1; the win has the rest.
    private static final double MARGIN = 0.3;

    private final Seating seating;
    private final int team;
    private final MatchLength length;
    private final boolean junior;
    private final int number;
    private final int[] before;
    private final double margin;

    RoundWorth(SeatView view) {
        this(view, MARGIN);
    }

    /// @param margin the weight of the lead in points in the value of a single round, from 0 to 1
    RoundWorth(SeatView view, double margin) {
        seating = view.rules().seating();
        team = seating.teamOf(view.seat());
        length = view.rules().options().length();
        junior = view.rules().options().isJunior();
        number = view.number();
        before = new int[seating.teams()];
        for (int other = 0; other < before.length; other++) {
            before[other] = view.totals().get(other);
        }
        this.margin = junior ? 0 : margin;
    }

    /// Whether a network's evaluation of this round is enough: in a single round, or if the match certainly continues.
    boolean isDecidedByTheRound() {
        int most = 0;
        for (int total : before) {
            most = Math.max(most, total);
        }
        return isSingle() || (length.rounds() == 0 && most + FAR_ROUND <= length.points());
    }

    private boolean isSingle() {
        return length.isOneRound() || junior;
    }

    /// The value of a finished round.
    ///
    /// @param points the points of the round, by seat
    /// @param winners the teams that have won it; they need not have the most points
    int of(int[] points, List<Integer> winners) {
        double[] totals = new double[before.length];
        boolean single = isSingle();
        for (int seat = 0; seat < points.length; seat++) {
            int playing = seating.teamOf(seat);
            totals[playing] = points[seat] + (single ? 0 : before[playing]);
        }
        if (single) {
            double won = winners.contains(team) ? 1.0 / winners.size() : 0;
            return whole(margin == 0 ? won : (1 - margin) * won + margin * chance(totals, MARGIN_SCALE));
        }
        return whole(match(totals));
    }

    /// The value of a round that is not finished, given a network's evaluation of its position.
    int of(ValueNet.Value value) {
        double[] totals = new double[before.length];
        totals[team] = value.margin();
        if (isSingle()) {
            double won = value.win();
            return whole(margin == 0 ? won : (1 - margin) * won + margin * chance(totals, MARGIN_SCALE));
        }
        for (int other = 0; other < totals.length; other++) {
            totals[other] += before[other];
        }
        return whole(chance(totals, SPREAD));
    }

    private double match(double[] totals) {
        double most = 0;
        for (double total : totals) {
            most = Math.max(most, total);
        }
        double roundsLeft = length.rounds() > 0
                ? Math.max(0, length.rounds() - number)
                : most >= length.points()
                        ? 0
                        : 1 + Math.max(0, length.points() - POINTS_A_ROUND - most) / POINTS_A_ROUND;
        return roundsLeft == 0 ? shared(totals) : chance(totals, SPREAD * Math.sqrt(roundsLeft));
    }

    /// The share of the win that the player's team has: 1 if it leads alone, less if it leads with others, otherwise 0.
    private double shared(double[] totals) {
        int best = 0;
        for (double total : totals) {
            if (total > totals[team]) {
                return 0;
            }
            best += total == totals[team] ? 1 : 0;
        }
        return 1.0 / best;
    }

    /// The probability that the player's team has the highest total at the end; a larger scale brings it nearer to
    /// even.
    private double chance(double[] totals, double scale) {
        double all = 0;
        for (double total : totals) {
            all += StrictMath.exp((total - totals[team]) / scale);
        }
        return 1 / all;
    }

    private static int whole(double share) {
        return (int) Math.round(share * WHOLE);
    }
}

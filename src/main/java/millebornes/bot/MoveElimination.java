package millebornes.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Compares several moves by their results on the same imagined deals, and drops weak ones. Comparing deal by deal
/// cancels the luck that all moves share.
///
/// All sums are of whole numbers, so that they are the same on every machine.
final class MoveElimination {

    private static final double PERCENT = 100;

    private final int[][] worth;
    private List<Integer> left;
    private int deals;

    /// @param moves the number of moves; the first one is the prior's
    /// @param mostDeals the greatest number of deals
    MoveElimination(int moves, int mostDeals) {
        worth = new int[moves][mostDeals];
        left = IntStream.range(0, moves).boxed().toList();
    }

    /// The indices of the moves that are still in the comparison.
    List<Integer> left() {
        return left;
    }

    /// Adds the value of a move on the current deal, from 0 to [RoundWorth#WHOLE].
    void add(int move, int brought) {
        worth[move][deals] = brought;
    }

    /// Ends a deal on which all remaining moves have been tried.
    void closeDeal() {
        deals++;
    }

    /// True while more than one move is left.
    boolean isOpen() {
        return left.size() > 1;
    }

    /// Drops moves that are too far behind the best one. The limits are in hundredths of a standard error of the
    /// difference.
    ///
    /// @param percent the limit for every move but the first
    /// @param firstPercent the limit for the first move
    void giveUp(int percent, int firstPercent) {
        int best = best();
        List<Integer> kept = new ArrayList<>(left.size());
        for (int move : left) {
            if (move == best || lead(best, move) * PERCENT <= (move == 0 ? firstPercent : percent)) {
                kept.add(move);
            }
        }
        left = kept;
    }

    /// The index of the best remaining move if it clearly beats the first one, otherwise 0.
    ///
    /// @param gatePercent the lead needed over the first move, in hundredths of a standard error of the difference
    int chosen(int gatePercent) {
        int best = best();
        boolean firstGivenUp = left.getFirst() != 0;
        return best == 0 || firstGivenUp || lead(best, 0) * PERCENT > gatePercent ? best : 0;
    }

    private int best() {
        int best = left.getFirst();
        long most = Long.MIN_VALUE;
        for (int move : left) {
            long sum = sum(move);
            if (sum > most) {
                best = move;
                most = sum;
            }
        }
        return best;
    }

    private long sum(int move) {
        long sum = 0;
        for (int deal = 0; deal < deals; deal++) {
            sum += worth[move][deal];
        }
        return sum;
    }

    /// The lead of one move over another, in standard errors of the difference.
    double lead(int better, int other) {
        long sum = 0;
        long squares = 0;
        for (int deal = 0; deal < deals; deal++) {
            long difference = (long) worth[better][deal] - worth[other][deal];
            sum += difference;
            squares += difference * difference;
        }
        double variance = squares - (double) sum * sum / deals;
        if (variance <= 0) {
            return sum == 0 ? 0 : Double.POSITIVE_INFINITY;
        }
        return sum / Math.sqrt(variance * deals / (deals - 1.0));
    }
}

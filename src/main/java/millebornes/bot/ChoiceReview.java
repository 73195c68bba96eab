package millebornes.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;

/// Evaluates a choice with `hard`'s search: tries the chosen move and its alternatives on the same imagined deals that
/// agree with the chooser's view.
///
/// Invariants: a forced move is no choice. The verdict depends on the view, the move and the seed, never on later draws
/// or other hands: luck is not praised.
public final class ChoiceReview {

    private final SeatView view;
    private final Move chosenMove;
    private final List<Move> others;
    private final MediumBot priorBot = new MediumBot(MediumWeights.TUNED);
    private final MediumMoveEvaluator evaluator;

    /// Which choices are reviewed.
    public enum Choosiness {
        /// only choices that a good player has to think about
        REAL_CHOICES,
        /// every choice with a legal alternative, however weak: a move that is obvious to a good player is an
        /// achievement for a child
        EVERYTHING
    }

    private ChoiceReview(SeatView view, Move chosenMove, List<Move> others, MediumMoveEvaluator evaluator) {
        this.view = view;
        this.chosenMove = chosenMove;
        this.others = others;
        this.evaluator = evaluator;
    }

    /// Whether `medium` without human limits plays the same move.
    public static boolean isPlain(SeatView view, Move chosenMove) {
        return chosenMove.equals(firstSight(view));
    }

    /// The move of `medium` without human limits; always the same for a view.
    public static Move firstSight(SeatView view) {
        return new MediumBot(MediumWeights.TUNED).move(view, 0);
    }

    /// A review of a choice; empty if there was nothing to choose.
    ///
    /// @param view the view of the seat before the move
    /// @param chosenMove the move that the seat made
    public static Optional<ChoiceReview> of(SeatView view, Move chosenMove, Choosiness choosiness) {
        List<Move> legal = view.legal();
        if (legal.size() < 2) {
            return Optional.empty();
        }
        MediumMoveEvaluator evaluator = new MediumMoveEvaluator(view, MediumWeights.TUNED);
        Move firstMove = firstSight(view);
        boolean plain = chosenMove.equals(firstMove) && evaluator.worth(firstMove) >= MediumMoveEvaluator.SURE;
        if (plain && choosiness == Choosiness.REAL_CHOICES) {
            return Optional.empty();
        }
        List<Move> others =
                new ArrayList<>(new CandidateMoves(evaluator, firstMove).of(legal, SearchEffort.USUAL.discards()));
        others.remove(chosenMove);
        if (others.isEmpty() && choosiness == Choosiness.EVERYTHING) {
            legal.stream()
                    .filter(move -> !move.equals(chosenMove))
                    .max(Comparator.comparingInt(evaluator::worth))
                    .ifPresent(others::add);
        }
        return others.isEmpty() ? Optional.empty() : Optional.of(new ChoiceReview(view, chosenMove, others, evaluator));
    }

    /// A review that compares a move with given other ones, whatever a good player thinks of them.
    ///
    /// @param others other legal moves, at least one
    public static ChoiceReview against(SeatView view, Move chosenMove, List<Move> others) {
        return new ChoiceReview(
                view, chosenMove, List.copyOf(others), new MediumMoveEvaluator(view, MediumWeights.TUNED));
    }

    /// Compares the chosen move with the best of the others. Empty when the thread is interrupted.
    ///
    /// @param deals the number of imagined deals
    public Optional<ChoiceVerdict> look(int deals, long seed) {
        return verdict(others, deals, seed);
    }

    /// Compares the chosen move with one other move. To be called with another seed than [#look(int, long)]: on the
    /// deals that made this other move the best one, its lead is partly luck. Empty when the thread is interrupted.
    public Optional<ChoiceVerdict> confirm(Move otherMove, int deals, long seed) {
        return verdict(List.of(otherMove), deals, seed);
    }

    private Optional<ChoiceVerdict> verdict(List<Move> against, int most, long seed) {
        RollOutMoveEvaluator rollOutMoveEvaluator =
                new RollOutMoveEvaluator(view, priorBot, LearnedNets.values().of(view.rules()));
        PlausibleDeals deals = new PlausibleDeals(view, rollOutMoveEvaluator.rollOuts(), seed);
        double[] shares = new double[against.size()];
        double[] squares = new double[against.size()];
        double[] points = new double[against.size()];
        for (int number = 0; number < most; number++) {
            if (Thread.currentThread().isInterrupted()) {
                return Optional.empty();
            }
            MutableRound round = deals.next();
            RollOutMoveEvaluator.Brought ownBrought = rollOutMoveEvaluator.brought(round, chosenMove);
            for (int at = 0; at < shares.length; at++) {
                RollOutMoveEvaluator.Brought otherBrought = rollOutMoveEvaluator.brought(round, against.get(at));
                double better = ownBrought.worth() - otherBrought.worth();
                shares[at] += better / most;
                squares[at] += better * better / most;
                points[at] += (ownBrought.points() - otherBrought.points()) / most;
            }
        }
        int best = 0;
        for (int at = 1; at < shares.length; at++) {
            best = shares[at] < shares[best] ? at : best;
        }
        double variance = squares[best] - shares[best] * shares[best];
        double errors = variance <= 0
                ? (shares[best] == 0 ? 0 : Double.MAX_VALUE)
                : Math.abs(shares[best]) / Math.sqrt(variance / most);
        Move betterMove = shares[best] >= 0 ? chosenMove : against.get(best);
        return Optional.of(new ChoiceVerdict(
                chosenMove,
                against.get(best),
                shares[best],
                points[best],
                errors,
                new MoveReasonFinder(view).of(betterMove, evaluator.isUseless(betterMove))));
    }
}

package millebornes.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundDraft;

/// Evaluates a choice with `hard`'s search: tries the chosen move and its alternatives on the same imagined deals that
/// agree with the chooser's view.
///
/// Invariants: a forced move is no choice. The verdict depends on the view, the move and the seed, never on later draws
/// or other hands: luck is not praised.
public final class ChoiceReview {

    private final SeatView view;
    private final Move chosen;
    private final List<Move> others;
    private final MediumBot prior = new MediumBot(MediumWeights.TUNED);
    private final MediumMoveEvaluator evaluator;

    /// Which choices are worth a look.
    public enum Choosiness {
        /// those that a good player has to think about
        REAL_CHOICES,
        /// all with a legal alternative, however weak: a move that is obvious to a good player is an achievement for a
        /// child
        EVERYTHING
    }

    private ChoiceReview(SeatView view, Move chosen, List<Move> others, MediumMoveEvaluator evaluator) {
        this.view = view;
        this.chosen = chosen;
        this.others = others;
        this.evaluator = evaluator;
    }

    /// Whether `medium` plays the same move.
    public static boolean isPlain(SeatView view, Move chosen) {
        return chosen.equals(firstSight(view));
    }

    private static Move firstSight(SeatView view) {
        return new MediumBot(MediumWeights.TUNED).move(view, new ThinkingTimeAndSeed(0, 0));
    }

    /// A look at a choice, or nothing where there was none.
    ///
    /// @param view the view of the seat
    /// @param chosen its legal move
    public static Optional<ChoiceReview> of(SeatView view, Move chosen, Choosiness choosiness) {
        List<Move> legal = view.legal();
        if (legal.size() < 2) {
            return Optional.empty();
        }
        MediumMoveEvaluator evaluator = new MediumMoveEvaluator(view, MediumWeights.TUNED);
        Move first = firstSight(view);
        boolean plain = chosen.equals(first) && evaluator.worth(first) >= MediumMoveEvaluator.SURE;
        if (plain && choosiness == Choosiness.REAL_CHOICES) {
            return Optional.empty();
        }
        List<Move> others =
                new ArrayList<>(new CandidateMoves(evaluator, first).of(legal, SearchEffort.USUAL.discards()));
        others.remove(chosen);
        if (others.isEmpty() && choosiness == Choosiness.EVERYTHING) {
            legal.stream()
                    .filter(move -> !move.equals(chosen))
                    .max(Comparator.comparingInt(evaluator::worth))
                    .ifPresent(others::add);
        }
        return others.isEmpty() ? Optional.empty() : Optional.of(new ChoiceReview(view, chosen, others, evaluator));
    }

    /// A look at a choice between these moves, whatever a good player thinks of them.
    ///
    /// @param others legal moves as well, the chosen one not among them; at least one
    public static ChoiceReview against(SeatView view, Move chosen, List<Move> others) {
        return new ChoiceReview(view, chosen, List.copyOf(others), new MediumMoveEvaluator(view, MediumWeights.TUNED));
    }

    /// The verdict against whichever other move seems best; nothing when the thread is interrupted meanwhile.
    ///
    /// @param deals the number of imagined deals
    public Optional<ChoiceVerdict> look(int deals, long seed) {
        return verdict(others, deals, seed);
    }

    /// The verdict against one other move. On other deals than those that made it seem best it is not too good to be true.
    public Optional<ChoiceVerdict> confirm(Move other, int deals, long seed) {
        return verdict(List.of(other), deals, seed);
    }

    private Optional<ChoiceVerdict> verdict(List<Move> against, int most, long seed) {
        RollOutWorth worth = new RollOutWorth(view, prior, ValueNets.ofProgram().of(view.rules()));
        PlausibleDeals deals = new PlausibleDeals(view, worth.rollOuts(), seed);
        double[] shares = new double[against.size()];
        double[] squares = new double[against.size()];
        double[] points = new double[against.size()];
        for (int number = 0; number < most; number++) {
            if (Thread.currentThread().isInterrupted()) {
                return Optional.empty();
            }
            RoundDraft deal = deals.next();
            RollOutWorth.Brought own = worth.brought(deal, chosen);
            for (int at = 0; at < shares.length; at++) {
                RollOutWorth.Brought other = worth.brought(deal, against.get(at));
                double better = own.worth() - other.worth();
                shares[at] += better / most;
                squares[at] += better * better / most;
                points[at] += (own.points() - other.points()) / most;
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
        Move better = shares[best] >= 0 ? chosen : against.get(best);
        return Optional.of(new ChoiceVerdict(
                chosen,
                against.get(best),
                shares[best],
                points[best],
                errors,
                new MoveReasonFinder(view).of(better, evaluator.isUseless(better))));
    }
}

package millebornes.bot;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import millebornes.bot.Advice.MoveEffect;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// Finds a hint: the move of the strongest player, or the remedy that the car needs if no other move is clearly better.
/// Measures on imagined deals what the move gains.
///
/// Invariant: unless the thread is interrupted, the hint depends on the view alone.
public final class AdviceSearch {

    /// The number of imagined deals on which two moves are compared.
    private static final int DEALS = 128;

    /// The least lead, in standard errors, at which a move counts as clearly better than another one.
    private static final double CLEAR = 2.5;

    /// The least lead, in standard errors, at which the hint names an advantage.
    private static final double NOTICEABLE = 2;

    private static final int MOST_OTHERS = 2;

    private final SeatView view;
    private final MediumMoveEvaluator evaluator;

    private AdviceSearch(SeatView view) {
        this.view = view;
        evaluator = new MediumMoveEvaluator(view, MediumWeights.TUNED);
    }

    /// The hint for the seat to move. An interrupted thread measures no more, and the hint names no advantage.
    ///
    /// @param bestBot the strongest computer player
    /// @throws IllegalArgumentException when the seat is not to move
    public static Advice of(SeatView view, Bot bestBot) {
        return new AdviceSearch(view).advice(bestBot);
    }

    private Advice advice(Bot bestBot) {
        ReasonedMove bestMove = bestBot.choose(view, 0);
        Move taughtMove = taught().filter(_ -> !isCertain(bestMove.move()) && !isNeededRemedy(bestMove.move()))
                .orElse(bestMove.move());
        if (taughtMove.equals(bestMove.move())) {
            List<Move> others = others(bestMove.move(), bestMove.move());
            return new Advice(bestMove, effect(bestMove, others), others);
        }
        // Advice that differs from the lesson's is explained.
        Optional<MoveEffect> effect = isClearlyBetter(bestMove.move(), taughtMove)
                ? strongest(bestMove.move(), taughtMove)
                : Optional.empty();
        if (effect.isPresent()) {
            return new Advice(bestMove, effect.get(), others(bestMove.move(), taughtMove));
        }
        ReasonedMove chosenMove = ReasonedMove.of(view, taughtMove, false);
        List<Move> others = others(taughtMove, bestMove.move());
        return new Advice(chosenMove, effect(chosenMove, others), others);
    }

    /// The legal remedy that the car needs before it can drive forward; empty if it needs none or has none.
    private Optional<Move> taught() {
        return view.legal().stream().filter(AdviceSearch::isNeededRemedy).findFirst();
    }

    private static boolean isNeededRemedy(Move move) {
        return move instanceof Move.Play(Remedy remedy) && remedy != Remedy.END_OF_LIMIT;
    }

    private boolean isCertain(Move move) {
        return move instanceof Move.Play(Safety _) || evaluator.worth(move) >= MediumMoveEvaluator.SURE;
    }

    private boolean isClearlyBetter(Move move, Move otherMove) {
        return ChoiceReview.against(view, move, List.of(otherMove))
                .look(DEALS, 0)
                .filter(verdict -> verdict.isPraise() && verdict.errors() >= CLEAR)
                .isPresent();
    }

    /// Other moves that a good player might make, with other cards than the chosen one; at most [#MOST_OTHERS]. Longer
    /// distances than a chosen one come first.
    ///
    /// @param firstMove the move that comes next, unless it is the chosen one
    private List<Move> others(Move chosenMove, Move firstMove) {
        return view.legal().stream()
                .filter(move -> move.card() != null && !move.card().equals(chosenMove.card()))
                .sorted(Comparator.<Move, Boolean>comparing(move -> !isLonger(move, chosenMove))
                        .thenComparing(move -> !move.equals(firstMove))
                        .thenComparing(move -> move instanceof Move.Discard)
                        .thenComparingInt(move -> -evaluator.worth(move)))
                .limit(MOST_OTHERS)
                .toList();
    }

    private static boolean isLonger(Move move, Move chosenMove) {
        return move instanceof Move.Play(Distance longerDistance)
                && chosenMove instanceof Move.Play(Distance distance)
                && longerDistance.km() > distance.km();
    }

    private MoveEffect effect(ReasonedMove chosenMove, List<Move> others) {
        Set<MoveEffect> said = said(chosenMove, others);
        if (others.isEmpty() || said.contains(MoveEffect.AS_SAID)) {
            return MoveEffect.AS_SAID;
        }
        return strongest(chosenMove.move(), others.getFirst())
                .filter(effect -> !said.contains(effect))
                .orElse(MoveEffect.AS_SAID);
    }

    /// The advantage with the greatest lead over another move, in standard errors; empty if none reaches [#NOTICEABLE].
    private Optional<MoveEffect> strongest(Move move, Move otherMove) {
        return leads(view, move, otherMove, 0).entrySet().stream()
                .filter(lead -> lead.getValue() >= NOTICEABLE)
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
    }

    /// The advantages that the reason of a move names, so that they are not measured; [MoveEffect#AS_SAID] if it is
    /// certain.
    static Set<MoveEffect> said(ReasonedMove chosenMove, List<Move> others) {
        return switch (chosenMove.reason()) {
            case DRIVE ->
                !others.isEmpty() && isLonger(others.getFirst(), chosenMove.move())
                        ? EnumSet.noneOf(MoveEffect.class)
                        : EnumSet.of(MoveEffect.FARTHER);
            case START, SAFETY_STARTS -> EnumSet.of(MoveEffect.FARTHER);
            case ROLL_AGAIN, LIFT_LIMIT, TURN_ROUND -> EnumSet.of(MoveEffect.FARTHER, MoveEffect.SPARED);
            case HOLD_UP_LEADER, HOLD_UP -> EnumSet.of(MoveEffect.OTHERS_HELD);
            case DISCARD_LEAST, DRIVE_BACK ->
                !others.isEmpty() && !(others.getFirst() instanceof Move.Discard)
                        ? EnumSet.noneOf(MoveEffect.class)
                        : EnumSet.of(MoveEffect.AS_SAID);
            case ARRIVE, SAFETY_CURES, SAFETY_BEFORE_THE_END, SAFETY_GUARDS, DISCARD_USELESS ->
                EnumSet.of(MoveEffect.AS_SAID);
            case COUP_FOURRE, NO_ANSWER, SAVE_CARDS, STUCK, EXTEND, STOP, CHANCE -> EnumSet.of(MoveEffect.AS_SAID);
        };
    }

    /// The lead of a move over another one in standard errors, for each effect but [MoveEffect#AS_SAID]. Empty when the
    /// thread is interrupted.
    static Map<MoveEffect, Double> leads(SeatView view, Move move, Move otherMove, long seed) {
        RollOutMoveEvaluator evaluator = new RollOutMoveEvaluator(
                view, new MediumBot(MediumWeights.TUNED), LearnedNets.values().of(view.rules()));
        PlausibleDeals deals = new PlausibleDeals(view, evaluator.rollOuts(), seed);
        Map<MoveEffect, MoveElimination> sums = new EnumMap<>(MoveEffect.class);
        for (MoveEffect effect : EnumSet.complementOf(EnumSet.of(MoveEffect.AS_SAID))) {
            sums.put(effect, new MoveElimination(2, DEALS));
        }
        for (int number = 0; number < DEALS; number++) {
            if (Thread.currentThread().isInterrupted()) {
                return Map.of();
            }
            MutableRound round = deals.next();
            MutableRound roundAfterMove = evaluator.playedOn(round, move);
            MutableRound roundAfterOther = evaluator.playedOn(round, otherMove);
            sums.forEach((effect, elimination) -> {
                elimination.add(0, amount(view, effect, roundAfterMove));
                elimination.add(1, amount(view, effect, roundAfterOther));
                elimination.closeDeal();
            });
        }
        Map<MoveEffect, Double> leads = new EnumMap<>(MoveEffect.class);
        sums.forEach((effect, elimination) -> leads.put(effect, elimination.lead(0, 1)));
        return leads;
    }

    private static int amount(SeatView view, MoveEffect effect, MutableRound round) {
        int own = view.ownCar();
        int team = view.rules().seating().teamOf(view.seat());
        return switch (effect) {
            case AS_SAID -> 0;
            case FARTHER -> round.car(own).km();
            case SPARED -> -round.car(own).hazards().toList().size();
            case OTHERS_HELD -> {
                int km = 0;
                for (int car = 0; car < round.carCount(); car++) {
                    km -= view.rules().seating().teamOfCar(car) == team
                            ? 0
                            : round.car(car).km();
                }
                yield km;
            }
        };
    }
}

package millebornes.bot;

import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// `medium`'s evaluation of moves: a value above 0 is better than a discard.
final class MediumMoveEvaluator {

    /// The value from which `medium` is certain of a move: a coup-fourré, an arrival, an extension.
    static final int SURE = 10_000;

    private static final int WINS = 20_000;

    private static final int NEVER = -20_000;

    private static final Distance[] DISTANCES = Distance.values();

    private final EvaluationContext context;
    private final MediumWeights weights;
    private final DistanceCardEvaluator distanceEvaluator;
    private final AttackEvaluator attacks;
    private final SafetyEvaluator safeties;
    private final MediumCardEvaluator cardEvaluator;
    private final ExtensionEvaluator extension;

    MediumMoveEvaluator(SeatKnowledge knowledge, MediumWeights weights) {
        this(knowledge, weights, HumanLimits.NONE);
    }

    MediumMoveEvaluator(SeatKnowledge knowledge, MediumWeights weights, HumanLimits limits) {
        this.context = new EvaluationContext(knowledge, limits);
        this.weights = weights;
        distanceEvaluator = new DistanceCardEvaluator(context, weights);
        attacks = new AttackEvaluator(context, weights);
        safeties = new SafetyEvaluator(context, weights);
        cardEvaluator = new MediumCardEvaluator(context, weights);
        extension = new ExtensionEvaluator(context);
    }

    int worth(Move move) {
        return switch (move) {
            case Move.Play play -> play(play.card());
            case Move.Attack attack -> attacks.worth(attack.hazard(), attack.car());
            case Move.Discard discard -> -cardEvaluator.worth(discard.card());
            case Move.CoupFourre _ -> WINS;
            case Move.Decline _ -> 0;
            case Move.EndTurn _ -> weights.of(MediumWeight.END_TURN);
            case Move.Stuck _ -> StuckDeclarationEvaluator.pays(context.view()) ? WINS : NEVER;
            case Move.Extend _ -> extension.pays(weights.of(MediumWeight.EXTEND_KM)) ? WINS : NEVER;
            case Move.Stop _ -> 0;
        };
    }

    /// Whether a move discards a card that is useless for the rest of the round.
    boolean isUseless(Move move) {
        return move instanceof Move.Discard discard && cardEvaluator.worth(discard.card()) == 0;
    }

    /// Whether an extension may be worth trying: no opponent is halfway, and stopping would not win the match.
    boolean mayExtend() {
        return extension.pays(context.view().target() / 2 - 1);
    }

    /// True in the last 200 km, where only exact distances can be driven.
    boolean isNearTheEnd() {
        return context.rest() <= Distance.KM_200.km();
    }

    /// Whether the player's car has a wrong-way card, so that distances drive it back.
    boolean isOnTheWrongWay() {
        return context.own().has(Hazard.WRONG_WAY);
    }

    /// Whether a move is a remedy that brings the player's standing car nearer to driving again.
    boolean rollsAfter(Move move) {
        return move instanceof Move.Play play
                && play.card() instanceof Remedy remedy
                && remedy != Remedy.END_OF_LIMIT
                && !context.own().rolls();
    }

    /// Whether the attack may be answered by a coup-fourré: another hand may hold the matching safety.
    boolean mayBeAnswered(Move.Attack attack) {
        return context.counting().unseen(attack.hazard().safety()) > 0;
    }

    private int play(Card card) {
        return switch (card) {
            case Distance distance -> distanceEvaluator.worth(distance);
            case Remedy remedy -> cure(remedy);
            case Safety safety -> safeties.worth(safety);
            case Hazard hazard -> throw new IllegalArgumentException("a hazard needs a target: " + hazard);
        };
    }

    private int cure(Remedy remedy) {
        if (remedy == Remedy.GREEN_LIGHT) {
            return weights.of(context.own().started() ? MediumWeight.ROLL_AGAIN : MediumWeight.START);
        }
        return switch (Hazard.curedBy(remedy).lane()) {
            case STOP -> weights.of(MediumWeight.REPAIR);
            case SPEED -> liftLimit();
            case DIRECTION -> weights.of(MediumWeight.TURN_ROUND);
        };
    }

    /// The value of an end of limit: the farther the hand could drive without the limit, the higher; in the last 50 km
    /// it does not matter.
    private int liftLimit() {
        if (context.rest() <= Distance.LIMIT) {
            return 0;
        }
        int longest = 0;
        for (Distance distance : DISTANCES) {
            boolean fits = distance.km() <= context.rest()
                    && (distance != Distance.KM_200 || context.own().km200() < Car.MOST_200);
            longest = fits && context.view().hand().holds(distance) ? distance.squares() : longest;
        }
        return weights.of(MediumWeight.LIFT_LIMIT)
                + weights.of(MediumWeight.LIFT_LIMIT_SQUARE) * longest
                + (context.own().rolls() ? 0 : weights.of(MediumWeight.LIFT_LIMIT_STOPPED));
    }
}

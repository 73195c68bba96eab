package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Phase;

/// The inputs of a [PolicyNet] for a choice of moves at a table of two seats: the seat's view, its legal moves by
/// [#number(int)], `medium`'s liking of each ([#liking(int)]), and the points.
final class ChoiceFeatures {

    private static final int KINDS = Card.ALL.size();

    /// The number of kinds of moves, each of which has an input and an output of its own.
    static final int MOVES = 48;

    /// The number of inputs of the network.
    static final int SIZE = SightFeatures.SIZE + 3 * MOVES + PointsMarginFeatures.SIZE;

    /// The [#number(int)] of a move that the network does not know: an answer to an attack.
    private static final int NONE = -1;

    /// The difference between two moves' values that makes one of them e times as likely as the other.
    private static final float WORTH_SCALE = 15;

    /// The lower limit of a move's log-likelihood.
    private static final float LEAST = -9;

    private static final int LEAST_WORTH = -6000;

    /// The value that the network is given for the move of which `medium` is sure when an extension is decided; the
    /// other move has 0.
    private static final int EXTENSION = 60;

    /// The amount by which the log-likelihood of a discard is lowered when a card can be played with profit.
    private static final float DISCARD = 1;

    private static final float LIKING_SCALE = 5;

    private final SparseNetInputs inputs = new SparseNetInputs(SIZE);
    private final List<Move> legal;
    private final int[] numbers;
    private final float[] likings;

    private ChoiceFeatures(List<Move> legal) {
        this.legal = legal;
        numbers = new int[legal.size()];
        likings = new float[legal.size()];
    }

    /// Whether the network may choose: there are several moves of its kinds, and `medium` is not certain of one.
    static boolean isOpen(SeatKnowledge knowledge, MediumMoveEvaluator evaluator) {
        List<Move> legal = knowledge.legal();
        if (legal.size() < 2 || numberOf(legal.getFirst()) == NONE) {
            return false;
        }
        boolean mayBeSure = !(knowledge.phase() instanceof Phase.Extension);
        return !mayBeSure || legal.stream().noneMatch(move -> evaluator.worth(move) >= MediumMoveEvaluator.SURE);
    }

    /// The inputs for the choice of the seat to move, for which [#isOpen(SeatKnowledge, MediumMoveEvaluator)] is true.
    static ChoiceFeatures of(SeatKnowledge knowledge, MediumMoveEvaluator evaluator) {
        ChoiceFeatures choice = new ChoiceFeatures(knowledge.legal());
        choice.like(knowledge.phase() instanceof Phase.Extension, evaluator);
        SightFeatures.put(choice.inputs, knowledge);
        choice.putMoves();
        Car ownCar = knowledge.car(knowledge.ownCar());
        Car otherCar = knowledge.car(1 - knowledge.ownCar());
        int prizes = SightFeatures.SIZE + 3 * MOVES;
        PointsMarginFeatures.put(
                choice.inputs, prizes, knowledge.rules(), ownCar, otherCar, knowledge.target(), knowledge.drawPile());
        return choice;
    }

    SparseNetInputs list() {
        return inputs;
    }

    /// The number of legal moves.
    int count() {
        return legal.size();
    }

    Move move(int place) {
        return legal.get(place);
    }

    /// The kind of the move at that place of the legal moves, by its card and whether it is a discard; -1 if it has
    /// none.
    int number(int place) {
        return numbers[place];
    }

    /// The log-likelihood that `medium` plays the move at that place of the legal moves; 0 for its best move, else
    /// less.
    float liking(int place) {
        return likings[place];
    }

    private void like(boolean extension, MediumMoveEvaluator evaluator) {
        int[] worth = new int[legal.size()];
        int best = Integer.MIN_VALUE;
        for (int place = 0; place < worth.length; place++) {
            int worthIt = evaluator.worth(legal.get(place));
            worth[place] = extension ? (worthIt >= MediumMoveEvaluator.SURE ? EXTENSION : 0) : worthIt;
            best = Math.max(best, worth[place]);
        }
        for (int place = 0; place < worth.length; place++) {
            numbers[place] = numberOf(legal.get(place));
            likings[place] = Math.max(LEAST, (Math.max(worth[place], LEAST_WORTH) - best) / WORTH_SCALE);
            if (best > 0 && legal.get(place) instanceof Move.Discard) {
                likings[place] = Math.max(LEAST, likings[place] - DISCARD);
            }
        }
    }

    private void putMoves() {
        int at = SightFeatures.SIZE;
        int best = 0;
        for (int place = 0; place < numbers.length; place++) {
            inputs.put(at + numbers[place], 1);
            if (likings[place] != 0) {
                inputs.put(at + MOVES + numbers[place], likings[place] / LIKING_SCALE);
            }
            best = likings[place] > likings[best] ? place : best;
        }
        inputs.put(at + 2 * MOVES + numbers[best], 1);
    }

    private static int numberOf(Move move) {
        return switch (move) {
            case Move.Play play -> Card.index(play.card());
            case Move.Attack attack -> Card.index(attack.hazard());
            case Move.Discard discard -> KINDS + Card.index(discard.card());
            case Move.EndTurn _ -> 2 * KINDS;
            case Move.Extend _ -> 2 * KINDS + 1;
            case Move.Stop _ -> 2 * KINDS + 2;
            case Move.Stuck _ -> 2 * KINDS + 3;
            case Move.CoupFourre _, Move.Decline _ -> NONE;
        };
    }
}

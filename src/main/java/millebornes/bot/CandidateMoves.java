package millebornes.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// The moves that a search tries: first that of its prior, a player without a search, then the others that an
/// experienced player might make. All others are left out, since a search would choose one now and then by chance.
final class CandidateMoves {

    /// The greatest difference in value below the prior's move at which a move is still tried.
    private static final int TOO_BAD = 400;

    /// The value at or below which playing a safety is not tried, so that the safety is kept.
    private static final int HELD = -30;

    private final MediumMoveEvaluator evaluator;
    private final Move priorMove;
    private final int least;

    CandidateMoves(MediumMoveEvaluator evaluator, Move priorMove) {
        this.evaluator = evaluator;
        this.priorMove = priorMove;
        least = evaluator.worth(priorMove) - TOO_BAD;
    }

    /// The moves to try, the prior's first.
    ///
    /// @param discards the greatest number of discards to try, the cheapest ones first
    List<Move> of(List<Move> legal, int discards) {
        List<Move> moves = new ArrayList<>();
        moves.add(priorMove);
        List<Move> thrown = new ArrayList<>();
        for (Move move : legal) {
            if (!move.equals(priorMove) && isTried(move, legal)) {
                (move instanceof Move.Discard ? thrown : moves).add(move);
            }
        }
        thrown.sort(Comparator.comparingInt(move -> -evaluator.worth(move)));
        moves.addAll(thrown.subList(0, Math.min(discards, thrown.size())));
        return moves;
    }

    private boolean isTried(Move move, List<Move> legal) {
        return switch (move) {
            case Move.Play play -> isGood(move) && isTried(play.card(), evaluator.worth(move));
            case Move.Attack attack -> isGood(move) && isBestVictim(attack, legal);
            case Move.Discard _ -> isGood(move) && !evaluator.isUseless(priorMove);
            case Move.CoupFourre _, Move.Decline _, Move.EndTurn _, Move.Stuck _ -> isGood(move);
            case Move.Extend _ -> evaluator.mayExtend();
            case Move.Stop _ -> true;
        };
    }

    private boolean isGood(Move move) {
        return evaluator.worth(move) >= least;
    }

    /// Whether a play of this card is tried. Not tried are: a safety that is better kept, a distance on the wrong way,
    /// and an end of limit while the prior's move is a remedy for a car that cannot drive.
    private boolean isTried(Card card, int worth) {
        return switch (card) {
            case Distance _ -> !evaluator.isOnTheWrongWay();
            case Remedy remedy -> remedy != Remedy.END_OF_LIMIT || !evaluator.rollsAfter(priorMove);
            case Safety _ -> worth > HELD;
            case Hazard _ -> true;
        };
    }

    /// Whether no attack with the same hazard on another car has a higher value.
    private boolean isBestVictim(Move.Attack attack, List<Move> legal) {
        int worth = evaluator.worth(attack);
        return legal.stream()
                .noneMatch(otherMove -> otherMove instanceof Move.Attack sameAttack
                        && sameAttack.hazard() == attack.hazard()
                        && evaluator.worth(sameAttack) > worth);
    }

    /// A copy of the moves without attacks that risk a coup-fourré although another attack stops the same car with a
    /// hazard whose safety the victim cannot have. The networks were trained with such attacks, so they are removed
    /// only where moves are compared.
    List<Move> withoutGifts(List<Move> moves) {
        return moves.stream()
                .filter(move -> !(move instanceof Move.Attack attack)
                        || moves.stream().noneMatch(otherMove -> isSafer(otherMove, attack)))
                .toList();
    }

    private boolean isSafer(Move otherMove, Move.Attack attack) {
        return otherMove instanceof Move.Attack saferAttack
                && saferAttack.car() == attack.car()
                && saferAttack.hazard().lane() == attack.hazard().lane()
                && !evaluator.mayBeAnswered(saferAttack)
                && evaluator.mayBeAnswered(attack)
                && evaluator.worth(saferAttack) > evaluator.worth(attack);
    }
}

package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;

/// A player with a character: among moves of about equal value it plays the one that its character prefers. A clearly
/// better move is always played, so that all characters have the same strength (docs/players.md), and never a play that
/// gains nothing.
final class CharacterBot implements Bot {

    private final Bot bot;
    private final BotCharacter character;
    private final boolean mayAttack;

    /// @param mayAttack false for a player that spares others: its character never adds an attack
    CharacterBot(Bot bot, BotCharacter character, boolean mayAttack) {
        this.bot = bot;
        this.character = character;
        this.mayAttack = mayAttack;
    }

    @Override
    public ReasonedMove choose(SeatView view, long seed) {
        ReasonedMove firstMove = bot.choose(view, seed);
        Move likedMove = liked(view, firstMove.move());
        return likedMove.equals(firstMove.move())
                ? firstMove
                : ReasonedMove.of(view, likedMove, evaluator(view).isUseless(likedMove));
    }

    @Override
    public Move move(SeatKnowledge knowledge, long seed) {
        return liked(knowledge, bot.move(knowledge, seed));
    }

    private Move liked(SeatKnowledge knowledge, Move firstMove) {
        List<Move> legal = knowledge.legal();
        if (legal.size() == 1 || !isMatterOfTaste(firstMove)) {
            return firstMove;
        }
        MediumMoveEvaluator evaluator = evaluator(knowledge);
        if (evaluator.isNearTheEnd()) {
            return firstMove;
        }
        int worth = evaluator.worth(firstMove);
        Move bestMove = firstMove;
        for (Move move : legal) {
            if (isMatterOfTaste(move)
                    && (mayAttack || !(move instanceof Move.Attack))
                    && character.liking(move) > character.liking(bestMove)
                    && (move instanceof Move.Discard || evaluator.worth(move) > 0)
                    && character.isNear(evaluator.worth(move), worth)) {
                bestMove = move;
            }
        }
        return bestMove;
    }

    private static MediumMoveEvaluator evaluator(SeatKnowledge knowledge) {
        return new MediumMoveEvaluator(knowledge, MediumWeights.TUNED);
    }

    /// Whether a character may prefer another move to this one: not to an answer, nor to the end of a turn.
    private static boolean isMatterOfTaste(Move move) {
        return switch (move) {
            case Move.Play _, Move.Attack _, Move.Discard _ -> true;
            case Move.CoupFourre _, Move.Decline _, Move.EndTurn _, Move.Stuck _, Move.Extend _, Move.Stop _ -> false;
        };
    }
}

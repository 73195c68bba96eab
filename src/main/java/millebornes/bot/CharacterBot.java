package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatSight;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;

/// A player with a character: among moves of about equal value it plays the one that its character prefers. A clearly
/// better move is always played, so that all characters have the same strength (docs/players.md).
final class CharacterBot implements Bot {

    private final Bot player;
    private final BotCharacter character;
    private final boolean mayAttack;

    /// @param mayAttack false for a player that spares others: then its character never adds an attack
    CharacterBot(Bot player, BotCharacter character, boolean mayAttack) {
        this.player = player;
        this.character = character;
        this.mayAttack = mayAttack;
    }

    @Override
    public ReasonedMove choose(SeatView view, ThinkingTimeAndSeed budget) {
        ReasonedMove first = player.choose(view, budget);
        Move liked = liked(view, first.move());
        return liked.equals(first.move())
                ? first
                : new ReasonedMove(
                        liked,
                        new MoveReasonFinder(view).of(liked, evaluator(view).isUseless(liked)));
    }

    @Override
    public Move move(SeatSight sight, ThinkingTimeAndSeed budget) {
        return liked(sight, player.move(sight, budget));
    }

    private Move liked(SeatSight sight, Move first) {
        List<Move> legal = sight.legal();
        if (legal.size() == 1 || !isMatterOfTaste(first)) {
            return first;
        }
        MediumMoveEvaluator evaluator = evaluator(sight);
        if (evaluator.isNearTheEnd()) {
            return first;
        }
        int worth = evaluator.worth(first);
        Move best = first;
        for (Move move : legal) {
            if (isMatterOfTaste(move)
                    && (mayAttack || !(move instanceof Move.Attack))
                    && character.liking(move) > character.liking(best)
                    && character.isNear(evaluator.worth(move), worth)) {
                best = move;
            }
        }
        return best;
    }

    private static MediumMoveEvaluator evaluator(SeatSight sight) {
        return new MediumMoveEvaluator(sight, MediumWeights.TUNED);
    }

    /// A turn like any other: neither an answer nor the end of one.
    private static boolean isMatterOfTaste(Move move) {
        return switch (move) {
            case Move.Play _, Move.Attack _, Move.Discard _ -> true;
            case Move.CoupFourre _, Move.Decline _, Move.EndTurn _, Move.Stuck _, Move.Extend _, Move.Stop _ -> false;
        };
    }
}

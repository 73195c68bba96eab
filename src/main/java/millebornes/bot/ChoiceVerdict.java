package millebornes.bot;

import millebornes.engine.rules.Move;

/// The value of a choice compared with another legal move, both averaged over the same imagined deals. Later luck is
/// not included.
///
/// @param chosen the move that was made
/// @param other the move that it is compared with
/// @param share the advantage of the chosen move in millionths of a whole game; negative if the other one is better
/// @param points its advantage in points, relative to the best other team
/// @param errors the certainty: the share in standard errors
/// @param reason the reason for the better move
public record ChoiceVerdict(Move chosen, Move other, double share, double points, double errors, MoveReason reason) {

    /// Whether the chosen move was better, in shares and in points.
    public boolean isPraise() {
        return share > 0 && points > 0;
    }

    /// Whether the other move was better, in shares and in points.
    public boolean isBlame() {
        return share < 0 && points < 0;
    }

    /// The better one of the two moves.
    public Move better() {
        return share >= 0 ? chosen : other;
    }
}

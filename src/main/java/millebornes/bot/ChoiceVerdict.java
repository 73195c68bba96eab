package millebornes.bot;

import millebornes.engine.rules.Move;

/// The value of a choice compared with another legal move, both averaged over the same imagined deals. Later luck is
/// not included.
///
/// @param chosen the move that was made
/// @param other the move that it is compared with
/// @param share by how many millionths of a whole game the chosen move is better; below 0 where the other one is
/// @param points by how many points it is better, against the best of the others
/// @param errors how sure that is: by how many standard errors the share differs from nothing
/// @param reason the reason that is true of the better one
public record ChoiceVerdict(Move chosen, Move other, double share, double points, double errors, MoveReason reason) {

    /// Whether shares and points agree.
    public boolean isPraise() {
        return share > 0 && points > 0;
    }

    /// Whether the other move was better, in shares and in points.
    public boolean isBlame() {
        return share < 0 && points < 0;
    }

    /// The better one of the two.
    public Move better() {
        return share >= 0 ? chosen : other;
    }
}

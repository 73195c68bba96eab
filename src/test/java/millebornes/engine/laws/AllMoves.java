package millebornes.engine.laws;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.card.Card;
import millebornes.engine.card.Hazard;
import millebornes.engine.play.Move;
import millebornes.engine.rules.Rules;

/// Every move that somebody could think of at a table, sensible or not, in the order in which legal moves are listed.
final class AllMoves {

    private AllMoves() {}

    static List<Move> of(Rules rules) {
        List<Move> moves = new ArrayList<>();
        for (Card card : Card.ALL) {
            moves.add(new Move.Play(card));
            if (card instanceof Hazard hazard) {
                for (int car = -1; car <= rules.seating().carCount(); car++) {
                    moves.add(new Move.Attack(hazard, car));
                }
            }
        }
        for (Card card : Card.ALL) {
            moves.add(new Move.Discard(card));
        }
        moves.add(new Move.EndTurn());
        moves.add(new Move.Stuck());
        for (int seat = -1; seat <= rules.seating().seats(); seat++) {
            moves.add(new Move.CoupFourre(seat));
            moves.add(new Move.Decline(seat));
        }
        moves.add(new Move.Extend());
        moves.add(new Move.Stop());
        return moves;
    }
}

package millebornes.engine.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;

/// Every conceivable move at a table, sensible or not, in the order in which legal moves are listed.
public final class AllMoves {

    /// Numbers that no table has, beside those just outside it: a bit too far left of 1, and one that comes round to a
    /// seat again when bits are shifted by it.
    private static final List<Integer> FAR_OUT = List.of(Integer.MIN_VALUE, Integer.SIZE, Integer.SIZE + 1);

    private AllMoves() {}

    /// Every kind of card for every target (all cars, the player's one among them, and numbers that no car has), every
    /// kind of card discarded, every answer of every seat and of seats that are none, and everything without a card.
    public static List<Move> of(RuleEngine rules) {
        List<Move> moves = new ArrayList<>();
        for (Card card : Card.ALL) {
            moves.add(new Move.Play(card));
            if (card instanceof Hazard hazard) {
                places(rules.seating().carCount()).forEach(car -> moves.add(new Move.Attack(hazard, car)));
            }
        }
        for (Card card : Card.ALL) {
            moves.add(new Move.Discard(card));
        }
        moves.add(new Move.EndTurn());
        moves.add(new Move.Stuck());
        for (int seat : places(rules.seating().seats())) {
            moves.add(new Move.CoupFourre(seat));
            moves.add(new Move.Decline(seat));
        }
        moves.add(new Move.Extend());
        moves.add(new Move.Stop());
        return moves;
    }

    private static List<Integer> places(int count) {
        List<Integer> places =
                new ArrayList<>(IntStream.rangeClosed(-1, count).boxed().toList());
        places.addAll(FAR_OUT);
        return places;
    }
}

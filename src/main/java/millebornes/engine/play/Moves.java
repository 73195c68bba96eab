package millebornes.engine.play;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import millebornes.engine.card.Card;
import millebornes.engine.card.Hazard;
import millebornes.engine.table.Seating;

/// Every move there is, made once: a search asks for the legal moves millions of times and should not pay for them.
final class Moves {

    static final Move[] PLAYS = all(Card.ALL.size(), index -> new Move.Play(Card.at(index)));

    static final Move[] DISCARDS = all(Card.ALL.size(), index -> new Move.Discard(Card.at(index)));

    /// By hazard, then by car.
    static final Move[] ATTACKS = Arrays.stream(Hazard.values())
            .flatMap(hazard -> Arrays.stream(all(Seating.MOST_SEATS, car -> new Move.Attack(hazard, car))))
            .toArray(Move[]::new);

    static final Move[] COUPS_FOURRES = all(Seating.MOST_SEATS, Move.CoupFourre::new);

    static final Move[] DECLINES = all(Seating.MOST_SEATS, Move.Decline::new);

    private Moves() {}

    private static Move[] all(int length, IntFunction<Move> move) {
        return IntStream.range(0, length).mapToObj(move).toArray(Move[]::new);
    }
}

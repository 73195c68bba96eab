package millebornes.engine.rules;

import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;

/// The subject of an edition's picture; screens draw it.
public sealed interface EditionEmblem {

    /// Cards in the order in which they are played.
    record Cards(List<Card> cards) implements EditionEmblem {

        public Cards {
            cards = List.copyOf(cards);
        }
    }

    /// The tokens of hazards.
    record Tokens(List<Hazard> hazards) implements EditionEmblem {

        public Tokens {
            hazards = List.copyOf(hazards);
        }
    }

    /// Two cars with their prize between them.
    record Duel(Card card) implements EditionEmblem {}
}

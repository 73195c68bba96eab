package millebornes.engine.rules;

import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;

/// What an edition's picture shows; screens draw it.
public sealed interface EditionEmblem {

    /// The emblem shows cards, in the order in which they are played.
    record Cards(List<Card> cards) implements EditionEmblem {

        public Cards {
            cards = List.copyOf(cards);
        }
    }

    /// The emblem shows the tokens of hazards.
    record Tokens(List<Hazard> hazards) implements EditionEmblem {

        public Tokens {
            hazards = List.copyOf(hazards);
        }
    }

    /// The emblem shows two cars with a card between them, for which they race.
    record Duel(Card card) implements EditionEmblem {}
}

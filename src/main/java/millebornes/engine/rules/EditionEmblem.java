package millebornes.engine.rules;

import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;

/// What tells an edition from the others in one picture; how it is drawn is the screen's business.
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

    /// Two cars, and between them what they race for.
    record Duel(Card card) implements EditionEmblem {}
}

package millebornes.desktop.table;

import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import millebornes.session.MatchTransition;
import millebornes.words.Narrator;
import org.jspecify.annotations.Nullable;

/// The public part of a move that was undone.
///
/// @param seat the seat that had played it
/// @param card the card that was played or discarded, or null
record UndoneMove(int seat, @Nullable Card card) {

    static UndoneMove of(MatchTransition transition) {
        @Nullable
        Card card = transition.events().stream()
                // A coup-fourré comes with the safety that is shown.
                .filter(event -> !(event instanceof Event.CoupFourreDeclared))
                .filter(Event.CardPlayed.class::isInstance)
                .map(event -> ((Event.CardPlayed) event).card())
                .findFirst()
                .orElse(null);
        return new UndoneMove(transition.before().round().phase().turn(), card);
    }

    /// The sentence that says who undoes which move.
    String sentence(Narrator narrator) {
        return narrator.undone(seat, card);
    }
}

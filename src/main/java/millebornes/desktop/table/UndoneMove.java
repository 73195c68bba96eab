package millebornes.desktop.table;

import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import millebornes.session.MatchTransition;
import millebornes.words.Narrator;
import org.jspecify.annotations.Nullable;

/// A move that was taken back, as it was public.
///
/// @param seat whose act it was
/// @param card what was played or discarded, or null
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

    /// Who takes back what.
    String sentence(Narrator narrator) {
        return narrator.undone(seat, card);
    }
}

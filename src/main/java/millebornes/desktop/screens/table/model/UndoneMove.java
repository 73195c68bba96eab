package millebornes.desktop.screens.table.model;

import millebornes.engine.card.Card;
import millebornes.engine.play.Event;
import millebornes.session.MatchTransition;
import millebornes.words.MatchSentences;
import org.jspecify.annotations.Nullable;

/// An act that somebody has taken back, as everybody saw it.
///
/// @param seat whose act it was
/// @param card what was played or discarded, or null
record UndoneMove(int seat, @Nullable Card card) {

    static UndoneMove of(MatchTransition step) {
        @Nullable Card card = null;
        for (Event event : step.events()) {
            card = card == null ? card(event) : card;
        }
        return new UndoneMove(step.before().round().phase().turn(), card);
    }

    /// Who takes back what.
    String sentence(MatchSentences narrator) {
        String who = narrator.names().seat(seat);
        @Nullable Card played = card;
        return played == null
                ? narrator.words().text("undo.done", who)
                : narrator.words().text("undo.done.card", who, narrator.card(played));
    }

    private static @Nullable Card card(Event event) {
        return switch (event) {
            case Event.Drove drove -> drove.distance();
            case Event.Attacked attacked -> attacked.hazard();
            case Event.Cured cured -> cured.remedy();
            case Event.SafetyShown shown -> shown.safety();
            case Event.Discarded discarded -> discarded.card();
            case Event.RoundBegan _,
                    Event.Dealt _,
                    Event.TurnBegan _,
                    Event.Drew _,
                    Event.HazardLifted _,
                    Event.CoupFourreDeclared _,
                    Event.TurnLost _,
                    Event.TurnEnded _,
                    Event.DeclaredStuck _,
                    Event.Reshuffled _,
                    Event.Skipped _,
                    Event.ExtensionOffered _,
                    Event.Extended _,
                    Event.ExtensionDeclined _,
                    Event.Arrived _,
                    Event.RoundEnded _,
                    Event.MatchEnded _ -> null;
        };
    }
}

package millebornes.words;

import millebornes.engine.rules.Event;

/// Selects the events that get a sentence for people who hear or read the game.
public final class EventNews {

    private EventNews() {}

    /// Events of every turn are left out: they would hide the others.
    public static boolean isNews(Event event) {
        return switch (event) {
            case Event.Dealt _, Event.TurnBegan _, Event.Drew _, Event.TurnEnded _, Event.ExtensionOffered _ -> false;
            case Event.RoundBegan _,
                    Event.Drove _,
                    Event.Attacked _,
                    Event.Cured _,
                    Event.SafetyShown _,
                    Event.HazardLifted _,
                    Event.CoupFourreDeclared _,
                    Event.TurnLost _,
                    Event.Discarded _,
                    Event.DeclaredStuck _,
                    Event.Reshuffled _,
                    Event.Skipped _,
                    Event.Extended _,
                    Event.ExtensionDeclined _,
                    Event.Arrived _,
                    Event.RoundEnded _,
                    Event.MatchEnded _ -> true;
        };
    }
}

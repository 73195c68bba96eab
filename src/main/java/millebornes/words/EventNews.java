package millebornes.words;

import millebornes.engine.rules.Event;

/// Which events are worth a sentence of their own to people who hear or read the game.
public final class EventNews {

    private EventNews() {}

    /// What happens in every turn as a matter of course would only hide the rest.
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

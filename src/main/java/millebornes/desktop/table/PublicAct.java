package millebornes.desktop.table;

import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import millebornes.engine.table.Seating;
import org.jspecify.annotations.Nullable;

/// A card that was played openly.
///
/// @param seat who did it
/// @param car the affected car: the player's own one, or the victim of an attack; [Seating#NOBODY] for a discard
/// @param card the card, open to all
/// @param event what happened by it
public record PublicAct(int seat, int car, Card card, Event event) {

    /// The public act of an event, or null if it is none, such as a draw.
    public static @Nullable PublicAct of(Event event) {
        return switch (event) {
            case Event.Drove drove -> new PublicAct(drove.seat(), drove.car(), drove.distance(), drove);
            case Event.Attacked attacked -> new PublicAct(attacked.seat(), attacked.car(), attacked.hazard(), attacked);
            case Event.Cured cured -> new PublicAct(cured.seat(), cured.car(), cured.remedy(), cured);
            case Event.SafetyShown shown -> new PublicAct(shown.seat(), shown.car(), shown.safety(), shown);
            case Event.CoupFourreDeclared declared ->
                new PublicAct(declared.seat(), declared.car(), declared.safety(), declared);
            case Event.Discarded discarded ->
                new PublicAct(discarded.seat(), Seating.NOBODY, discarded.card(), discarded);
            case Event.RoundBegan _, Event.Dealt _, Event.TurnBegan _, Event.Drew _, Event.HazardLifted _ -> null;
            case Event.TurnLost _, Event.TurnEnded _, Event.DeclaredStuck _, Event.Reshuffled _ -> null;
            case Event.Skipped _, Event.ExtensionOffered _, Event.Extended _, Event.ExtensionDeclined _ -> null;
            case Event.Arrived _, Event.RoundEnded _, Event.MatchEnded _ -> null;
        };
    }

    /// Whether it was an attack on that car.
    public boolean isAgainst(int other) {
        return event instanceof Event.Attacked && car == other;
    }
}

package millebornes.desktop.table;

import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import millebornes.engine.table.Seating;
import org.jspecify.annotations.Nullable;

/// A card that somebody has laid where everybody sees it.
///
/// @param seat who did it
/// @param car the car that it was done to: the own one for everything but an attack; [Seating#NOBODY] for a card that
///     was thrown away
/// @param card the card, open to all
/// @param event what happened by it
public record PublicAct(int seat, int car, Card card, Event event) {

    /// The act that an event is, or null: nobody's cards and no drawing make one.
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

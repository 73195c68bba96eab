package millebornes.engine.rules;

import java.util.List;
import java.util.stream.Stream;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// One event of every kind.
public final class SampleEvents {

    /// The events that people who follow the game are told of.
    public static final List<Event> NEWS = List.of(
            new Event.RoundBegan(1, 0),
            new Event.Drove(0, 0, Distance.KM_25, 0, 25),
            new Event.Attacked(0, 1, Hazard.ACCIDENT),
            new Event.Cured(1, 1, Remedy.REPAIRS),
            new Event.SafetyShown(1, 1, Safety.DRIVING_ACE),
            new Event.HazardLifted(1, Hazard.ACCIDENT),
            new Event.CoupFourreDeclared(1, 1, Safety.DRIVING_ACE, Hazard.ACCIDENT, 0),
            new Event.TurnLost(0),
            new Event.Discarded(0, Distance.KM_25),
            new Event.DeclaredStuck(0),
            new Event.Reshuffled(20, List.of()),
            new Event.Skipped(0),
            new Event.Extended(0, 1000),
            new Event.ExtensionDeclined(0),
            new Event.Arrived(0, 700),
            new Event.RoundEnded(Event.RoundEnd.EXHAUSTED),
            new Event.MatchEnded(List.of(0)));

    /// The events of every turn.
    public static final List<Event> ROUTINE = List.of(
            new Event.Dealt(0, Hand.of(Distance.KM_25)),
            new Event.TurnBegan(0),
            new Event.Drew(0, Distance.KM_25),
            new Event.TurnEnded(0),
            new Event.ExtensionOffered(0));

    private SampleEvents() {}

    public static Stream<Event> every() {
        return Stream.concat(NEWS.stream(), ROUTINE.stream());
    }

    /// The classes of all events.
    public static Stream<Class<?>> kinds() {
        return Stream.of(Event.class.getPermittedSubclasses())
                .flatMap(kind -> kind.isInterface() ? Stream.of(kind.getPermittedSubclasses()) : Stream.of(kind));
    }
}

package millebornes.engine.rules;

import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// Records events while rules change a draft, if there is a listener. Without one no event is created: creating them
/// would double the cost of a move in a play-out.
final class EventRecorder {

    /// The usual number of events of a move: a card played or discarded, the next turn, and the card drawn for it.
    private static final int USUAL_EVENTS = 3;

    static final EventRecorder NOBODY_LISTENS = new EventRecorder(null);

    private final ImmutableArray.@Nullable Builder<Event> events;

    private EventRecorder(ImmutableArray.@Nullable Builder<Event> events) {
        this.events = events;
    }

    static EventRecorder listening() {
        return new EventRecorder(new ImmutableArray.Builder<>(USUAL_EVENTS));
    }

    /// The recorded events, in order. No event may be recorded afterwards.
    List<Event> done() {
        return events == null ? List.of() : events.done();
    }

    /// Records an event that exists already.
    void happened(Event event) {
        if (events != null) {
            events.add(event);
        }
    }

    void roundBegan(int number, int first) {
        if (events != null) {
            events.add(new Event.RoundBegan(number, first));
        }
    }

    void dealt(int seat, Hand hand) {
        if (events != null) {
            events.add(new Event.Dealt(seat, hand));
        }
    }

    /// Records that a seat drew a card, given by its [Card#index(Card)].
    void drew(int seat, int card) {
        if (events != null) {
            events.add(new Event.Drew(seat, Card.at(card)));
        }
    }

    void drove(int seat, int car, Distance distance, int fromKm, int toKm) {
        if (events != null) {
            events.add(new Event.Drove(seat, car, distance, fromKm, toKm));
        }
    }

    void attacked(int seat, int car, Hazard hazard) {
        if (events != null) {
            events.add(new Event.Attacked(seat, car, hazard));
        }
    }

    void cured(int seat, int car, Remedy remedy) {
        if (events != null) {
            events.add(new Event.Cured(seat, car, remedy));
        }
    }

    void safetyShown(int seat, int car, Safety safety) {
        if (events != null) {
            events.add(new Event.SafetyShown(seat, car, safety));
        }
    }

    void hazardLifted(int car, Hazard hazard) {
        if (events != null) {
            events.add(new Event.HazardLifted(car, hazard));
        }
    }

    void coupFourreDeclared(int seat, int car, Safety safety, Hazard hazard, int attacker) {
        if (events != null) {
            events.add(new Event.CoupFourreDeclared(seat, car, safety, hazard, attacker));
        }
    }

    void turnLost(int seat) {
        if (events != null) {
            events.add(new Event.TurnLost(seat));
        }
    }

    void discarded(int seat, Card card) {
        if (events != null) {
            events.add(new Event.Discarded(seat, card));
        }
    }

    void turnEnded(int seat) {
        if (events != null) {
            events.add(new Event.TurnEnded(seat));
        }
    }

    void declaredStuck(int seat) {
        if (events != null) {
            events.add(new Event.DeclaredStuck(seat));
        }
    }

    void reshuffled(int cards, List<Safety> removed) {
        if (events != null) {
            events.add(new Event.Reshuffled(cards, List.copyOf(removed)));
        }
    }

    void skipped(int seat) {
        if (events != null) {
            events.add(new Event.Skipped(seat));
        }
    }

    void extensionOffered(int seat) {
        if (events != null) {
            events.add(new Event.ExtensionOffered(seat));
        }
    }

    void extended(int seat, int target) {
        if (events != null) {
            events.add(new Event.Extended(seat, target));
        }
    }

    void extensionDeclined(int seat) {
        if (events != null) {
            events.add(new Event.ExtensionDeclined(seat));
        }
    }

    void arrived(int car, int km) {
        if (events != null) {
            events.add(new Event.Arrived(car, km));
        }
    }

    void roundEnded(Event.RoundEnd roundEnd) {
        if (events != null) {
            events.add(new Event.RoundEnded(roundEnd));
        }
    }
}

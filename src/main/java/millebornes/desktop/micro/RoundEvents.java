package millebornes.desktop.micro;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// The events of the current round, from its deal on.
record RoundEvents(List<Event> all) {

    RoundEvents {
        all = List.copyOf(all);
    }

    static RoundEvents of(Session session) {
        List<Event> events = new ArrayList<>(session.opening().events());
        for (MatchTransition transition : session.history()) {
            if (transition.events().stream().anyMatch(Event.RoundBegan.class::isInstance)) {
                events.clear();
            }
            events.addAll(transition.events());
        }
        return new RoundEvents(events);
    }

    /// The last card that this seat has drawn, or null.
    @Nullable
    Card drawnBy(int seat) {
        Card drawnCard = null;
        for (Event event : all) {
            if (event instanceof Event.Drew drew && drew.seat() == seat) {
                drawnCard = drew.card();
            }
        }
        return drawnCard;
    }

    /// The top card of one of a car's two piles, or null if that is empty.
    ///
    /// @param lane the lane of the stop hazards for the pile of attacks, that of the speed limits for the pile of
    ///     limits
    @Nullable
    Card top(int car, Hazard.Lane lane) {
        List<Card> pile = new ArrayList<>();
        for (Event event : all) {
            if (event instanceof Event.Attacked attacked && attacked.car() == car) {
                lay(pile, attacked.hazard(), lane);
            } else if (event instanceof Event.Cured cured && cured.car() == car) {
                lay(pile, cured.remedy(), lane);
            } else if (event instanceof Event.HazardLifted lifted && lifted.car() == car) {
                pile.reversed().remove(lifted.hazard());
            }
        }
        return pile.isEmpty() ? null : pile.getLast();
    }

    private static void lay(List<Card> pile, Card card, Hazard.Lane lane) {
        Hazard hazard = card instanceof Remedy remedy ? Hazard.curedBy(remedy) : (Hazard) card;
        if (hazard.lane() == lane) {
            pile.add(card);
        }
    }
}

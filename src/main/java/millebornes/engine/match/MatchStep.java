package millebornes.engine.match;

import java.util.List;
import millebornes.engine.play.Event;

/// The match after a move, and what has happened, in order.
public record MatchStep(Match match, List<Event> events) implements MatchOutcome {

    public MatchStep {
        events = List.copyOf(events);
    }
}

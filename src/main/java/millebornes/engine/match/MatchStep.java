package millebornes.engine.match;

import java.util.List;
import millebornes.engine.play.Event;
import millebornes.engine.table.Row;

/// The match after a move, and what has happened, in order.
public record MatchStep(Match match, List<Event> events) implements MatchOutcome {

    public MatchStep {
        events = Row.copyOf(events);
    }
}

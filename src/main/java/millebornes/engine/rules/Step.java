package millebornes.engine.rules;

import java.util.List;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Round;

/// A move that was played: the round after it, and its events, in order.
public record Step(Round round, List<Event> events) implements MoveOutcome {

    public Step {
        events = ImmutableArray.copyOf(events);
    }
}

package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Seating;
import millebornes.session.MatchTransition;

/// The public events of the current round, turn by turn.
///
/// @param turns oldest first; turns without events are left out
record RoundLog(List<LoggedTurn> turns) {

    /// The events between the beginning of one turn and that of the next.
    ///
    /// @param seat the current seat, or [Seating#NOBODY] before the first turn
    public record LoggedTurn(int seat, List<Event> events) {

        public LoggedTurn {
            events = List.copyOf(events);
        }
    }

    public RoundLog {
        turns = List.copyOf(turns);
    }

    /// The log of the current round.
    ///
    /// @param openingStep the deal of the first round
    /// @param history all steps since
    public static RoundLog of(MatchStep openingStep, List<MatchTransition> history) {
        List<LoggedTurn> turns = new ArrayList<>();
        add(openingStep.events(), turns);
        history.forEach(transition -> add(transition.events(), turns));
        turns.removeIf(turn -> turn.events().isEmpty());
        return new RoundLog(turns);
    }

    private static void add(List<Event> events, List<LoggedTurn> turns) {
        for (Event event : events) {
            if (event instanceof Event.RoundBegan) {
                turns.clear();
                turns.add(new LoggedTurn(Seating.NOBODY, List.of(event)));
            } else if (event instanceof Event.TurnBegan began) {
                turns.add(new LoggedTurn(began.seat(), List.of()));
            } else if (event.isNews()) {
                LoggedTurn turn = turns.removeLast();
                List<Event> more = new ArrayList<>(turn.events());
                more.add(event.seenBy(Seating.NOBODY));
                turns.add(new LoggedTurn(turn.seat(), more));
            }
        }
    }
}

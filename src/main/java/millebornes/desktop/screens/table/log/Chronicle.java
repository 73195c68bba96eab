package millebornes.desktop.screens.table.log;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.play.Event;
import millebornes.engine.table.Seating;
import millebornes.session.Published;

/// The round on the table, turn by turn.
///
/// @param turns the latest last; those in which nothing happened are left out
public record Chronicle(List<Turn> turns) {

    /// What happened between the beginning of one turn and that of the next.
    ///
    /// @param seat whose turn it was, or [Seating#NOBODY] before the first
    public record Turn(int seat, List<Event> events) {

        public Turn {
            events = List.copyOf(events);
        }
    }

    public Chronicle {
        turns = List.copyOf(turns);
    }

    /// The round that was begun last.
    ///
    /// @param opening the deal of the first round
    /// @param history everything that has happened since
    public static Chronicle of(MatchStep opening, List<Published> history) {
        List<Turn> turns = new ArrayList<>();
        add(opening.events(), turns);
        history.forEach(step -> add(step.events(), turns));
        turns.removeIf(turn -> turn.events().isEmpty());
        return new Chronicle(turns);
    }

    private static void add(List<Event> events, List<Turn> turns) {
        for (Event event : events) {
            switch (event) {
                case Event.RoundBegan began -> {
                    turns.clear();
                    turns.add(new Turn(Seating.NOBODY, List.of(began)));
                }
                case Event.TurnBegan began -> turns.add(new Turn(began.seat(), List.of()));
                default -> {
                    if (isTold(event)) {
                        Turn turn = turns.removeLast();
                        List<Event> more = new ArrayList<>(turn.events());
                        more.add(event.seenBy(Seating.NOBODY));
                        turns.add(new Turn(turn.seat(), more));
                    }
                }
            }
        }
    }

    /// What happens in every turn as a matter of course would only hide the rest.
    private static boolean isTold(Event event) {
        return switch (event) {
            case Event.RoundBegan began -> true;
            case Event.Drove drove -> true;
            case Event.Attacked attacked -> true;
            case Event.Cured cured -> true;
            case Event.SafetyShown shown -> true;
            case Event.HazardLifted lifted -> true;
            case Event.CoupFourreDeclared declared -> true;
            case Event.TurnLost lost -> true;
            case Event.Discarded discarded -> true;
            case Event.DeclaredStuck stuck -> true;
            case Event.Reshuffled reshuffled -> true;
            case Event.Skipped skipped -> true;
            case Event.ExtensionOffered offered -> true;
            case Event.Extended extended -> true;
            case Event.ExtensionDeclined declined -> true;
            case Event.Arrived arrived -> true;
            case Event.RoundEnded ended -> true;
            case Event.MatchEnded ended -> true;
            case Event.Dealt dealt -> false;
            case Event.Drew drew -> false;
            case Event.TurnBegan began -> false;
            case Event.TurnEnded ended -> false;
        };
    }
}

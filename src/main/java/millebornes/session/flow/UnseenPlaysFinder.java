package millebornes.session.flow;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.rules.Event;
import millebornes.session.MatchTransition;
import org.jspecify.annotations.Nullable;

/// Finds the others' moves since a player's last turn in the current round, oldest first. They are public and
/// independent of any hand.
public final class UnseenPlaysFinder {

    private UnseenPlaysFinder() {}

    /// The moves that a person may have missed.
    ///
    /// @param history all steps in effect since the first deal
    /// @param seat the seat from whose last turn on moves count; a turn that has only just begun is not that turn
    public static List<Event.CardPlayed> of(List<MatchTransition> history, int seat) {
        List<Event.CardPlayed> before = new ArrayList<>();
        List<Event.CardPlayed> since = new ArrayList<>();
        boolean own = false;
        for (MatchTransition transition : history) {
            for (Event event : transition.events()) {
                if (event instanceof Event.RoundBegan) {
                    before.clear();
                    since.clear();
                    own = false;
                } else if (event instanceof Event.TurnBegan began) {
                    own = began.seat() == seat;
                    if (own) {
                        before = since;
                        since = new ArrayList<>();
                    }
                } else if (event instanceof Event.CardPlayed cardPlayed && cardPlayed.seat() != seat) {
                    since.add(cardPlayed);
                }
            }
        }
        List<Event.CardPlayed> all = new ArrayList<>(own ? before : List.of());
        all.addAll(since);
        return List.copyOf(all);
    }

    /// The last act of the round by any player; null when there was none.
    public static Event.@Nullable CardPlayed lastAct(List<MatchTransition> history) {
        for (MatchTransition transition : history.reversed()) {
            for (Event event : transition.events().reversed()) {
                if (event instanceof Event.RoundBegan) {
                    return null;
                }
                if (event instanceof Event.CardPlayed cardPlayed) {
                    return cardPlayed;
                }
            }
        }
        return null;
    }
}

package millebornes.desktop.table;

import javafx.application.Platform;
import millebornes.bot.Advice;
import millebornes.engine.match.Match;
import millebornes.engine.match.SeatView;
import millebornes.session.MoveAdviser;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// Finds advice for a person off the JavaFX thread, from the view of that person's seat and nothing else. The table
/// never waits for it.
final class AdviceFinder {

    private final Session session;
    private final Runnable found;
    private @Nullable Match askedMatch;
    private int askedSeat;
    private @Nullable Advice foundAdvice;
    private @Nullable Thread thinker;

    /// @param found called on the JavaFX thread when there is a hint
    AdviceFinder(Session session, Runnable found) {
        this.session = session;
        this.found = found;
    }

    /// The hint for a seat in the present state of the match; null until it is found. The first call for a state starts
    /// the search.
    @Nullable
    Advice advice(int seat) {
        Match match = session.match();
        if (!match.equals(askedMatch) || seat != askedSeat) {
            askedMatch = match;
            askedSeat = seat;
            foundAdvice = null;
            if (thinker != null) {
                thinker.interrupt(); // the match has gone on: nobody waits for that advice any more
            }
            SeatView view = session.view(seat);
            thinker = Thread.ofPlatform().name("advice").daemon().start(() -> {
                Advice advice = MoveAdviser.of(view);
                Platform.runLater(() -> tell(match, seat, advice));
            });
        }
        return foundAdvice;
    }

    private void tell(Match match, int seat, Advice advice) {
        if (match.equals(askedMatch) && seat == askedSeat) {
            foundAdvice = advice;
            found.run();
        }
    }
}

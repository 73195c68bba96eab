package millebornes.desktop.screens.scores;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.desktop.screens.scores.FinishedGame.Entry;
import millebornes.desktop.screens.scores.FinishedGame.Outcome;
import millebornes.engine.match.Match;
import millebornes.engine.play.Event;
import millebornes.session.Published;
import millebornes.session.Session;

/// Follows a match and says at its end what everybody has done. A coup-fourré counts for who declared it; points and a
/// win count for every partner.
public final class Scorekeeper {

    private final Session session;
    private final int[] coupsFourres;

    private Scorekeeper(Session session) {
        this.session = session;
        this.coupsFourres = new int[session.game().players().size()];
    }

    /// Follows a session from now on.
    public static Scorekeeper of(Session session) {
        Scorekeeper keeper = new Scorekeeper(session);
        session.onStep(keeper::heard);
        return keeper;
    }

    /// The match, when it is over.
    ///
    /// @throws IllegalStateException while it is played
    public FinishedGame finished() {
        Match match = session.match();
        if (!match.isOver()) {
            throw new IllegalStateException("the match is not over");
        }
        List<Entry> players = IntStream.range(0, coupsFourres.length)
                .filter(seat -> session.player(seat).isHuman())
                .mapToObj(seat -> entry(match, seat))
                .toList();
        return new FinishedGame(match.rules().edition().id(), players);
    }

    private Entry entry(Match match, int seat) {
        int team = match.rules().seating().teamOf(seat);
        int best = match.results().stream()
                .mapToInt(result -> result.scores().get(team).total())
                .max()
                .orElse(0);
        return new Entry(
                session.player(seat).name(),
                match.winners().contains(team) ? Outcome.WON : Outcome.LOST,
                match.totals().get(team),
                best,
                coupsFourres[seat]);
    }

    private void heard(Published step) {
        for (Event event : step.events()) {
            if (event instanceof Event.CoupFourreDeclared declared) {
                coupsFourres[declared.seat()]++;
            }
        }
    }
}

package millebornes.records;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Event;
import millebornes.save.PlainName;
import millebornes.session.Session;

/// A match that was played to its end. A coup-fourré counts for who declared it; points and a win count for every
/// partner.
///
/// @param edition the protocol name of its edition
/// @param players the people who played it and have a name; empty when only computer players did
public record FinishedMatch(String edition, List<PlayerResult> players) {

    /// What one person did in it.
    ///
    /// @param points of the person's team, over all rounds; 0 in games without points
    /// @param bestRound the most points of the team in one round
    /// @param coupsFourres how many the person has declared
    public record PlayerResult(String name, Outcome outcome, int points, int bestRound, int coupsFourres) {

        public PlayerResult {
            name = PlainName.of(name);
            if (name.isEmpty()) {
                throw new IllegalArgumentException("somebody played it");
            }
            if (coupsFourres < 0) {
                throw new IllegalArgumentException("coups-fourrés are counted from 0: " + coupsFourres);
            }
        }
    }

    /// How a match has ended for somebody. Who shares a win has won.
    public enum Outcome {
        WON,
        LOST
    }

    public FinishedMatch {
        players = List.copyOf(players);
    }

    /// What everybody has done in a match.
    ///
    /// @throws IllegalStateException while it is played
    public static FinishedMatch of(Session session) {
        Match match = session.match();
        if (!match.isOver()) {
            throw new IllegalStateException("the match is not over");
        }
        List<PlayerResult> players = IntStream.range(0, session.game().players().size())
                .filter(seat -> session.player(seat).isHuman())
                .filter(seat -> !session.player(seat).name().isEmpty())
                .mapToObj(seat -> entry(session, seat))
                .toList();
        return new FinishedMatch(match.rules().edition().id(), players);
    }

    private static PlayerResult entry(Session session, int seat) {
        Match match = session.match();
        int team = match.rules().seating().teamOf(seat);
        int best = match.results().stream()
                .mapToInt(result -> result.scores().get(team).total())
                .max()
                .orElse(0);
        return new PlayerResult(
                session.player(seat).name(),
                match.winners().contains(team) ? Outcome.WON : Outcome.LOST,
                match.totals().get(team),
                best,
                coupsFourres(session, seat));
    }

    private static int coupsFourres(Session session, int seat) {
        return (int) session.history().stream()
                .flatMap(step -> step.events().stream())
                .filter(event -> event instanceof Event.CoupFourreDeclared declared && declared.seat() == seat)
                .count();
    }
}

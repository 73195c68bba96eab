package millebornes.records;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Event;
import millebornes.save.DisplayNameSanitizer;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;

/// A finished match. A coup-fourré counts for its declarer; points and a win count for every partner.
///
/// @param edition the protocol name of its edition
/// @param players the people with a name; empty if only computers played
public record FinishedMatch(String edition, List<PlayerResult> players) {

    /// The result of one person.
    ///
    /// @param points the points of the person's team, over all rounds; 0 in games without points
    /// @param bestRound the most points of the team in one round
    /// @param coupsFourres the number of coups-fourrés that the person has declared
    /// @param wonFromYours the number of rounds won alone against computers that adapt to this person, 0 in other games
    /// @param lostToYours the number of rounds lost to such computers
    public record PlayerResult(
            String name,
            Outcome outcome,
            int points,
            int bestRound,
            int coupsFourres,
            int wonFromYours,
            int lostToYours) {

        public PlayerResult {
            name = DisplayNameSanitizer.of(name);
            if (name.isEmpty()) {
                throw new IllegalArgumentException("somebody played it");
            }
            if (coupsFourres < 0) {
                throw new IllegalArgumentException("coups-fourrés are counted from 0: " + coupsFourres);
            }
        }
    }

    /// Whether a person has won or lost. A shared win is a win.
    public enum Outcome {
        WON,
        LOST
    }

    /// A list of earlier matches with this one added, unless only computers have played it.
    public List<FinishedMatch> after(List<FinishedMatch> earlier) {
        return players.isEmpty()
                ? earlier
                : Stream.concat(earlier.stream(), Stream.of(this)).toList();
    }

    public FinishedMatch {
        players = List.copyOf(players);
    }

    /// The results of all people with a name in a finished match.
    ///
    /// @throws IllegalStateException while the match is played
    public static FinishedMatch of(Session session) {
        Match match = session.match();
        if (!match.isOver()) {
            throw new IllegalStateException("the match is not over");
        }
        List<PlayerResult> players = session.game().people().stream()
                .filter(seat -> !session.player(seat).name().isEmpty())
                .map(seat -> entry(session, seat))
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
                coupsFourres(session, seat),
                roundsWithYours(session, winners -> winners.contains(team)),
                roundsWithYours(session, winners -> !winners.contains(team) && !winners.isEmpty()));
    }

    /// The number of rounds with such winners that one person played alone against adapting computers; 0 in other
    /// games.
    private static int roundsWithYours(Session session, Predicate<List<Integer>> counted) {
        boolean counts = session.game().lonePerson().isPresent()
                && session.game().players().stream()
                        .allMatch(player -> !(player instanceof SeatPlayer.Computer computer)
                                || computer.level().isYours());
        return counts
                ? (int) session.match().results().stream()
                        .filter(result -> counted.test(result.winners()))
                        .count()
                : 0;
    }

    private static int coupsFourres(Session session, int seat) {
        return (int) session.history().stream()
                .flatMap(transition -> transition.events().stream())
                .filter(event -> event instanceof Event.CoupFourreDeclared declared && declared.seat() == seat)
                .count();
    }
}

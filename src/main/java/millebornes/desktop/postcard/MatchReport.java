package millebornes.desktop.postcard;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Seating;
import millebornes.records.TeamRanking;
import millebornes.save.ReplayedGame;
import millebornes.save.SavedGame;
import millebornes.session.GameConfig;
import millebornes.session.MatchTransition;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;

/// A finished match as the postcard and the score sheet report it.
///
/// @param game who played, and which game
/// @param coupsFourres their number in all rounds
/// @param day when it ended
public record MatchReport(GameConfig game, Match match, int coupsFourres, LocalDate day) {

    public MatchReport {
        if (!match.isOver()) {
            throw new IllegalArgumentException("the match is still played");
        }
    }

    /// The result of a team.
    ///
    /// @param place from 1; equal teams share one
    /// @param looks the looks of its cars
    /// @param km of its cars together, in the last round
    /// @param points of the whole match, 0 in a game without points
    public record Standing(int team, int place, List<Livery> looks, int km, int points) {

        public Standing {
            looks = List.copyOf(looks);
        }
    }

    /// The report of a match that has just ended.
    ///
    /// @throws IllegalArgumentException when the match is not over
    public static MatchReport of(Session session, LocalDate day) {
        int coups = count(session.history().stream()
                .map(MatchTransition::events)
                .flatMap(Collection::stream)
                .toList());
        return new MatchReport(session.game(), session.match(), coups, day);
    }

    /// The report of a saved match.
    ///
    /// @param zone the time zone of the date
    /// @param otherwise the date if the game has none
    /// @throws IllegalArgumentException when the match is not over
    public static MatchReport of(SavedGame game, ZoneId zone, LocalDate otherwise) {
        List<MatchStep> steps = ReplayedGame.of(game).steps();
        int coups = count(steps.stream()
                .map(MatchStep::events)
                .flatMap(Collection::stream)
                .toList());
        var saved = game.metadata().saved();
        LocalDate day = saved == null ? otherwise : LocalDate.ofInstant(saved, zone);
        return new MatchReport(
                SavedSessionConverter.config(game), steps.getLast().match(), coups, day);
    }

    private static int count(List<Event> events) {
        return (int) events.stream()
                .filter(Event.CoupFourreDeclared.class::isInstance)
                .count();
    }

    /// True when points were counted.
    public boolean hasPoints() {
        return !match.rules().options().isJunior();
    }

    /// Whether a car has reached the end of the road in any round.
    public boolean hasArrived() {
        return match.results().stream().anyMatch(result -> result.reached() != Seating.NOBODY);
    }

    public boolean hasWon(int team) {
        return match.winners().contains(team);
    }

    /// The seats that play for a team.
    public List<Integer> seatsOf(int team) {
        return match.rules().seating().seatsOf(team);
    }

    /// The distance of a car in the last round, in km.
    public int kmOf(int car) {
        return match.round().car(car).km();
    }

    /// Every team, the best first: the winners, then by points, then by km.
    public List<Standing> standings() {
        TeamRanking ranking = new TeamRanking(
                match.winners(),
                hasPoints() ? match.totals() : teams().mapToObj(this::km).toList());
        return teams().mapToObj(team -> standing(ranking, team))
                .sorted(Comparator.comparingInt(Standing::place)
                        .thenComparingInt(standing -> -standing.km())
                        .thenComparingInt(Standing::team))
                .toList();
    }

    private Standing standing(TeamRanking ranking, int team) {
        List<Livery> looks = match.rules().seating().carsOf(team).stream()
                .map(game.looks()::get)
                .toList();
        return new Standing(
                team, ranking.place(team), looks, km(team), match.totals().get(team));
    }

    private IntStream teams() {
        return IntStream.range(0, match.totals().size());
    }

    private int km(int team) {
        return match.rules().seating().carsOf(team).stream()
                .mapToInt(this::kmOf)
                .sum();
    }
}

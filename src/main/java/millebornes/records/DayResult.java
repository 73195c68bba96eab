package millebornes.records;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.table.Seating;
import millebornes.save.DisplayNameSanitizer;
import millebornes.session.Session;

/// The result of a deal of the day.
///
/// @param edition the protocol name of its edition
/// @param name the player, or the best one of a family
/// @param company against whom the deal was played
/// @param seats the number of players
/// @param km the distance of that player's car, in km
/// @param points the points of that player
/// @param place the rank of that player, from 1, also for a shared win
/// @param way what happened to that player's car, in order
public record DayResult(
        LocalDate day,
        String edition,
        String name,
        Company company,
        int seats,
        int km,
        int points,
        int place,
        List<JourneyEventIcon> way) {

    /// Against whom a deal was played.
    public enum Company {
        COMPUTERS,
        FAMILY
    }

    public DayResult {
        name = DisplayNameSanitizer.of(name);
        way = List.copyOf(way);
        if (edition.isBlank() || seats < 2 || km < 0 || place < 1 || place > seats) {
            throw new IllegalArgumentException("no such result: " + place + " of " + seats + ", " + km + " km");
        }
    }

    /// Whether the player has won, alone or with others.
    public boolean isWon() {
        return place == 1;
    }

    /// Whether the car has reached the end of the road.
    public boolean isArrived() {
        return way.contains(JourneyEventIcon.FINISH);
    }

    /// The result of a finished match, from public events only.
    ///
    /// @throws IllegalStateException while the match is played: the result could reveal a hand
    public static DayResult of(DealOfTheDay deal, Session session) {
        Match match = session.match();
        if (!match.isOver()) {
            throw new IllegalStateException("the match is not over");
        }
        Seating seating = match.rules().seating();
        TeamRanking ranking = new TeamRanking(match.winners(), match.totals());
        List<Integer> people = session.game().people();
        int seat = people.stream()
                .min(Comparator.comparingInt(person -> ranking.place(seating.teamOf(person))))
                .orElseThrow();
        int car = seating.carOf(seat);
        List<JourneyEventIcon> way = session.history().stream()
                .flatMap(transition -> transition.events().stream())
                .map(event -> event.seenBy(Seating.NOBODY))
                .flatMap(event -> JourneyEventIcon.of(event, car).stream())
                .toList();
        int team = seating.teamOf(seat);
        return new DayResult(
                deal.day(),
                deal.edition().id(),
                session.player(seat).name(),
                people.size() == 1 ? Company.COMPUTERS : Company.FAMILY,
                seating.seats(),
                match.round().car(car).km(),
                match.totals().get(team),
                ranking.place(team),
                way);
    }
}

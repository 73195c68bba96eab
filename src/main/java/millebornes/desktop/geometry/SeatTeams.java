package millebornes.desktop.geometry;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The teams in the list of seats: teammates are listed one below the other.
///
/// @param teams the team of each seat, from 0; all teams have the same number of seats
public record SeatTeams(List<Integer> teams) {

    /// The most seats that a table has.
    public static final int MOST_SEATS = 9;

    public SeatTeams {
        teams = List.copyOf(teams);
        if (teams.isEmpty() || teams.size() > MOST_SEATS) {
            throw new IllegalArgumentException("A table has 1 to 9 seats, not " + teams.size());
        }
        int count = count(teams);
        for (int team = 0; team < count; team++) {
            int number = team;
            if (teams.stream().filter(each -> each == number).count() * count != teams.size()) {
                throw new IllegalArgumentException("All teams have as many seats, numbered from 0: " + teams);
            }
        }
    }

    /// Seats without teams: each is a team of its own.
    public static SeatTeams alone(int seats) {
        return new SeatTeams(IntStream.range(0, seats).boxed().toList());
    }

    public int seats() {
        return teams.size();
    }

    /// The number of teams.
    public int count() {
        return count(teams);
    }

    /// The number of seats of a team.
    public int size() {
        return teams.size() / count();
    }

    /// The seats in the order in which they are listed: team by team.
    List<Integer> listed() {
        return IntStream.range(0, teams.size())
                .boxed()
                .sorted(Comparator.comparing(teams::get))
                .toList();
    }

    private static int count(List<Integer> teams) {
        return 1 + teams.stream().mapToInt(Integer::intValue).max().orElse(0);
    }
}

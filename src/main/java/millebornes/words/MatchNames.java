package millebornes.words;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Seating;

/// The names of the people, cars and teams of a match in sentences: never *you*, because several people read them.
///
/// @param seating the seats, teams and cars
/// @param seats the players' names, by seat
/// @param cars the cars, by number, in the middle of a sentence: `la voiture bleue`
/// @param teams the teams, by number, in the middle of a sentence: `l’équipe bleue`, or the name of the only player
public record MatchNames(Seating seating, List<String> seats, List<String> cars, List<String> teams) {

    public MatchNames {
        seats = List.copyOf(seats);
        cars = List.copyOf(cars);
        teams = List.copyOf(teams);
        if (seats.size() != seating.seats() || cars.size() != seating.carCount() || teams.size() != seating.teams()) {
            throw new IllegalArgumentException("every seat, car and team needs a name: " + seats + cars + teams);
        }
    }

    /// The names of cars and teams, made from the looks of the cars.
    ///
    /// @param looks the look of each car; a car or team is named by its colour
    public static MatchNames of(Words words, Seating seating, List<String> players, List<Livery> looks) {
        List<String> cars =
                looks.stream().map(livery -> words.text("car." + livery)).toList();
        List<String> teams = IntStream.range(0, seating.teams())
                .mapToObj(team -> seating.seatsPerTeam() == 1 ? players.get(team) : team(words, seating, team, looks))
                .toList();
        return new MatchNames(seating, players, cars, teams);
    }

    /// The default names: *Joueur 1*, *Joueur 2* …, and cars in the order of their looks.
    static MatchNames numbered(Words words, Seating seating) {
        List<String> players = IntStream.rangeClosed(1, seating.seats())
                .mapToObj(number -> words.text("seat.numbered", number))
                .toList();
        return of(words, seating, players, Livery.first(seating.carCount()));
    }

    public String seat(int seat) {
        return seats.get(seat);
    }

    public String car(int car) {
        return cars.get(car);
    }

    public String team(int team) {
        return teams.get(team);
    }

    /// The name of a car's driver: the player, or the team if partners share it.
    public String driver(int car) {
        return isShared(car)
                ? team(seating.teamOfCar(car))
                : seat(seating.driversOf(car).first());
    }

    /// The names of all drivers of a car.
    public List<String> drivers(int car) {
        return IntStream.range(0, seating.seats())
                .filter(seat -> seating.carOf(seat) == car)
                .mapToObj(seats::get)
                .toList();
    }

    /// Whether partners share a car.
    public boolean isShared(int car) {
        return seating.driversOf(car).size() > 1;
    }

    private static String team(Words words, Seating seating, int team, List<Livery> looks) {
        List<String> colours = seating.carsOf(team).stream()
                .map(car -> words.text("colour." + looks.get(car)))
                .toList();
        return words.text("team.of", words.list(colours));
    }
}

package millebornes.engine.table;

import java.util.List;
import java.util.stream.IntStream;

/// The assignment of seats to teams and cars.
///
/// @param teams the number of teams
/// @param seatsPerTeam the number of seats of a team
/// @param cars whether partners share a car
/// @param partners the seating order of partners
public record Seating(int teams, int seatsPerTeam, CarAssignment cars, PartnerSeating partners) {

    /// Whether a team shares one car or each of its seats has one, as in the board edition's 2×2.
    public enum CarAssignment {
        ONE_PER_TEAM,
        ONE_PER_SEAT
    }

    /// Whether the seats of partners alternate with those of the other teams or are side by side.
    public enum PartnerSeating {
        ALTERNATING,
        SIDE_BY_SIDE
    }

    /// The number that stands for no team or no seat.
    public static final int NOBODY = -1;

    public Seating {
        if (teams < 2 || seatsPerTeam < 1 || teams * seatsPerTeam > SeatSet.MOST_SEATS) {
            throw new IllegalArgumentException("no table of " + teams + " teams of " + seatsPerTeam);
        }
    }

    /// A seating in which every seat is a team.
    public static Seating singles(int seats) {
        return new Seating(seats, 1, CarAssignment.ONE_PER_TEAM, PartnerSeating.ALTERNATING);
    }

    public int seats() {
        return teams * seatsPerTeam;
    }

    public int carCount() {
        return cars == CarAssignment.ONE_PER_SEAT ? seats() : teams;
    }

    /// The team of a seat.
    public int teamOf(int seat) {
        if (seatsPerTeam == 1) {
            return seat;
        }
        return partners == PartnerSeating.SIDE_BY_SIDE ? seat / seatsPerTeam : seat % teams;
    }

    /// The car that a seat drives.
    public int carOf(int seat) {
        return cars == CarAssignment.ONE_PER_SEAT ? seat : teamOf(seat);
    }

    /// The team that a car races for.
    public int teamOfCar(int car) {
        return cars == CarAssignment.ONE_PER_SEAT ? teamOf(car) : car;
    }

    /// The seats that play for a team, in the order of the table.
    public List<Integer> seatsOf(int team) {
        return IntStream.range(0, seats())
                .filter(seat -> teamOf(seat) == team)
                .boxed()
                .toList();
    }

    /// The cars that race for a team, by number.
    public List<Integer> carsOf(int team) {
        return IntStream.range(0, carCount())
                .filter(car -> teamOfCar(car) == team)
                .boxed()
                .toList();
    }

    /// The seats that drive a car.
    public SeatSet driversOf(int car) {
        SeatSet driverSeats = SeatSet.NONE;
        for (int seat = 0; seat < seats(); seat++) {
            driverSeats = carOf(seat) == car ? driverSeats.with(seat) : driverSeats;
        }
        return driverSeats;
    }

    /// The seat on the left of this one, whose turn comes next.
    public int leftOf(int seat) {
        int left = seat + 1;
        return left == seats() ? 0 : left;
    }
}

package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import millebornes.engine.table.Seating.CarAssignment;
import millebornes.engine.table.Seating.PartnerSeating;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// the seats of each team.
class SeatingTest {

    @ParameterizedTest
    @CsvSource(textBlock = """
            2, 1, ALTERNATING,  ONE_PER_TEAM, AB,        01
            6, 1, ALTERNATING,  ONE_PER_TEAM, ABCDEF,    012345
            2, 2, ALTERNATING,  ONE_PER_TEAM, ABAB,      0101
            2, 2, ALTERNATING,  ONE_PER_SEAT, ABAB,      0123
            2, 2, SIDE_BY_SIDE, ONE_PER_SEAT, AABB,      0123
            2, 2, SIDE_BY_SIDE, ONE_PER_TEAM, AABB,      0011
            3, 2, ALTERNATING,  ONE_PER_TEAM, ABCABC,    012012
            3, 2, SIDE_BY_SIDE, ONE_PER_TEAM, AABBCC,    001122
            2, 3, ALTERNATING,  ONE_PER_TEAM, ABABAB,    010101
            2, 3, SIDE_BY_SIDE, ONE_PER_TEAM, AAABBB,    000111
            4, 2, ALTERNATING,  ONE_PER_TEAM, ABCDABCD,  01230123
            2, 4, SIDE_BY_SIDE, ONE_PER_TEAM, AAAABBBB,  00001111
            3, 3, ALTERNATING,  ONE_PER_TEAM, ABCABCABC, 012012012
            3, 3, SIDE_BY_SIDE, ONE_PER_TEAM, AAABBBCCC, 000111222
            """)
    void teamsAndCars(
            int teams, int seatsPerTeam, PartnerSeating partners, CarAssignment cars, String teamOf, String carOf) {
        Seating seating = new Seating(teams, seatsPerTeam, cars, partners);
        assertThat(seating.seats()).isEqualTo(teamOf.length());
        assertThat(seating.carCount()).isEqualTo((int) carOf.chars().distinct().count());
        assertThat(seats(seating)
                        .mapToObj(seat -> String.valueOf((char) ('A' + seating.teamOf(seat))))
                        .collect(Collectors.joining()))
                .isEqualTo(teamOf);
        assertThat(seats(seating)
                        .mapToObj(seat -> String.valueOf(seating.carOf(seat)))
                        .collect(Collectors.joining()))
                .isEqualTo(carOf);
        seats(seating).forEach(seat -> {
            int car = seating.carOf(seat);
            assertThat(seating.teamOfCar(car)).isEqualTo(seating.teamOf(seat));
            assertThat(seating.driversOf(car).contains(seat)).isTrue();
            assertThat(seating.driversOf(car).size()).isEqualTo((int)
                    carOf.chars().filter(other -> other == '0' + car).count());
            assertThat(seating.leftOf(seat)).isEqualTo((seat + 1) % teamOf.length());
        });
    }

    @Test
    void tablesThatAreNone() {
        assertThatThrownBy(() -> Seating.singles(1)).hasMessageContaining("1 teams");
        assertThatThrownBy(() -> Seating.singles(10)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Seating(2, 0, CarAssignment.ONE_PER_TEAM, PartnerSeating.ALTERNATING))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Seating(5, 2, CarAssignment.ONE_PER_TEAM, PartnerSeating.ALTERNATING))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static IntStream seats(Seating seating) {
        return IntStream.range(0, seating.seats());
    }
}

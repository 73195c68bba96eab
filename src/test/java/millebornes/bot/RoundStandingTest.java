package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.engine.match.Match;
import millebornes.engine.notation.PositionReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The winner if the round ended now.
class RoundStandingTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            board 2 extended                | 400 km, started | 300 km, started                             | 0
            board 2 extended                | 400 km, started | 350 km, started, wears extra-tank           | 1
            board 2 extended                | 400 km, started | 25 km, started, coup-fourre extra-tank      | 1
            board 2 extended                | 400 km, started | 400 km, started                             | -1
            board 2 extended                | 50 km, started  | in garage                                   | 0
            board 2 extended scoring=junior | 400 km, started | 350 km, started, coup-fourre extra-tank     | 0
            playroom 2 reshuffle            | 400 km, started | 300 km, started                             | -1
            playroom 2 reshuffle rules=1    | 400 km, started | 300 km, started                             | 0
            playroom 2 reshuffle rounds=3   | 400 km, started | 300 km, started                             | 0
            micro 2                         | in garage       | wears extra-tank                            | 1
            """)
    void pointsAreCountedAsTheRulesCountThem(String game, String first, String second, int winner) {
        Match match = PositionReader.read(
                "game " + game + "\nreshuffled: 1 1\nturn: 0\ncar 0: " + first + "\ncar 1: " + second);
        RoundStanding standing = new RoundStanding(match.view(0));
        assertThat(standing.wins(0)).isEqualTo(winner == 0);
        assertThat(standing.wins(1)).isEqualTo(winner == 1);
    }
}

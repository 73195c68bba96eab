package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.TeamFormat;
import org.junit.jupiter.api.Test;

class TurnKmHistoryTest {

    @Test
    void itLeadsFromTheStartToWhereTheCarsStand() {
        FinishedRound playedRound = FinishedRound.of(TeamFormat.singles(3), OptionChoices.NONE, 3);
        List<List<Integer>> stages = playedRound.journey().stages();
        assertThat(stages.getFirst()).containsExactly(0, 0, 0);
        assertThat(stages.getLast())
                .isEqualTo(IntStream.range(0, 3)
                        .mapToObj(car ->
                                playedRound.session().match().round().car(car).km())
                        .toList());
        assertThat(playedRound.journey().ofCar(1)).isSorted().hasSameSizeAs(stages);
    }

    @Test
    void aNewRoundBeginsANewJourney() {
        FinishedRound playedRound = FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(2), 5);
        playedRound.session().nextRound();
        assertThat(playedRound.journey().stages()).containsExactly(List.of(0, 0));
        playedRound.finishRound();
        assertThat(playedRound.journey().stages()).hasSizeGreaterThan(10);
    }
}

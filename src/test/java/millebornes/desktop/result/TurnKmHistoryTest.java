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
        FinishedRound played = FinishedRound.of(TeamFormat.singles(3), OptionChoices.NONE, 3);
        List<List<Integer>> stages = played.journey().stages();
        assertThat(stages.getFirst()).containsExactly(0, 0, 0);
        assertThat(stages.getLast())
                .isEqualTo(IntStream.range(0, 3)
                        .mapToObj(
                                car -> played.session().match().round().car(car).km())
                        .toList());
        assertThat(played.journey().ofCar(1)).isSorted().hasSameSizeAs(stages);
    }

    @Test
    void aNewRoundBeginsANewJourney() {
        FinishedRound played = FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(2), 5);
        played.session().nextRound();
        assertThat(played.journey().stages()).containsExactly(List.of(0, 0));
        played.finishRound();
        assertThat(played.journey().stages()).hasSizeGreaterThan(10);
    }
}

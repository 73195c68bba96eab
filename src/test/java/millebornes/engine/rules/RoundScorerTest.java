package millebornes.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import millebornes.engine.table.SeededShuffles;
import org.junit.jupiter.api.Test;

/// The preconditions of the scorer. Its results are checked by the scenarios of R-6.
class RoundScorerTest {

    @Test
    void aRoundThatIsPlayedHasNoResult() {
        RuleEngine rules = Setup.of(Editions.BOARD, TeamFormat.singles(2)).rules();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoundScorer.of(
                        rules,
                        rules.deal(1, 0, List.of(), new SeededShuffles(1)).round()))
                .withMessageContaining("not over");
    }

    @Test
    void theBestAreAllThatShareTheHighestValue() {
        List<Integer> values = List.of(-5, 3, 0, 3);
        assertThat(RoundScorer.teamsWithMost(4, values::get)).containsExactly(1, 3);
        assertThat(RoundScorer.teamsWithMost(1, values::get)).containsExactly(0);
    }
}

package millebornes.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeededShuffles;
import org.junit.jupiter.api.Test;

/// The preconditions of the engine. The rules themselves are checked by scenarios and laws.
class RuleEngineTest {

    private final RuleEngine rules =
            Setup.of(Editions.BOARD, TeamFormat.singles(2)).rules();

    /// Nobody may promise that a move is legal that is none: a hazard without a target would be laid nowhere.
    @Test
    void aHazardWithoutATargetIsNoLegalMove() {
        Round round = rules.deal(1, 0, List.of(Hazard.ACCIDENT), new SeededShuffles(1))
                .round();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> rules.playLegal(round, new Move.Play(Hazard.ACCIDENT)))
                .withMessageContaining("target");
    }

    @Test
    void aFormIsSingleSeatsOrTeamsTimesSeats() {
        assertThat(TeamFormat.singles(3).word()).isEqualTo("singles");
        assertThat(TeamFormat.singles(3).seats()).isEqualTo(3);
        assertThat(new TeamFormat(3, 2).word()).isEqualTo("3x2");
        assertThat(new TeamFormat(3, 2).seats()).isEqualTo(6);
    }
}

package millebornes.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import org.junit.jupiter.api.Test;

class MoveTest {

    @Test
    void aMoveNamesTheCardThatItTakesFromTheHand() {
        assertThat(Move.play(Distance.KM_50).card()).isEqualTo(Distance.KM_50);
        assertThat(Move.attack(Hazard.FLAT_TIRE, 1).card()).isEqualTo(Hazard.FLAT_TIRE);
        assertThat(Move.discard(Remedy.REPAIRS).card()).isEqualTo(Remedy.REPAIRS);
    }

    @Test
    void anAnswerNamesNone() {
        assertThat(Stream.of(
                        Move.coupFourre(0),
                        Move.decline(0),
                        new Move.EndTurn(),
                        new Move.Stuck(),
                        new Move.Extend(),
                        new Move.Stop()))
                .allSatisfy(move -> assertThat(move.card()).isNull());
    }
}

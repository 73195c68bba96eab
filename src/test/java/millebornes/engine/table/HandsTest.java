package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Hands of all seats in one object.
class HandsTest {

    private static final Hand FIRST = Hand.of(Distance.KM_25, Distance.KM_25, Safety.RIGHT_OF_WAY);
    private static final Hand SECOND = Hand.of(Remedy.REPAIRS);
    private static final Hands HANDS = Hands.of(2, List.of(FIRST, SECOND)::get);

    @Test
    void everySeatHoldsItsOwn() {
        assertThat(HANDS).containsExactly(FIRST, SECOND);
    }

    @Test
    void cardsComeAndGoInAnEditOnly() {
        Hands.Editor edit = HANDS.edit();
        edit.take(0, Safety.RIGHT_OF_WAY);
        edit.give(1, Card.index(Distance.KM_200));
        assertThat(edit.get(1)).isEqualTo(Hand.of(Remedy.REPAIRS, Distance.KM_200));
        assertThat(edit.done())
                .containsExactly(Hand.of(Distance.KM_25, Distance.KM_25), Hand.of(Remedy.REPAIRS, Distance.KM_200));
        assertThat(HANDS).containsExactly(FIRST, SECOND);
    }

    @Test
    void nobodyGivesAwayWhatHeDoesNotHold() {
        assertThatThrownBy(() -> HANDS.edit().take(1, Distance.KM_25)).hasMessageContaining("KM_25");
    }
}

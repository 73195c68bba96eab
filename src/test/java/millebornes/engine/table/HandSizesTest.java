package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The numbers of cards, which everybody can count.
class HandSizesTest {

    @Test
    void everySeatIsCountedUpToTheLargestTable() {
        Hands hands = Hands.of(
                SeatSet.MOST_SEATS, seat -> Hand.of(Collections.nCopies(seat % (Hand.MOST + 1), Distance.KM_50)));
        assertThat(HandSizes.of(hands)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 0);
    }

    @Test
    void aCopyIsEqualToItsList() {
        List<Integer> list = List.of(7, 0, 6);
        assertThat(HandSizes.copyOf(list)).isEqualTo(list).hasSize(3);
    }

    @Test
    void noHandHoldsEightCards() {
        assertThatThrownBy(() -> HandSizes.copyOf(List.of(6, 8))).hasMessageContaining("8");
        assertThatThrownBy(() -> HandSizes.copyOf(List.of(-1))).hasMessageContaining("-1");
        assertThatThrownBy(() -> HandSizes.copyOf(List.of(1, 2)).get(2)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}

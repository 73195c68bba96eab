package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/// The packed set of seats, compared with the JDK's set.
class SeatSetTest {

    static final int LAST = SeatSet.MOST_SEATS - 1;

    @Property
    void seatsAreASet(
            @ForAll Set<@IntRange(max = LAST) Integer> some,
            @ForAll @IntRange(max = LAST) int one,
            @ForAll int anything) {
        SeatSet set = SeatSet.NONE;
        for (int seat : some) {
            set = set.with(seat);
        }
        assertThat(set.toList()).containsExactlyElementsOf(new TreeSet<>(some));
        assertThat(set.size()).isEqualTo(some.size());
        assertThat(set.isEmpty()).isEqualTo(some.isEmpty());
        assertThat(set.contains(one)).isEqualTo(some.contains(one));
        assertThat(set.contains(anything)).isEqualTo(some.contains(anything));
        assertThat(set.with(one).contains(one)).isTrue();
        assertThat(set.without(one).contains(one)).isFalse();
        assertThat(set.with(one).without(one)).isEqualTo(set.without(one));
        assertThat(SeatSet.of(one)).isEqualTo(SeatSet.NONE.with(one));
        if (!some.isEmpty()) {
            assertThat(set.first()).isEqualTo(new TreeSet<>(some).first());
        }
    }

    @Example
    void noOtherSeatIsInASet() {
        SeatSet allSeats = new SeatSet((1 << SeatSet.MOST_SEATS) - 1);
        assertThat(allSeats.toList()).hasSize(SeatSet.MOST_SEATS);
        for (int none : new int[] {-1, SeatSet.MOST_SEATS, Integer.SIZE, Integer.SIZE + 1, Integer.MIN_VALUE}) {
            assertThat(allSeats.contains(none)).isFalse();
            assertThatThrownBy(() -> SeatSet.of(none)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> allSeats.with(none)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> allSeats.without(none)).isInstanceOf(IndexOutOfBoundsException.class);
        }
        assertThatThrownBy(() -> new SeatSet(1 << SeatSet.MOST_SEATS)).hasMessageContaining("512");
        assertThatThrownBy(() -> new SeatSet(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(SeatSet.NONE::first).isInstanceOf(NoSuchElementException.class);
    }
}

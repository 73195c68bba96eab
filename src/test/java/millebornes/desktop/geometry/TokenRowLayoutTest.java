package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

class TokenRowLayoutTest {

    /// The least radius of a token at 100 %, in px.
    private static final double READABLE = 7.5;

    @Property
    void noTokenLiesOnAnother(
            @ForAll @IntRange(max = 7) int tokens,
            @ForAll @DoubleRange(min = 34, max = 500) double width,
            @ForAll @DoubleRange(min = 1, max = 5.4) double scale) {
        double room = width * scale;
        TokenRowLayout row = TokenRowLayout.of(tokens, room, scale);
        assertThat(row.radius()).isGreaterThanOrEqualTo(READABLE * scale - 1e-6);
        for (int i = 1; i < row.centres().size(); i++) {
            assertThat(row.centres().get(i) - row.centres().get(i - 1)).isGreaterThan(2 * row.radius());
        }
        assertThat(row.centres().size() + row.others()).isEqualTo(tokens);
        double number = row.others() > 0 ? TokenRowLayout.OTHERS * scale : 0;
        assertThat(row.end() + number).isLessThanOrEqualTo(room + 1e-6);
    }

    @Property
    void aRowWithoutRoomShowsTheFirstToken(
            @ForAll @IntRange(max = 7) int tokens, @ForAll @DoubleRange(min = -50, max = 10) double room) {
        TokenRowLayout row = TokenRowLayout.of(tokens, room, 1);
        assertThat(row.centres()).hasSize(Math.min(1, tokens));
        assertThat(row.others()).isEqualTo(Math.max(0, tokens - 1));
    }

    @Property
    void twoTokensAreSeenWhereverARowIsShown(@ForAll @IntRange(min = 2, max = 7) int tokens) {
        TokenRowLayout row = TokenRowLayout.of(tokens, TokenRowLayout.least(tokens, 1), 1);
        assertThat(row.centres()).hasSizeGreaterThanOrEqualTo(2);
        assertThat(row.radius()).isCloseTo(READABLE, within(1e-6));
    }
}

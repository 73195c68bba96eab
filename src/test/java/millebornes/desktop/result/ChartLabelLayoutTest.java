package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ChartLabelLayoutTest {

    private static final double APART = 22;
    private static final double BOTTOM = 300;

    @Test
    void endsFarApartHaveTheirMarksRightThere() {
        assertThat(layout(20.0, 200.0, 100.0)).containsExactly(20, 200, 100);
    }

    @Test
    void equalEndsHaveTheirMarksBelowOneAnother() {
        assertThat(layout(100.0, 20.0, 100.0)).containsExactly(100, 20, 122);
    }

    @Test
    void marksAtTheLowerEdgeMoveUp() {
        assertThat(layout(300.0, 300.0, 290.0)).containsExactly(278, 300, 256);
    }

    @Test
    void marksComeCloserWhereThereIsNoRoom() {
        assertThat(ChartLabelLayout.of(List.of(5.0, 5.0, 5.0), APART, 0, 20)).containsExactly(0, 10, 20);
    }

    /// No mark covers another one or leaves the chart, and they are in the order of the ends.
    @Property(tries = 200)
    void nothingCoversAnything(@ForAll @Size(min = 1, max = 9) List<@DoubleRange(min = 0, max = 300) Double> ends) {
        double[] heights = ChartLabelLayout.of(ends, APART, 0, BOTTOM);
        for (int line = 0; line < heights.length; line++) {
            assertThat(heights[line]).isBetween(-1e-9, BOTTOM + 1e-9);
            for (int other = 0; other < line; other++) {
                assertThat(Math.abs(heights[line] - heights[other])).isGreaterThanOrEqualTo(APART - 1e-9);
                if (!ends.get(line).equals(ends.get(other))) {
                    assertThat(heights[line] > heights[other]).isEqualTo(ends.get(line) > ends.get(other));
                }
            }
        }
    }

    private static double[] layout(Double... ends) {
        return ChartLabelLayout.of(List.of(ends), APART, 0, BOTTOM);
    }
}

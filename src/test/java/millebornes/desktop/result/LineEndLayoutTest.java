package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import millebornes.desktop.result.LineEndLayout.EndSpace;
import millebornes.desktop.result.LineEndLayout.LineEnd;
import millebornes.desktop.result.LineEndLayout.NameTag;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class LineEndLayoutTest {

    private static final EndSpace SPACE = new EndSpace(22, 15, 0, 300);

    @Test
    void endsFarApartHaveTheirMarksRightThere() {
        LineEndLayout layout = layout(20.0, 100.0, 200.0);
        assertThat(layout.shifts()).containsExactly(List.of(0.0), List.of(0.0), List.of(0.0));
        assertThat(layout.names()).extracting(NameTag::y).containsExactly(20.0, 100.0, 200.0);
    }

    @Test
    void equalEndsStandSideBySideWithOneText() {
        LineEndLayout layout = layout(100.0, 20.0, 100.0);
        assertThat(layout.shifts()).containsExactly(List.of(0.0), List.of(0.0), List.of(22.0));
        assertThat(layout.names().getLast()).isEqualTo(new NameTag(List.of(0, 2), 100, 22));
    }

    @Test
    void aTeamOfTwoCarsHasTwoMarks() {
        LineEndLayout layout = LineEndLayout.of(List.of(new LineEnd(50, 2), new LineEnd(52, 2)), SPACE);
        assertThat(layout.shifts()).containsExactly(List.of(0.0, 22.0), List.of(44.0, 66.0));
        assertThat(layout.reach()).isEqualTo(66);
    }

    @Test
    void largeTextsMoveApartAndBeginBeyondAllMarks() {
        EndSpace largeSpace = new EndSpace(22, 40, 0, 300);
        LineEndLayout layout = LineEndLayout.of(
                Stream.of(100, 100, 130).map(y -> new LineEnd(y, 1)).toList(), largeSpace);
        List<NameTag> names = layout.names();
        assertThat(names.getLast().y() - names.getFirst().y()).isGreaterThanOrEqualTo(40);
        assertThat(names).extracting(NameTag::shift).containsExactly(22.0, 22.0);
    }

    /// No mark covers another one, no text another one, and every line has both.
    @Property(tries = 200)
    void nothingCoversAnything(@ForAll @Size(min = 1, max = 6) List<@DoubleRange(min = 10, max = 290) Double> ends) {
        LineEndLayout layout =
                LineEndLayout.of(ends.stream().map(y -> new LineEnd(y, 1)).toList(), SPACE);
        for (int line = 0; line < ends.size(); line++) {
            for (int other = 0; other < line; other++) {
                double across = layout.shifts().get(line).getFirst()
                        - layout.shifts().get(other).getFirst();
                assertThat(Math.max(Math.abs(across), Math.abs(ends.get(line) - ends.get(other))))
                        .isGreaterThanOrEqualTo(22 - 1e-9);
            }
        }
        assertThat(layout.names().stream().flatMap(tag -> tag.lines().stream()).sorted())
                .hasSize(ends.size())
                .doesNotHaveDuplicates();
        for (int tag = 1; tag < layout.names().size(); tag++) {
            assertThat(layout.names().get(tag).y() - layout.names().get(tag - 1).y())
                    .isGreaterThanOrEqualTo(15 - 1e-9);
        }
    }

    private static LineEndLayout layout(Double... ends) {
        return LineEndLayout.of(Stream.of(ends).map(y -> new LineEnd(y, 1)).toList(), SPACE);
    }
}

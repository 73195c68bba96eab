package millebornes.desktop.album;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AlbumLayoutTest {

    /// In the usual windows no row is cut by more than the space below the last whole one.
    @ParameterizedTest
    @CsvSource({"984, 508, 1", "1240, 612, 2", "1240, 608, 1.5"})
    void theWindowShowsWholeRows(double width, double shown, double text) {
        assertThat(AlbumLayout.in(width, 0, text, shown).places())
                .hasSize(24)
                .noneMatch(place -> place.y() < shown - 27 && place.bottom() > shown - 25);
    }
}

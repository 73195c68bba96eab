package millebornes.desktop.album;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AlbumLayoutTest {

    /// In the usual windows every row of the open pages is whole, and the stamps are spread evenly over the pages.
    @ParameterizedTest
    @CsvSource({
        "984, 490, 1, 12",
        "1240, 510, 1, 24",
        "1240, 590, 1, 24",
        "1880, 840, 1, 24",
        "1240, 580, 1.5, 12",
        "1240, 560, 2, 4",
        "1880, 840, 2, 12"
    })
    void theWindowShowsWholeRows(double width, double shown, double text, int open) {
        AlbumLayout layout = AlbumLayout.in(width, shown, text);
        assertThat(layout.open()).isEqualTo(open);
        assertThat(layout.places()).hasSize(24).noneMatch(place -> place.bottom() > shown);
        assertThat(layout.places().stream().limit(open)).doesNotHaveDuplicates();
        assertThat(layout.height()).isLessThanOrEqualTo(shown + 1);
    }
}

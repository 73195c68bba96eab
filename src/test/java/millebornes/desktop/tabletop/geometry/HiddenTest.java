package millebornes.desktop.tabletop.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class HiddenTest {

    private static final BoardFrame FRAME =
            TableLayout.of(TableSpecs.usual(1280, 800, 4)).board();
    private static final Road ROAD = new Road(1000, 4);
    private static final Hidden EMPTY = new Hidden(FRAME, ROAD, List.of(), List.of());

    @Test
    void theSkyIsNoLoss() {
        assertThat(EMPTY.under(new Rect(10, 2, 300, 30))).isZero();
    }

    @Test
    void theLegendCountsAsMuchAsIsHidden() {
        Rect legend = FRAME.toWindow(BoardPlaces.LEGEND);
        assertThat(EMPTY.under(legend)).isCloseTo(legend.width() * legend.height(), within(1e-6));
        Rect half = new Rect(legend.x(), legend.y(), legend.width() / 2, legend.height());
        assertThat(EMPTY.under(half)).isCloseTo(legend.width() * legend.height() / 2, within(1e-6));
    }

    @Test
    void theWholeRoadIsAsLargeAsItsBand() {
        Rect all = FRAME.toWindow(BoardPlaces.BOARD);
        double kept = BoardPlaces.kept().stream()
                .mapToDouble(rect -> rect.width() * rect.height())
                .sum();
        double road = ROAD.path().length() * Road.BAND;
        double whole = (kept + road) * FRAME.scale() * FRAME.scale();
        assertThat(EMPTY.under(all)).isCloseTo(whole, within(whole / 100));
    }

    @Test
    void aCarCountsMoreThanTheRoadRoundIt() {
        Point car = FRAME.toWindow(ROAD.pose(1, 20).at());
        Rect bubble = Rect.around(car, 120, 40);
        Rect elsewhere = Rect.around(FRAME.toWindow(ROAD.pose(1, 5).at()), 400, 80);
        Hidden driven = new Hidden(FRAME, ROAD, List.of(car), List.of());
        assertThat(EMPTY.under(bubble)).isLessThan(EMPTY.under(elsewhere));
        assertThat(driven.under(bubble)).isGreaterThan(driven.under(elsewhere));
        assertThat(driven.under(elsewhere)).isEqualTo(EMPTY.under(elsewhere));
    }

    @Test
    void whatElseShallBeSeenCountsToo() {
        Rect log = new Rect(0, 0, 100, 30);
        assertThat(new Hidden(FRAME, ROAD, List.of(), List.of(log)).under(new Rect(50, 0, 100, 30)))
                .isCloseTo(50 * 30, within(1e-6));
    }
}

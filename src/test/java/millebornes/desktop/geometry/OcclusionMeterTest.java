package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class OcclusionMeterTest {

    private static final BoardViewport FRAME =
            TableLayout.of(TableSpecs.usual(1280, 800, 4)).board();
    private static final Road ROAD = new Road(1000, 4);
    private static final OcclusionMeter EMPTY = new OcclusionMeter(FRAME, ROAD, List.of(), List.of());

    @Test
    void theSkyIsNoLoss() {
        assertThat(EMPTY.hiddenArea(new Rect(10, 2, 300, 30))).isZero();
    }

    @Test
    void theLegendCountsAsMuchAsIsHidden() {
        Rect legend = FRAME.toWindow(FixedBoardPlaces.LEGEND);
        assertThat(EMPTY.hiddenArea(legend)).isCloseTo(legend.width() * legend.height(), within(1e-6));
        Rect half = new Rect(legend.x(), legend.y(), legend.width() / 2, legend.height());
        assertThat(EMPTY.hiddenArea(half)).isCloseTo(legend.width() * legend.height() / 2, within(1e-6));
    }

    @Test
    void theWholeRoadIsAsLargeAsItsBand() {
        Rect all = FRAME.toWindow(FixedBoardPlaces.BOARD);
        double kept = FixedBoardPlaces.keptClear(ROAD).stream()
                .mapToDouble(rect -> rect.width() * rect.height())
                .sum();
        double road = ROAD.path().length() * Road.BAND;
        double whole = (kept + road) * FRAME.scale() * FRAME.scale();
        assertThat(EMPTY.hiddenArea(all)).isCloseTo(whole, within(whole / 100));
    }

    @Test
    void aCarCountsMoreThanTheRoadRoundIt() {
        Point car = FRAME.toWindow(ROAD.pose(1, 20).at());
        Rect bubble = Rect.around(car, 120, 40);
        Rect elsewhere = Rect.around(FRAME.toWindow(ROAD.pose(1, 5).at()), 400, 80);
        OcclusionMeter driven = new OcclusionMeter(FRAME, ROAD, List.of(car), List.of());
        assertThat(EMPTY.hiddenArea(bubble)).isLessThan(EMPTY.hiddenArea(elsewhere));
        assertThat(driven.hiddenArea(bubble)).isGreaterThan(driven.hiddenArea(elsewhere));
        assertThat(driven.hiddenArea(elsewhere)).isEqualTo(EMPTY.hiddenArea(elsewhere));
    }

    @Test
    void whatElseShallBeSeenCountsToo() {
        Rect log = new Rect(0, 0, 100, 30);
        assertThat(new OcclusionMeter(FRAME, ROAD, List.of(), List.of(log)).hiddenArea(new Rect(50, 0, 100, 30)))
                .isCloseTo(50 * 30, within(1e-6));
    }
}

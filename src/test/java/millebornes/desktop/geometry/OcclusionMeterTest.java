package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class OcclusionMeterTest {

    private static final BoardViewport FRAME =
            TableLayout.of(TableSpecs.usual(1280, 800, 4)).board();
    private static final Road ROAD = new Road(1000, 4);
    private static final OcclusionMeter EMPTY = new OcclusionMeter(FRAME, ROAD);

    @Test
    void theSkyIsNoLoss() {
        assertThat(EMPTY.hiddenArea(new Rect(10, 2, 300, 30))).isZero();
    }

    @Test
    void theLegendCountsAsMuchAsIsHidden() {
        Rect legendRect = FRAME.toWindow(FixedBoardPlaces.LEGEND);
        assertThat(EMPTY.hiddenArea(legendRect)).isCloseTo(legendRect.width() * legendRect.height(), within(1e-6));
        Rect halfRect = new Rect(legendRect.x(), legendRect.y(), legendRect.width() / 2, legendRect.height());
        assertThat(EMPTY.hiddenArea(halfRect)).isCloseTo(legendRect.width() * legendRect.height() / 2, within(1e-6));
    }

    @Test
    void theWholeRoadIsAsLargeAsItsBand() {
        Rect allRect = FRAME.toWindow(FixedBoardPlaces.BOARD);
        double kept = FixedBoardPlaces.keptClear(ROAD).stream()
                .mapToDouble(rect -> rect.width() * rect.height())
                .sum();
        double road = ROAD.path().length() * Road.BAND;
        double whole = (kept + road) * FRAME.scale() * FRAME.scale();
        assertThat(EMPTY.hiddenArea(allRect)).isCloseTo(whole, within(whole / 100));
    }
}

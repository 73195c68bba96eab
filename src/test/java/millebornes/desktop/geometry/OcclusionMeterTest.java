package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Stream;
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
    void aPlateCountsAsMuchAsIsHidden() {
        Rect plateRect = FRAME.toWindow(FixedBoardPlaces.PLAYED);
        assertThat(EMPTY.hiddenArea(plateRect)).isCloseTo(plateRect.width() * plateRect.height(), within(1e-6));
        Rect halfRect = new Rect(plateRect.x(), plateRect.y(), plateRect.width() / 2, plateRect.height());
        assertThat(EMPTY.hiddenArea(halfRect)).isCloseTo(plateRect.width() * plateRect.height() / 2, within(1e-6));
    }

    @Test
    void theLegendWhichIsHiddenBesideHelpIsNoLossButParisIs() {
        assertThat(EMPTY.hiddenArea(FRAME.toWindow(FixedBoardPlaces.LEGEND))).isZero();
        Rect houseRect = FRAME.toWindow(new Rect(10, 590, 50, 30));
        assertThat(EMPTY.hiddenArea(houseRect)).isCloseTo(houseRect.width() * houseRect.height(), within(1e-6));
    }

    @Test
    void theWholeRoadIsAsLargeAsItsBand() {
        Rect allRect = FRAME.toWindow(FixedBoardPlaces.BOARD);
        double kept = Stream.concat(FixedBoardPlaces.keptClear(ROAD).stream(), Stream.of(FixedBoardPlaces.ROOFS))
                .filter(rect -> !rect.equals(FixedBoardPlaces.LEGEND))
                .mapToDouble(rect -> rect.width() * rect.height())
                .sum();
        double road = ROAD.path().length() * Road.BAND;
        double whole = (kept + road) * FRAME.scale() * FRAME.scale();
        assertThat(EMPTY.hiddenArea(allRect)).isCloseTo(whole, within(whole / 100));
    }
}

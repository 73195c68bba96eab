package millebornes.desktop.geometry;

import java.util.stream.Stream;

/// Measures how much of the board a plate of help would hide. The plate with the distances is hidden beside it.
///
/// @param viewport the place of the board in the window
/// @param road its road
public record OcclusionMeter(BoardViewport viewport, Road road) {

    private static final double STEP = 10;

    /// The area of the road, of the board's other plates and of the roofs of Paris that a part of the window would hide, in
    /// square px.
    public double hiddenArea(Rect partRect) {
        double scale = viewport.scale();
        double kept = Stream.concat(FixedBoardPlaces.keptClear(road).stream(), Stream.of(FixedBoardPlaces.ROOFS))
                .filter(rect -> !rect.equals(FixedBoardPlaces.LEGEND))
                .mapToDouble(rect -> partRect.common(viewport.toWindow(rect)))
                .sum();
        return road(partRect) * scale * scale + kept;
    }

    /// The area of the road under a part of the window, in square board units.
    private double road(Rect partRect) {
        Rect boardRect = viewport.toBoard(partRect);
        double area = 0;
        for (double arc = 0; arc < road.path().length(); ) {
            Pose pose = road.path().at(arc);
            for (int lane = 0; lane < road.lanes(); lane++) {
                if (boardRect.contains(pose.point(0, road.lateral(lane)))) {
                    area += STEP * road.laneWidth();
                }
            }
            double beyond = boardRect.distance(pose.at()) - Road.BAND / 2;
            arc += STEP * Math.max(1, Math.floor(beyond / STEP));
        }
        return area;
    }
}

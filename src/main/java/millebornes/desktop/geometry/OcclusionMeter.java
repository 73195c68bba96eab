package millebornes.desktop.geometry;

import java.util.List;

/// Measures how much of the game an overlay on the board would hide.
///
/// @param viewport the place of the board in the window
/// @param road its road
/// @param cars the positions of the cars, in the window
/// @param others further areas that should stay visible, in the window
public record OcclusionMeter(BoardViewport viewport, Road road, List<Point> cars, List<Rect> others) {

    /// The weight of a car in comparison with the area of the road, in square board units.
    private static final double CAR = 1000 * Road.BAND;

    /// The radius around its centre in which a car counts as hidden, in board units.
    private static final double REACH = 30;

    private static final double STEP = 10;

    public OcclusionMeter {
        cars = List.copyOf(cars);
        others = List.copyOf(others);
    }

    /// The area of the board that a part of the window would hide, in square pixels; a car counts much more than its
    /// area.
    public double hiddenArea(Rect partRect) {
        double scale = viewport.scale();
        double cars = hiddenCars(partRect);
        double kept = FixedBoardPlaces.keptClear(road).stream()
                .mapToDouble(rect -> partRect.common(viewport.toWindow(rect)))
                .sum();
        double rest = others.stream().mapToDouble(partRect::common).sum();
        return (cars * CAR + road(partRect)) * scale * scale + kept + rest;
    }

    /// The number of cars that would be hidden under a part of the window, or touched by it.
    private int hiddenCars(Rect partRect) {
        return (int) cars.stream()
                .filter(carPoint -> partRect.distance(carPoint) < REACH * viewport.scale())
                .count();
    }

    /// The area of the road under a part of the window, in square board units.
    private double road(Rect partRect) {
        double area = 0;
        for (double arc = 0; arc < road.path().length(); arc += STEP) {
            for (int lane = 0; lane < road.lanes(); lane++) {
                if (partRect.contains(viewport.toWindow(
                        road.path().at(arc, road.lateral(lane)).at()))) {
                    area += STEP * road.laneWidth();
                }
            }
        }
        return area;
    }
}

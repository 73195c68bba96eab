package millebornes.desktop.geometry;

import java.util.ArrayList;
import java.util.List;

/// Computes how large the cars of a road may be drawn. With many cars lanes are narrow, but cars are seldom side by
/// side: one without a neighbour grows beyond its lane, and so do its tokens. The current car grows in any case, as far
/// as the marks on its neighbours' roofs stay visible.
///
/// @param road the road
/// @param cars one for each lane
/// @param acting the lane of the current car, or [millebornes.engine.table.Seating#NOBODY]
public record CarSizeCalculator(Road road, List<CrowdedCar> cars, int acting) {

    /// The number of the first square on which enlarged safeties fit behind a car.
    private static final int FAR_ENOUGH = 3;

    /// The greatest scale of a car relative to one that fits its lane; the mark of a car beside it is not covered then.
    public static final double MOST = 1.45;

    /// The greatest length of an enlarged car, in squares.
    private static final double LONGEST = 1.2;

    /// The share of its lane's width that a car fills if another lane has a car just ahead or behind: in a tight bend
    /// their corners would touch otherwise.
    private static final double SLANTED = 0.8;

    /// The gap between the pieces of two cars, in board units.
    private static final double CLEAR = 6;

    /// A car and its tokens.
    ///
    /// @param stop its position
    /// @param hazards the number of attack tokens in front of it
    /// @param safeties the number of its safeties
    public record CrowdedCar(CarStop stop, int hazards, int safeties) {}

    public CarSizeCalculator {
        cars = List.copyOf(cars);
        if (cars.size() != road.lanes()) {
            throw new IllegalArgumentException(cars.size() + " cars do not fill " + road.lanes() + " lanes");
        }
    }

    /// The layout of each car and its tokens, by lane.
    public List<PieceLayout> layouts() {
        PieceLayout plainLayout = new PieceLayout(road);
        double carInLane = (road.laneWidth() - 1) / plainLayout.carWidth();
        double tokenInLane = road.laneWidth() / 2 / plainLayout.attackRadius();
        List<PieceLayout> layouts = new ArrayList<>();
        for (int lane = 0; lane < cars.size(); lane++) {
            CrowdedCar car = cars.get(lane);
            if (car.stop().index() < (car.safeties() > 1 ? FAR_ENOUGH : 0)) {
                layouts.add(plainLayout);
            } else {
                boolean alone = !isBeside(lane, lane - 1) && !isBeside(lane, lane + 1);
                double most = growth(road);
                double room = isSlanted(lane, lane - 1) || isSlanted(lane, lane + 1) ? SLANTED * carInLane : carInLane;
                layouts.add(new PieceLayout(
                        road,
                        alone || lane == acting ? most : Math.clamp(room, 1, most),
                        alone ? MOST : Math.clamp(tokenInLane, 1, MOST)));
            }
        }
        return layouts;
    }

    /// The layout of a driving car: as large as possible, with its tokens as large as before.
    public static PieceLayout driving(PieceLayout restingLayout) {
        return new PieceLayout(restingLayout.road(), growth(restingLayout.road()), restingLayout.tokenGrowth());
    }

    /// The layout of a car that nothing keeps from growing.
    static PieceLayout largest(Road road) {
        return new PieceLayout(road, growth(road), MOST);
    }

    private static double growth(Road road) {
        double length = new PieceLayout(road).carLength();
        return Math.clamp(LONGEST * road.squareLength() / length, 1, MOST);
    }

    private boolean isBeside(int lane, int other) {
        if (other < 0 || other >= cars.size()) {
            return false;
        }
        return rear(lane) < front(other) + CLEAR && rear(other) < front(lane) + CLEAR;
    }

    private boolean isSlanted(int lane, int other) {
        return isBeside(lane, other)
                && !cars.get(lane).stop().equals(cars.get(other).stop());
    }

    /// The arc length up to which a lane's car and tokens may reach. In bends an inner lane is shorter than the centre
    /// line, so its pieces reach farther along that line.
    private double front(int lane) {
        PieceLayout grownLayout = largest(road);
        double tokens = cars.get(lane).hazards() * (2 * grownLayout.attackRadius() + 1) + 2.5;
        return arc(lane) + (grownLayout.carLength() / 2 + tokens) * INNER;
    }

    private double rear(int lane) {
        PieceLayout grownLayout = largest(road);
        double tokens = cars.get(lane).safeties() * (2 * grownLayout.safetyRadius() + 1);
        return arc(lane) - (grownLayout.carLength() / 2 + tokens) * INNER;
    }

    /// The greatest ratio of the centre line's length to that of its innermost lane, in the tightest bend.
    private static final double INNER = 1.5;

    private double arc(int lane) {
        return road.arc(cars.get(lane).stop().index());
    }
}

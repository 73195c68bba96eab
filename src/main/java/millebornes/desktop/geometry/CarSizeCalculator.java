package millebornes.desktop.geometry;

import java.util.ArrayList;
import java.util.List;

/// How large the cars of a road may be drawn where they stand. Lanes are narrow where many race, but cars are seldom
/// side by side: one with nobody beside it grows beyond its lane, and so do its tokens. The car whose turn it is grows
/// in any case, by no more than leaves the marks on its neighbours' roofs uncovered.
///
/// @param road the road
/// @param cars one for each lane
/// @param acting the lane whose turn it is, or [millebornes.engine.table.Seating#NOBODY]
public record CarSizeCalculator(Road road, List<CrowdedCar> cars, int acting) {

    /// From this square on, safeties that have grown have room behind a car.
    private static final int FAR_ENOUGH = 3;

    /// The largest scale of a car, at which the mark of a car abreast stays uncovered.
    public static final double MOST = 1.45;

    /// How much longer than a square a car may be that has grown.
    private static final double LONGEST = 1.2;

    /// How much of its lane a car fills beside one that is ahead of it or behind it: in a tight bend a corner of the one
    /// would reach into the other.
    private static final double SLANTED = 0.8;

    /// The gap between the pieces of two cars, in board units.
    private static final double CLEAR = 6;

    /// A car in the crowd.
    ///
    /// @param stop where it stands
    /// @param hazards how many attack tokens lie before it
    /// @param safeties how many safeties it wears
    public record CrowdedCar(CarStop stop, int hazards, int safeties) {}

    public CarSizeCalculator {
        cars = List.copyOf(cars);
        if (cars.size() != road.lanes()) {
            throw new IllegalArgumentException(cars.size() + " cars do not fill " + road.lanes() + " lanes");
        }
    }

    /// How the pieces of each lane are laid out.
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

    /// How the pieces of a car are laid out while it drives: the car as large as may be, its tokens as they were.
    public static PieceLayout driving(PieceLayout restingLayout) {
        return new PieceLayout(restingLayout.road(), growth(restingLayout.road()), restingLayout.tokenGrowth());
    }

    /// How the pieces of a car are laid out that has all the room it can use.
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

    /// In bends the inner lane is shorter than the road's middle: its pieces reach farther along it.
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

    /// How much longer the middle of the road is than its innermost lane in the tightest bend, at most.
    private static final double INNER = 1.5;

    private double arc(int lane) {
        return road.arc(cars.get(lane).stop().index());
    }
}

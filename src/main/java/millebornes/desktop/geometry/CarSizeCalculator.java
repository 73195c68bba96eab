package millebornes.desktop.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.table.Safety;

/// Computes how large the cars of a road may be drawn. All cars at rest have one size: with many cars lanes are narrow, so
/// while no two are side by side they grow beyond their lanes. The current car is a little larger; if a car is beside it,
/// both move apart, so that neither hides the other.
///
/// @param road the road
/// @param cars one for each lane
/// @param acting the lane of the current car, or [millebornes.engine.table.Seating#NOBODY]
public record CarSizeCalculator(Road road, List<CrowdedCar> cars, int acting) {

    /// The number of the first square on which enlarged safeties fit behind a car.
    private static final int FAR_ENOUGH = 3;

    /// The greatest scale of a car relative to one that fits its lane; the mark of a car beside it is not covered then.
    public static final double MOST = 1.45;

    /// The largest scale of a car with another one abreast.
    public static final double ABREAST = 1.12;

    /// The greatest width of a car at rest, in widths of a lane; in narrow lanes more, where cars would be tiny.
    private static final double RESTING = 1.2;

    private static final double RESTING_IN_NARROW = 1.4;
    private static final double NARROW = 20;

    /// The greatest scale of the current car relative to the others.
    public static final double ACTING = 1.15;

    /// The step in which the size of cars at rest is tried.
    private static final double STEP = 0.04;

    /// How far a car moves aside for a grown one, in board units.
    private static final double ASIDE = 3;

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
    /// @param hazards the number of attack tokens and other signs in front of it
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
        double tokenInLane = road.laneWidth() / 2 / new PieceLayout(road).attackRadius();
        double resting = restingGrowth();
        double actingGrowth = acting < 0 ? resting : Math.clamp(actingGrowth(), resting, ACTING * resting);
        List<PieceLayout> layouts = new ArrayList<>();
        for (int lane = 0; lane < cars.size(); lane++) {
            boolean grows = isOnRoad(lane) && !isNearStart(lane);
            double car = !isOnRoad(lane) ? 1 : lane == acting && grows ? actingGrowth : resting;
            double token = !grows ? 1 : isAlone(lane) ? MOST : Math.clamp(tokenInLane, 1, MOST);
            layouts.add(new PieceLayout(road, car, token, actingGrowth > resting ? aside(lane) : 0));
        }
        return layouts;
    }

    /// The layout of a car driving from its place to another one: as large as the cars beside its way allow, with its
    /// tokens unchanged.
    ///
    /// @param from the index of a [CarStop]
    /// @param to likewise
    public PieceLayout driving(int lane, int from, int to) {
        PieceLayout restingLayout = layouts().get(lane);
        boolean passes = IntStream.of(lane - 1, lane + 1)
                .filter(other -> other >= 0 && other < cars.size())
                .map(other -> cars.get(other).stop().index())
                .anyMatch(stop -> stop >= Math.min(from, to) - 1 && stop <= Math.max(from, to) + 1);
        double most = passes ? Math.min(ABREAST, growth(road)) : growth(road);
        return new PieceLayout(road, Math.max(restingLayout.carGrowth(), most), restingLayout.tokenGrowth());
    }

    /// The layout of a car that nothing keeps from growing.
    static PieceLayout largest(Road road) {
        return new PieceLayout(road, growth(road), MOST);
    }

    private static double growth(Road road) {
        double length = new PieceLayout(road).carLength();
        return Math.clamp(LONGEST * road.squareLength() / length, 1, MOST);
    }

    private boolean isOnRoad(int lane) {
        return cars.get(lane).stop().index() >= 0;
    }

    /// Whether safeties leave no room for a larger car.
    private boolean isNearStart(int lane) {
        return cars.get(lane).safeties() > 1 && cars.get(lane).stop().index() < FAR_ENOUGH;
    }

    /// Whether no car is beside this one, however much they grow.
    private boolean isAlone(int lane) {
        return isAlone(lane, growth(road));
    }

    private boolean isAlone(int lane, double growth) {
        return !isBeside(lane, lane - 1, growth) && !isBeside(lane, lane + 1, growth);
    }

    private boolean isNextToSlanted(int lane) {
        return isSlanted(lane, lane - 1) || isSlanted(lane, lane + 1);
    }

    /// The growth of all cars at rest: the largest that each of them can have, 1 or more.
    private double restingGrowth() {
        double growth = growth(road);
        while (growth > 1 && !fits(growth)) {
            growth -= STEP;
        }
        return Math.max(1, growth);
    }

    private boolean fits(double growth) {
        return IntStream.range(0, cars.size()).filter(this::isOnRoad).allMatch(lane -> growth <= most(lane, growth));
    }

    /// The largest growth of a car at rest while the others have a certain growth.
    private double most(int lane, double growth) {
        double lanes = road.laneWidth() < NARROW ? RESTING_IN_NARROW : RESTING;
        double width = new PieceLayout(road).carWidth();
        double inLane = (road.laneWidth() - 1) / width;
        double room = isAlone(lane, growth)
                ? Math.max(inLane, lanes * road.laneWidth() / width)
                : isNextToSlanted(lane) ? SLANTED * inLane : inLane;
        return isNearStart(lane) ? 1 : room;
    }

    /// The growth of the current car, 1 or more.
    private double actingGrowth() {
        if (isAlone(acting)) {
            return growth(road);
        }
        boolean above = isBeside(acting, acting - 1);
        boolean below = isBeside(acting, acting + 1);
        boolean roomy = (!above || !isBeside(acting - 1, acting - 2)) && (!below || !isBeside(acting + 1, acting + 2));
        return roomy && !isNextToSlanted(acting) ? Math.min(ABREAST, growth(road)) : 1;
    }

    /// The distance by which a car moves to the right, in board units: one beside the current car moves away from it.
    private double aside(int lane) {
        if (acting < 0 || isAlone(acting)) {
            return 0;
        }
        return lane == acting - 1 && isBeside(acting, lane)
                ? -ASIDE
                : lane == acting + 1 && isBeside(acting, lane) ? ASIDE : 0;
    }

    private boolean isBeside(int lane, int other) {
        return isBeside(lane, other, growth(road));
    }

    private boolean isBeside(int lane, int other, double growth) {
        if (other < 0 || other >= cars.size()) {
            return false;
        }
        boolean ahead = cars.get(lane).stop().index() > cars.get(other).stop().index();
        return ahead
                ? rear(lane, growth) < front(other, growth) + CLEAR
                : rear(other, growth) < front(lane, growth) + CLEAR;
    }

    private boolean isSlanted(int lane, int other) {
        return isBeside(lane, other)
                && !cars.get(lane).stop().equals(cars.get(other).stop());
    }

    /// The arc length up to which a lane's car and tokens may reach with a growth. In bends an inner lane is shorter than
    /// the centre line, so its pieces reach farther along that line.
    private double front(int lane, double growth) {
        CrowdedCar car = cars.get(lane);
        PieceLayout grownLayout = new PieceLayout(road, growth(lane, growth), MOST);
        double tokens = car.hazards() * (2 * grownLayout.attackRadius() + 1) + 2.5;
        if (!isOnRoad(lane) && car.hazards() + car.safeties() > 0) {
            int safeties = car.hazards() > 1 ? Safety.values().length : car.safeties();
            return grownLayout.firstSquare() + tokens + safeties * (2 * grownLayout.safetyRadius() + 1);
        }
        return along(lane, grownLayout.carLength() / 2 + tokens);
    }

    private double rear(int lane, double growth) {
        PieceLayout grownLayout = new PieceLayout(road, growth(lane, growth), MOST);
        double tokens = cars.get(lane).safeties() * (2 * grownLayout.safetyRadius() + 1);
        return along(lane, -grownLayout.carLength() / 2 - tokens);
    }

    private double growth(int lane, double growth) {
        return lane == acting ? Math.min(growth(road), ACTING * growth) : growth;
    }

    private double along(int lane, double distance) {
        return road.path().advance(road.arc(cars.get(lane).stop().index()), road.lateral(lane), distance);
    }
}

package millebornes.desktop.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Computes how large the cars of a road may be drawn. All cars at rest have one size, and so have their tokens: they fit
/// their lanes or, in narrow lanes, grow beyond them. The current car is a little larger. Cars side by side move apart with
/// their tokens, so that none hides another.
///
/// @param road the road
/// @param cars one for each lane
/// @param acting the lane of the current car, or [millebornes.engine.table.Seating#NOBODY]
public record CarSizeCalculator(Road road, List<CrowdedCar> cars, int acting) {

    /// The greatest scale of a car relative to one that fits its lane; the mark of a car beside it is not covered then.
    public static final double MOST = 1.55;

    /// The largest scale of a driving car beside others.
    public static final double ABREAST = 1.12;

    /// The greatest width of a car at rest, in widths of a lane.
    private static final double RESTING = 1.28;

    private static final double NARROW = 20;

    /// The greatest scale of the current car relative to the others.
    public static final double ACTING = 1.15;

    /// The step in which sizes are tried.
    private static final double STEP = 0.04;

    /// How far cars move apart at most, in widths of a lane: each is still in its own lane.
    private static final double MOST_ASIDE = 0.3;

    /// The step in which they move, in widths of a lane, and the number of attempts.
    private static final double ASIDE = 0.15;

    private static final int ATTEMPTS = 4;

    /// The greatest length of an enlarged car, in squares.
    private static final double LONGEST = 1.2;

    /// The least distance between pieces of different cars that have grown, in board units.
    private static final double BETWEEN = 4;

    /// The number of sides with which a round token is measured.
    private static final int SIDES = 8;

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
        List<PieceLayout> layouts = atRest();
        return acting < 0 || !isOnRoad(acting) ? layouts : withCurrent(layouts);
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
        double most = passes ? Math.min(ABREAST, largestGrowth()) : largestGrowth();
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

    /// Whether a car has left the green-light square; before, where all cars may be side by side, it fits its lane.
    private boolean isOnRoad(int lane) {
        return cars.get(lane).stop().index() > 0;
    }

    private boolean isNarrow() {
        return road.laneWidth() < NARROW;
    }

    /// The growth of a car that is that many lanes wide, 1 or more.
    private double growthTo(double lanes) {
        return Math.clamp(lanes * road.laneWidth() / new PieceLayout(road).carWidth(), 1, growth(road));
    }

    /// The greatest growth of the current car: in narrow lanes it is a little larger than the others.
    private double largestGrowth() {
        return growthTo(isNarrow() ? RESTING * ACTING : RESTING);
    }

    /// The layouts of the cars at rest and of their tokens: the largest that leaves room between them.
    private List<PieceLayout> atRest() {
        for (double growth = growthTo(RESTING); growth > 1; growth -= STEP) {
            Optional<List<PieceLayout>> layouts = apart(atRest(growth));
            if (layouts.isPresent()) {
                return layouts.get();
            }
        }
        return atRest(1);
    }

    private List<PieceLayout> atRest(double growth) {
        return IntStream.range(0, cars.size())
                .mapToDouble(lane -> isOnRoad(lane) ? growth : 1)
                .mapToObj(each -> new PieceLayout(road, each, each))
                .toList();
    }

    /// The layouts with the current car as large as the others allow.
    private List<PieceLayout> withCurrent(List<PieceLayout> atRest) {
        PieceLayout current = atRest.get(acting);
        double resting = current.carGrowth();
        for (double growth = Math.min(largestGrowth(), ACTING * resting); growth > resting; growth -= STEP) {
            List<PieceLayout> layouts = new ArrayList<>(atRest);
            layouts.set(acting, new PieceLayout(road, growth, current.tokenGrowth(), current.aside()));
            Optional<List<PieceLayout>> apart = apart(layouts);
            if (apart.isPresent()) {
                return apart.get();
            }
        }
        return atRest;
    }

    /// The layouts with cars that would touch moved apart; empty if there is not enough room.
    private Optional<List<PieceLayout>> apart(List<PieceLayout> layouts) {
        List<PieceLayout> apart = new ArrayList<>(layouts);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            boolean touched = false;
            for (int lane = 1; lane < cars.size(); lane++) {
                if (touches(apart, lane - 1, lane)) {
                    touched = true;
                    apart.set(lane - 1, aside(apart.get(lane - 1), -ASIDE));
                    apart.set(lane, aside(apart.get(lane), ASIDE));
                }
            }
            if (!touched) {
                return Optional.of(apart);
            }
        }
        return Optional.empty();
    }

    private PieceLayout aside(PieceLayout layout, double lanes) {
        double most = MOST_ASIDE * road.laneWidth();
        double aside = Math.clamp(layout.aside() + lanes * road.laneWidth(), -most, most);
        return new PieceLayout(road, layout.carGrowth(), layout.tokenGrowth(), aside);
    }

    private boolean touches(List<PieceLayout> layouts, int lane, int other) {
        if (isFar(lane, other)) {
            return false;
        }
        List<List<Point>> pieces = outlines(layouts.get(other), other);
        return outlines(layouts.get(lane), lane).stream()
                .anyMatch(piece -> pieces.stream().anyMatch(near -> OutlineGeometry.gap(piece, near) < BETWEEN));
    }

    /// Whether two cars on the road are too far from each other to touch, whatever their sizes.
    private boolean isFar(int lane, int other) {
        return isOnRoad(lane) && isOnRoad(other) && place(lane).distance(place(other)) > reach(lane) + reach(other);
    }

    private Point place(int lane) {
        return road.pose(lane, cars.get(lane).stop().index()).at();
    }

    /// The greatest distance of a point of a car or its tokens from its centre.
    private double reach(int lane) {
        PieceLayout largest = largest(road);
        CrowdedCar car = cars.get(lane);
        return largest.carLength() + 2 * MOST * Math.max(car.hazards(), car.safeties()) * largest.attackRadius();
    }

    /// The outlines of a car and its tokens.
    private List<List<Point>> outlines(PieceLayout layout, int lane) {
        CrowdedCar car = cars.get(lane);
        int stop = car.stop().index();
        List<List<Point>> outlines = new ArrayList<>();
        outlines.add(OutlineGeometry.corners(layout.car(lane, stop), layout.carLength(), layout.carWidth()));
        for (Pose attack : layout.attackPoses(lane, stop, car.hazards())) {
            outlines.add(OutlineGeometry.circle(attack.at(), layout.attackRadius(), SIDES));
        }
        for (Pose safety : layout.safetyPoses(lane, stop, car.safeties())) {
            outlines.add(OutlineGeometry.circle(safety.at(), layout.safetyRadius(), SIDES));
        }
        return outlines;
    }
}

package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.desktop.geometry.CarSizeCalculator.CrowdedCar;
import millebornes.engine.table.Seating;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/// Cars grow where there is room, and hide no mark of another car.
class CarSizeCalculatorTest {

    /// The mark on a roof as it is drawn.
    private static final double MARK = 11.5;

    /// How far a car in a bend may reach over the edge of the road.
    private static final double KERB = 4;

    /// The precision of a place along the road.
    private static final double NEAR = 3;

    @Provide
    Arbitrary<CarSizeCalculator> crowds() {
        return Combinators.combine(
                        Arbitraries.of(700, 1000), Arbitraries.integers().between(1, 6))
                .as(Road::new)
                .flatMap(road -> Combinators.combine(
                                cars(road).list().ofSize(road.lanes()),
                                Arbitraries.integers().between(Seating.NOBODY, road.lanes() - 1))
                        .as((cars, acting) -> new CarSizeCalculator(road, cars, acting)));
    }

    /// Any car of a road; one that has driven to its end is stopped by nothing, it can only have a limit.
    private static Arbitrary<CrowdedCar> cars(Road road) {
        return Combinators.combine(
                        Arbitraries.integers().between(-1, road.squares()),
                        Arbitraries.integers().between(0, 3),
                        Arbitraries.integers().between(0, 4))
                .as((stop, hazards, safeties) -> new CrowdedCar(
                        new CarStop(stop), stop == road.squares() ? Math.min(1, hazards) : hazards, safeties));
    }

    @Property
    void piecesOfCarsWhoseTurnItIsNotNeverTouchOthers(@ForAll("crowds") CarSizeCalculator crowdCalculator) {
        List<PieceLayout> layouts = crowdCalculator.layouts();
        for (int lane = 0; lane < crowdCalculator.cars().size(); lane++) {
            for (int other = 0; other < lane; other++) {
                if (lane != crowdCalculator.acting() && other != crowdCalculator.acting()) {
                    assertThat(OutlineGeometry.gap(
                                    car(crowdCalculator, layouts, lane), car(crowdCalculator, layouts, other)))
                            .as("cars %d and %d of %s", other, lane, crowdCalculator)
                            .isGreaterThan(-0.5);
                }
                for (Circle circle : tokens(crowdCalculator, layouts, lane)) {
                    for (Circle secondCircle : tokens(crowdCalculator, layouts, other)) {
                        assertThat(circle.at.distance(secondCircle.at) - circle.radius - secondCircle.radius)
                                .as("tokens of %d and %d of %s", other, lane, crowdCalculator)
                                .isGreaterThan(-0.5);
                    }
                }
            }
        }
    }

    /// The tokens of a car in its garage lie on the first squares, beside those of a car that has just left.
    @Test
    void tokensOfACarInItsGarageTouchNoOthers() {
        CrowdedCar waitingCar = new CrowdedCar(new CarStop(-1), 0, 2);
        CrowdedCar leavingCar = new CrowdedCar(new CarStop(1), 1, 0);
        CrowdedCar farCar = new CrowdedCar(new CarStop(3), 0, 0);
        CrowdedCar startingCar = new CrowdedCar(new CarStop(0), 0, 0);
        piecesOfCarsWhoseTurnItIsNotNeverTouchOthers(new CarSizeCalculator(
                new Road(700, 6), List.of(startingCar, startingCar, startingCar, waitingCar, leavingCar, farCar), 0));
    }

    /// Up to four cars are hardly wider than their lanes, and no car or token leaves the road.
    @Property
    void piecesStayInTheirLanes(@ForAll("crowds") CarSizeCalculator crowdCalculator) {
        Road road = crowdCalculator.road();
        List<PieceLayout> layouts = crowdCalculator.layouts();
        for (int lane = 0; lane < road.lanes(); lane++) {
            PieceLayout layout = layouts.get(lane);
            if (road.lanes() <= 4) {
                double most = 1.3 * road.laneWidth() + 1e-6;
                assertThat(layout.carWidth()).isLessThanOrEqualTo(most);
                assertThat(2 * layout.attackRadius()).isLessThanOrEqualTo(most);
            }
            int stop = crowdCalculator.cars().get(lane).stop().index();
            Pose carPose = layout.car(lane, stop);
            double half = layout.carWidth() / 2;
            for (Point point : List.of(carPose.point(0, -half), carPose.point(0, half))) {
                assertThat(road.path().isWithin(Rect.around(point, 0, 0), Road.BAND / 2 + KERB))
                        .as("car %d of %s", lane, crowdCalculator)
                        .isTrue();
            }
            for (Circle circle : tokens(crowdCalculator, layouts, lane)) {
                boolean beyond = road.path().project(circle.at) > road.path().length() - NEAR;
                assertThat(beyond
                                || road.path()
                                        .isWithin(Rect.around(circle.at, 0, 0), Road.BAND / 2 - circle.radius + 1))
                        .as("a token of %d of %s", lane, crowdCalculator)
                        .isTrue();
            }
        }
    }

    /// Cars at rest and their tokens have one size, unless they wait in or before their garage or at the green light.
    @Property
    void carsAtRestHaveOneSize(@ForAll("crowds") CarSizeCalculator crowdCalculator) {
        List<PieceLayout> layouts = crowdCalculator.layouts();
        assertThat(IntStream.range(0, crowdCalculator.cars().size())
                        .filter(lane -> lane != crowdCalculator.acting())
                        .filter(lane -> crowdCalculator.cars().get(lane).stop().index() > 0)
                        .mapToObj(lane -> layouts.get(lane).carGrowth())
                        .distinct())
                .hasSizeLessThan(2);
        assertThat(IntStream.range(0, crowdCalculator.cars().size())
                        .filter(lane -> crowdCalculator.cars().get(lane).stop().index() > 0)
                        .mapToObj(lane -> layouts.get(lane).attackRadius())
                        .distinct())
                .hasSizeLessThan(2);
    }

    /// The current car covers no other one either: with a car beside it, it grows a little and both move apart.
    @Property
    void theCurrentCarHidesNoOther(@ForAll("crowds") CarSizeCalculator crowdCalculator) {
        int acting = crowdCalculator.acting();
        List<PieceLayout> layouts = crowdCalculator.layouts();
        for (int other = 0; other < crowdCalculator.cars().size(); other++) {
            if (acting != Seating.NOBODY && other != acting) {
                assertThat(OutlineGeometry.gap(
                                car(crowdCalculator, layouts, acting), car(crowdCalculator, layouts, other)))
                        .as("cars %d and %d of %s", acting, other, crowdCalculator)
                        .isGreaterThan(-0.5);
            }
        }
    }

    /// A driving car is no larger beside others than one at rest may be.
    @Property
    void aDrivingCarGrowsLittleBesideOthers(@ForAll("crowds") CarSizeCalculator crowdCalculator) {
        Road road = crowdCalculator.road();
        for (int lane = 1; lane < road.lanes(); lane++) {
            int stop = crowdCalculator.cars().get(lane).stop().index();
            int beside = crowdCalculator.cars().get(lane - 1).stop().index();
            PieceLayout drivingLayout = crowdCalculator.driving(lane, stop, beside);
            assertThat(drivingLayout.carGrowth())
                    .isLessThanOrEqualTo(Math.max(
                            CarSizeCalculator.ABREAST,
                            crowdCalculator.layouts().get(lane).carGrowth()));
        }
    }

    /// All pairs on neighbouring lanes, in every bend of both roads; everybody else waits in the garage.
    @Test
    void neighboursNeverTouchInBends() {
        for (Road road : roads()) {
            for (int lane = 1; lane < road.lanes(); lane++) {
                for (int square = 0; square <= road.squares(); square++) {
                    for (int other = Math.max(0, square - 3); other <= square; other++) {
                        assertNeverTouch(pair(road, lane, square, other), lane);
                        assertNeverTouch(pair(road, lane, other, square), lane);
                    }
                }
            }
        }
    }

    private static List<Road> roads() {
        return IntStream.rangeClosed(2, 6)
                .boxed()
                .flatMap(lanes -> Stream.of(new Road(700, lanes), new Road(1000, lanes)))
                .toList();
    }

    private static CarSizeCalculator pair(Road road, int lane, int square, int before) {
        List<CrowdedCar> cars = IntStream.range(0, road.lanes())
                .mapToObj(each -> new CarStop(each == lane ? square : each == lane - 1 ? before : -1))
                .map(stop -> new CrowdedCar(stop, 0, 0))
                .toList();
        return new CarSizeCalculator(road, cars, Seating.NOBODY);
    }

    private static void assertNeverTouch(CarSizeCalculator pairCalculator, int lane) {
        List<PieceLayout> layouts = pairCalculator.layouts();
        assertThat(OutlineGeometry.gap(car(pairCalculator, layouts, lane - 1), car(pairCalculator, layouts, lane)))
                .as("%s", pairCalculator)
                .isGreaterThan(-0.5);
    }

    @Property
    void theCarWhoseTurnItIsNeverHidesAMark(@ForAll("crowds") CarSizeCalculator crowdCalculator) {
        if (crowdCalculator.acting() == Seating.NOBODY) {
            return;
        }
        List<PieceLayout> layouts = crowdCalculator.layouts();
        List<Point> large = car(crowdCalculator, layouts, crowdCalculator.acting());
        for (int lane = 0; lane < crowdCalculator.cars().size(); lane++) {
            if (lane != crowdCalculator.acting()) {
                PieceLayout layout = layouts.get(lane);
                Point roofPoint = layout.car(
                                lane, crowdCalculator.cars().get(lane).stop().index())
                        .at();
                double mark = MARK * layout.carScale();
                for (int angle = 0; angle < 360; angle += 30) {
                    Point edgePoint = roofPoint.plus(
                            0.95 * mark * Math.cos(Math.toRadians(angle)),
                            0.95 * mark * Math.sin(Math.toRadians(angle)));
                    assertThat(OutlineContainment.inside(large, edgePoint))
                            .as("the mark of %d of %s", lane, crowdCalculator)
                            .isFalse();
                }
            }
        }
    }

    @Test
    void carsGrowInNarrowLanesWhileNoTwoAreSideBySide() {
        for (int lanes = 5; lanes <= 6; lanes++) {
            Road road = new Road(1000, lanes);
            List<CrowdedCar> apart = IntStream.range(0, lanes)
                    .mapToObj(lane -> new CrowdedCar(new CarStop(3 + 5 * lane), 0, 0))
                    .toList();
            PieceLayout plainLayout = new PieceLayout(road);
            List<PieceLayout> layouts = new CarSizeCalculator(road, apart, 0).layouts();
            double resting = layouts.getLast().carLength();
            assertThat(resting).isGreaterThan(1.15 * plainLayout.carLength());
            assertThat(layouts.subList(1, lanes))
                    .allSatisfy(layout -> assertThat(layout.carLength()).isEqualTo(resting));
            assertThat(layouts.getFirst().carLength()).isBetween(resting + 1, CarSizeCalculator.ACTING * resting + 1);
        }
    }

    /// Cars one square apart in neighbouring lanes are not side by side: they need not be small.
    @Test
    void carsOneAfterTheOtherGrowOnStraightRoad() {
        Road road = new Road(1000, 5);
        List<CrowdedCar> column = IntStream.range(0, road.lanes())
                .mapToObj(lane -> new CrowdedCar(new CarStop(3 + lane), 0, 0))
                .toList();
        assertThat(new CarSizeCalculator(road, column, Seating.NOBODY).layouts())
                .allSatisfy(layout -> assertThat(layout.carGrowth()).isGreaterThan(1.1));
    }

    @Test
    void twoCarsUseTheirWholeLane() {
        Road road = new Road(1000, 2);
        CrowdedCar abreastCar = new CrowdedCar(new CarStop(10), 0, 0);
        PieceLayout actingLayout = new CarSizeCalculator(road, List.of(abreastCar, abreastCar), 1)
                .layouts()
                .get(1);
        assertThat(actingLayout.carWidth()).isBetween(road.laneWidth() * 0.85, road.laneWidth());
        assertThat(2 * actingLayout.attackRadius()).isBetween(road.laneWidth() * 0.85, road.laneWidth());
    }

    @Test
    void aCarThatWaitsStandsBetweenItsGarageAndItsLamp() {
        for (int lanes = 1; lanes <= 6; lanes++) {
            PieceLayout layout = CarSizeCalculator.largest(new Road(700, lanes));
            double length = new PieceLayout(new Road(700, lanes)).carLength();
            Point middlePoint = layout.car(0, -1).at();
            assertThat(middlePoint.x() - length / 2)
                    .isGreaterThan(new GarageBlockLayout(lanes).block().right());
            assertThat(middlePoint.x() + length / 2)
                    .isLessThan(layout.laneLamp(0).at().x() - 10);
        }
    }

    @Test
    void everyGarageLiesInTheBlockAndOnNoOther() {
        for (int cars = 1; cars <= 6; cars++) {
            GarageBlockLayout garages = new GarageBlockLayout(cars);
            for (int car = 0; car < cars; car++) {
                assertThat(garages.block().inset(-0.01).contains(garages.plot(car)))
                        .isTrue();
                assertThat(garages.at(garages.plot(car).centre())).hasValue(car);
                assertThat(garages.plot(car).y())
                        .as("garage %d of %d on the yard", car, cars)
                        .isGreaterThan(garages.yard().y());
                assertThat(garages.plot(car).bottom()).isLessThan(garages.yard().bottom());
            }
        }
    }

    @Test
    void everyLaneHasItsCar() {
        assertThatIllegalArgumentException().isThrownBy(() -> new CarSizeCalculator(new Road(1000, 2), List.of(), 0));
    }

    private static List<Point> car(CarSizeCalculator crowdCalculator, List<PieceLayout> layouts, int lane) {
        PieceLayout layout = layouts.get(lane);
        double stop = crowdCalculator.cars().get(lane).stop().index();
        return OutlineGeometry.corners(layout.car(lane, stop), layout.carLength(), layout.carWidth());
    }

    private static List<Circle> tokens(CarSizeCalculator crowdCalculator, List<PieceLayout> layouts, int lane) {
        PieceLayout layout = layouts.get(lane);
        CrowdedCar car = crowdCalculator.cars().get(lane);
        List<Circle> tokens = new ArrayList<>();
        layout.attackPoses(lane, car.stop().index(), car.hazards())
                .forEach(pose -> tokens.add(new Circle(pose.at(), layout.attackRadius())));
        layout.safetyPoses(lane, car.stop().index(), car.safeties())
                .forEach(pose -> tokens.add(new Circle(pose.at(), layout.safetyRadius())));
        return tokens;
    }

    private record Circle(Point at, double radius) {}
}

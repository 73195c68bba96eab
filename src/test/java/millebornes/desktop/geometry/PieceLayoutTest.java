package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// No piece hides another: each car has its lane, and its tokens are inside it.
class PieceLayoutTest {

    private static final int MOST_ATTACKS = 6;
    private static final int SAFETIES = 4;

    /// The greatest share of a car's length that a token may cover.
    private static final double MOST_COVERED = 0.1;

    static Stream<PieceLayout> stands() {
        return RoadTest.roads().map(PieceLayout::new);
    }

    /// No car stands on the foot of the great milestone or on its tray, however large it is drawn.
    @ParameterizedTest
    @MethodSource("stands")
    void noCarTouchesTheGreatMilestone(PieceLayout pieceLayout) {
        Road road = pieceLayout.road();
        PieceLayout largestLayout = CarSizeCalculator.largest(road);
        TokenReserveLayout reserve = TokenReserveLayout.of(road);
        for (int lane = 0; lane < road.lanes(); lane++) {
            for (int square = 0; square <= road.squares(); square++) {
                Pose carPose = largestLayout.car(lane, square);
                for (Point cornerPoint :
                        OutlineGeometry.corners(carPose, largestLayout.carLength(), largestLayout.carWidth())) {
                    assertThat(reserve.milestone().contains(cornerPoint)).isFalse();
                    assertThat(reserve.tray().contains(cornerPoint)).isFalse();
                }
            }
        }
    }

    /// A limit that waits for the start is on the first square.
    @ParameterizedTest
    @MethodSource("stands")
    void aLimitBeforeTheStartIsOnTheFirstSquare(PieceLayout pieceLayout) {
        Road road = pieceLayout.road();
        for (int lane = 0; lane < road.lanes(); lane++) {
            Point point = pieceLayout.attackPoses(lane, -1, 1).getFirst().at();
            assertThat(road.path().project(point)).isBetween(road.joint(0), road.joint(1));
        }
    }

    @ParameterizedTest
    @MethodSource("stands")
    void carsOfNeighbouringLanesNeverTouch(PieceLayout pieceLayout) {
        Road road = pieceLayout.road();
        for (int lane = 0; lane + 1 < road.lanes(); lane++) {
            for (int square = -1; square <= road.squares(); square++) {
                List<Point> car = outline(pieceLayout, lane, square);
                for (int other = Math.max(-1, square - 1); other <= Math.min(road.squares(), square + 1); other++) {
                    assertThat(OutlineGeometry.gap(car, outline(pieceLayout, lane + 1, other)))
                            .as("lane %d on %d and the next one on %d", lane, square, other)
                            .isPositive();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("stands")
    void everyCarIsSeenWholeAndStandsOnItsSquare(PieceLayout pieceLayout) {
        Road road = pieceLayout.road();
        assertThat(pieceLayout.carLength()).isBetween(30.0, road.squareLength());
        assertThat(pieceLayout.carWidth()).isLessThan(road.laneWidth());
        for (int lane = 0; lane < road.lanes(); lane++) {
            for (int square = -1; square <= road.squares(); square++) {
                assertThat(outline(pieceLayout, lane, square)).allMatch(FixedBoardPlaces.BOARD::contains);
                if (square >= 0) {
                    assertThat(OutlineContainment.inside(
                                    RoadTest.square(road, lane, square),
                                    pieceLayout.car(lane, square).at()))
                            .as("lane %d square %d", lane, square)
                            .isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("stands")
    void tokensLieInTheirLaneAndHardlyOnOneAnother(PieceLayout pieceLayout) {
        Road road = pieceLayout.road();
        for (int lane = 0; lane < road.lanes(); lane++) {
            for (int square = -1; square < road.squares(); square++) {
                List<TokenCircle> tokens = new ArrayList<>();
                for (Pose pose : pieceLayout.attackPoses(lane, square, MOST_ATTACKS)) {
                    tokens.add(new TokenCircle(pose.at(), pieceLayout.attackRadius()));
                    assertThat(distanceToCar(pieceLayout, lane, square, pose.at()))
                            .as("attack and car on %d", square)
                            .isGreaterThan(0.7 * pieceLayout.attackRadius());
                }
                for (Pose pose : pieceLayout.safetyPoses(lane, square, SAFETIES)) {
                    tokens.add(new TokenCircle(pose.at(), pieceLayout.safetyRadius()));
                }
                assertThat(tokens).hasSize(MOST_ATTACKS + SAFETIES).allSatisfy(token -> {
                    assertThat(FixedBoardPlaces.BOARD.contains(
                                    Rect.around(token.at, 2 * token.radius, 2 * token.radius)))
                            .as("%s on the board", token)
                            .isTrue();
                    assertThat(token.radius).isLessThanOrEqualTo(road.laneWidth() / 2);
                });
                for (int i = 0; i < tokens.size(); i++) {
                    for (int k = 0; k < i; k++) {
                        boolean neighbours = k == i - 1 && k >= MOST_ATTACKS;
                        assertThat(tokens.get(i).gap(tokens.get(k)))
                                .as("tokens %d and %d of lane %d on %d", k, i, lane, square)
                                .isGreaterThan(neighbours ? -0.2 * pieceLayout.safetyRadius() : 0);
                    }
                }
            }
        }
    }

    /// Attacks and safeties cover only the ends of a car's hood and tail, on straight road and in bends, however large they
    /// are.
    @ParameterizedTest
    @MethodSource("stands")
    void tokensCoverTheEndsOfTheirCarAtMost(PieceLayout pieceLayout) {
        for (PieceLayout layout : List.of(pieceLayout, CarSizeCalculator.largest(pieceLayout.road()))) {
            for (int lane = 0; lane < layout.road().lanes(); lane++) {
                for (int square = 0; square <= layout.road().squares(); square++) {
                    Pose carPose = layout.car(lane, square);
                    for (Pose attackPose : layout.attackPoses(lane, square, 2)) {
                        assertThat(covered(layout, carPose, attackPose, layout.attackRadius()))
                                .as("an attack in lane %d on %d", lane, square)
                                .isLessThan(MOST_COVERED);
                    }
                    for (Pose safetyPose : layout.safetyPoses(lane, square, SAFETIES)) {
                        assertThat(covered(layout, carPose, safetyPose, layout.safetyRadius()))
                                .as("a safety in lane %d on %d", lane, square)
                                .isLessThan(MOST_COVERED);
                    }
                }
            }
        }
    }

    /// How far a token reaches over a car, as a share of the car's length.
    private static double covered(PieceLayout layout, Pose carPose, Pose tokenPose, double radius) {
        double dx = tokenPose.at().x() - carPose.at().x();
        double dy = tokenPose.at().y() - carPose.at().y();
        double before = Math.abs(dx * carPose.cos() + dy * carPose.sin()) - layout.carLength() / 2;
        double beside = Math.abs(dy * carPose.cos() - dx * carPose.sin()) - layout.carWidth() / 2;
        return Math.max(0, radius - Math.hypot(Math.max(0, before), Math.max(0, beside))) / layout.carLength();
    }

    private static double distanceToCar(PieceLayout pieceLayout, int lane, int square, Point point) {
        Pose carPose = pieceLayout.car(lane, square);
        double half = pieceLayout.carLength() / 2;
        double least = Double.POSITIVE_INFINITY;
        for (double along = -half; along <= half; along += half / 8) {
            for (double across : new double[] {-0.3, 0, 0.3}) {
                least = Math.min(
                        least,
                        carPose.point(along, across * pieceLayout.carWidth()).distance(point));
            }
        }
        return least;
    }

    private static List<Point> outline(PieceLayout pieceLayout, int lane, int square) {
        return OutlineGeometry.corners(pieceLayout.car(lane, square), pieceLayout.carLength(), pieceLayout.carWidth());
    }

    private record TokenCircle(Point at, double radius) {

        double gap(TokenCircle otherCircle) {
            return at.distance(otherCircle.at) - radius - otherCircle.radius;
        }
    }
}

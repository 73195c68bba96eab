package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// No piece hides another: each car has its lane, its tokens lie in it.
class PieceLayoutTest {

    private static final int MOST_ATTACKS = 6;
    private static final int SAFETIES = 4;

    static Stream<PieceLayout> stands() {
        return RoadTest.roads().map(PieceLayout::new);
    }

    @ParameterizedTest
    @MethodSource("stands")
    void carsOfNeighbouringLanesNeverTouch(PieceLayout stand) {
        Road road = stand.road();
        for (int lane = 0; lane + 1 < road.lanes(); lane++) {
            for (int square = -1; square <= road.squares(); square++) {
                List<Point> car = outline(stand, lane, square);
                for (int other = Math.max(-1, square - 1); other <= Math.min(road.squares(), square + 1); other++) {
                    assertThat(OutlineGeometry.gap(car, outline(stand, lane + 1, other)))
                            .as("lane %d on %d and the next one on %d", lane, square, other)
                            .isPositive();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("stands")
    void everyCarIsSeenWholeAndStandsOnItsSquare(PieceLayout stand) {
        Road road = stand.road();
        assertThat(stand.carLength()).isBetween(30.0, road.squareLength());
        assertThat(stand.carWidth()).isLessThan(road.laneWidth());
        for (int lane = 0; lane < road.lanes(); lane++) {
            for (int square = -1; square <= road.squares(); square++) {
                assertThat(outline(stand, lane, square)).allMatch(FixedBoardPlaces.BOARD::contains);
                if (square >= 0) {
                    assertThat(OutlineGeometry.inside(
                                    RoadTest.square(road, lane, square),
                                    stand.car(lane, square).at()))
                            .as("lane %d square %d", lane, square)
                            .isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("stands")
    void tokensLieInTheirLaneAndNeverOnOneAnother(PieceLayout stand) {
        Road road = stand.road();
        for (int lane = 0; lane < road.lanes(); lane++) {
            for (int square = -1; square < road.squares(); square++) {
                List<TokenCircle> tokens = new ArrayList<>();
                for (Pose at : stand.attackPoses(lane, square, MOST_ATTACKS)) {
                    tokens.add(new TokenCircle(at.at(), stand.attackRadius()));
                    assertThat(distanceToCar(stand, lane, square, at.at()))
                            .as("attack and car on %d", square)
                            .isGreaterThan(stand.attackRadius());
                }
                for (Pose at : stand.safetyPoses(lane, square, SAFETIES)) {
                    tokens.add(new TokenCircle(at.at(), stand.safetyRadius()));
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
                        assertThat(tokens.get(i).gap(tokens.get(k)))
                                .as("tokens %d and %d of lane %d on %d", k, i, lane, square)
                                .isPositive();
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("stands")
    void theRoofWithItsLetterStaysFree(PieceLayout stand) {
        for (int square = 0; square <= stand.road().squares(); square++) {
            Point roof = stand.car(0, square).at();
            Pose clipped = stand.safetyPoses(0, square, 1).getFirst();
            assertThat(roof.distance(clipped.at()) - stand.safetyRadius())
                    .as("from the middle of the roof to the clipped safety on %d", square)
                    .isGreaterThan(12 * stand.carScale());
        }
    }

    private static double distanceToCar(PieceLayout stand, int lane, int square, Point point) {
        Pose car = stand.car(lane, square);
        double half = stand.carLength() / 2;
        double least = Double.POSITIVE_INFINITY;
        for (double along = -half; along <= half; along += half / 8) {
            for (double across : new double[] {-0.3, 0, 0.3}) {
                least = Math.min(
                        least, car.point(along, across * stand.carWidth()).distance(point));
            }
        }
        return least;
    }

    private static List<Point> outline(PieceLayout stand, int lane, int square) {
        return OutlineGeometry.corners(stand.car(lane, square), stand.carLength(), stand.carWidth());
    }

    private record TokenCircle(Point at, double radius) {

        double gap(TokenCircle other) {
            return at.distance(other.at) - radius - other.radius;
        }
    }
}

package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RoadPathTest {

    private final RoadPath path = RoadPath.NATIONALE;

    @Test
    void leadsFromParisToTheSea() {
        assertThat(path.at(0)).isEqualTo(new Pose(new Point(98, 514), 0));
        Pose endPose = path.at(path.length());
        assertThat(endPose.at().distance(new Point(952, 192))).isLessThan(1e-6);
        assertThat(path.length()).isBetween(3300.0, 3500.0);
    }

    @Test
    void isMeasuredByArcLength() {
        for (double s = 0; s + 10 < path.length(); s += 7) {
            double chord = path.at(s).at().distance(path.at(s + 10).at());
            assertThat(chord).as("ten units at %s", s).isCloseTo(10, within(0.03));
        }
    }

    @Test
    void neverBendsTighterThanCarsCanPassEachOther() {
        for (double s = 1; s < path.length() - 1; s++) {
            double turn = path.at(s + 1).heading() - path.at(s - 1).heading();
            assertThat(Math.abs(Math.toRadians(turn))).as("turn at %s", s).isLessThan(2 / 70.0);
        }
    }

    @Test
    void runsStraightOnBeyondItsEnds() {
        assertThat(path.at(-50).at()).isEqualTo(new Point(48, 514));
        assertThat(path.at(path.length() + 30).at().x()).isGreaterThan(970);
    }

    @Test
    void movesSidewaysToTheDriversRight() {
        assertThat(path.at(0, 10).at()).isEqualTo(new Point(98, 524));
        Point backPoint = path.at(1900, 10).at();
        assertThat(backPoint.y())
                .as("the second sweep is driven to the left")
                .isLessThan(path.at(1900).at().y());
    }

    @Test
    void advancesByTheDistanceOnTheLane() {
        for (double lateral : new double[] {-47, 0, 47}) {
            for (double s = -60; s < path.length() + 60; s += 7) {
                Point pointHere = path.at(s, lateral).at();
                for (double distance : new double[] {-60, -33.3, 3, 20, 60}) {
                    Point point =
                            path.at(path.advance(s, lateral, distance), lateral).at();
                    assertThat(pointHere.distance(point)).isCloseTo(Math.abs(distance), within(0.002));
                }
            }
        }
    }

    @Test
    void findsTheNearestPlace() {
        for (double s = 0; s < path.length(); s += 90) {
            assertThat(path.project(path.at(s, 30).at())).isCloseTo(s, within(3.0));
            assertThat(path.isWithin(Rect.around(path.at(s, 30).at(), 0, 0), 30.2))
                    .isTrue();
            assertThat(path.isWithin(Rect.around(path.at(s, 30).at(), 0, 0), 29.8))
                    .isFalse();
        }
    }

    @Test
    void isNowhereNearerThanItsDistance() {
        for (double x = -60; x <= 1340; x += 70) {
            for (double y = 90; y <= 600; y += 51) {
                Point point = new Point(x, y);
                double nearest = Double.POSITIVE_INFINITY;
                for (double s = 0; s <= path.length(); s += 0.5) {
                    nearest = Math.min(nearest, path.at(s).at().distance(point));
                }
                assertThat(path.isWithin(Rect.around(point, 0, 0), nearest + 0.8))
                        .as("a little more than from %s", point)
                        .isTrue();
                assertThat(path.isWithin(Rect.around(point, 0, 0), nearest - 0.8))
                        .as("a little less than from %s", point)
                        .isFalse();
                assertThat(path.at(path.project(point)).at().distance(point))
                        .as("the place nearest to %s", point)
                        .isCloseTo(nearest, within(0.8));
            }
        }
    }
}

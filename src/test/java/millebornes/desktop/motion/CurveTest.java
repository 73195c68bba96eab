package millebornes.desktop.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CurveTest {

    static Stream<Curve> curves() {
        return Stream.of(
                Drive.between(0, 8),
                Drive.between(-1, 0),
                Drive.between(0, 0.25),
                Drive.between(12, 4),
                new Drive(3, 4, 100, 0),
                new Glide(5, -5, 300),
                new Drop(40, 500));
    }

    @ParameterizedTest
    @MethodSource("curves")
    void beginsAndEndsExactly(Curve curve) {
        assertThat(curve.at(-10)).isEqualTo(curve.at(0));
        assertThat(curve.at(curve.millis() + 10)).isEqualTo(curve.end());
        assertThat(curve.millis()).isPositive();
    }

    @ParameterizedTest
    @MethodSource("curves")
    void neverJumps(Curve curve) {
        double step = curve.millis() / 1000;
        double reach = Math.max(Math.abs(curve.at(0) - curve.end()), 1);
        for (int i = 0; i < 1000; i++) {
            double moved = curve.at((i + 1) * step) - curve.at(i * step);
            assertThat(Math.abs(moved)).as("%s after %d steps", curve, i).isLessThan(reach / 250);
        }
    }

    @Test
    void aCarNeverRollsBackOnItsWay() {
        for (Drive drive : new Drive[] {Drive.between(0, 8), Drive.between(8, 0), Drive.between(3, 3.1)}) {
            double way = Math.signum(drive.to() - drive.from());
            for (double t = 0; t < drive.millis(); t += 5) {
                assertThat((drive.at(t + 5) - drive.at(t)) * way).isNotNegative();
            }
        }
    }

    @Test
    void aDriveKnowsWhenItIsWhere() {
        for (Drive drive : new Drive[] {Drive.between(-1, 7), Drive.between(8, 2), Drive.between(3, 3.1)}) {
            for (int i = 0; i <= 100; i++) {
                double place = drive.from() + (drive.to() - drive.from()) * i / 100;
                assertThat(drive.at(drive.when(place))).isCloseTo(place, within(1e-9));
            }
            assertThat(drive.when(drive.from())).isZero();
            assertThat(drive.when(drive.to() + (drive.to() - drive.from()))).isEqualTo(drive.millis());
        }
        assertThat(Drive.between(4, 4).when(4)).isZero();
    }

    @Test
    void aCarPullsAwayAndBrakes() {
        Drive drive = Drive.between(0, 8);
        double early = drive.at(50) - drive.at(0);
        double middle = drive.at(drive.millis() / 2 + 50) - drive.at(drive.millis() / 2);
        double late = drive.at(drive.millis()) - drive.at(drive.millis() - 50);
        assertThat(early).isLessThan(middle / 2);
        assertThat(late).isCloseTo(early, within(1e-9));
    }

    @Test
    void aLongDriveTakesNotMuchLongerThanAShortOne() {
        assertThat(Drive.between(0, 40).millis()).isLessThan(2200);
        assertThat(Drive.between(7, 7).millis()).isZero();
        assertThat(Drive.between(7, 7).end()).isEqualTo(7);
    }

    @Test
    void aDropTouchesTheGroundAndBouncesOnceALittle() {
        Drop drop = new Drop(40, 1000);
        assertThat(drop.at(0)).isEqualTo(40);
        assertThat(drop.at(580)).isCloseTo(0, within(0.1));
        assertThat(drop.at(790)).isCloseTo(5, within(0.1));
        assertThat(drop.end()).isZero();
    }

    @Test
    void refusesWhatTakesNoTime() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Drive(0, 1, 0, 10));
        assertThatIllegalArgumentException().isThrownBy(() -> new Drive(Double.NaN, 1, 10, 10));
        assertThatIllegalArgumentException().isThrownBy(() -> new Glide(0, 1, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Drop(-1, 10));
    }
}

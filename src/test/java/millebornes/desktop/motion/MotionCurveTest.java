package millebornes.desktop.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Stream;
import millebornes.desktop.motion.MotionCurve.BounceCurve;
import millebornes.desktop.motion.MotionCurve.DriveCurve;
import millebornes.desktop.motion.MotionCurve.EaseCurve;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MotionCurveTest {

    static Stream<MotionCurve> curves() {
        return Stream.of(
                DriveCurve.between(0, 8),
                DriveCurve.between(-1, 0),
                DriveCurve.between(0, 0.25),
                DriveCurve.between(12, 4),
                new DriveCurve(3, 4, 100, 0),
                new EaseCurve(5, -5, 300),
                new BounceCurve(40, 500));
    }

    @ParameterizedTest
    @MethodSource("curves")
    void beginsAndEndsExactly(MotionCurve curve) {
        assertThat(curve.valueAt(-10)).isEqualTo(curve.valueAt(0));
        assertThat(curve.valueAt(curve.millis() + 10)).isEqualTo(curve.end());
        assertThat(curve.millis()).isPositive();
    }

    @ParameterizedTest
    @MethodSource("curves")
    void neverJumps(MotionCurve curve) {
        double step = curve.millis() / 1000;
        double reach = Math.max(Math.abs(curve.valueAt(0) - curve.end()), 1);
        for (int i = 0; i < 1000; i++) {
            double moved = curve.valueAt((i + 1) * step) - curve.valueAt(i * step);
            assertThat(Math.abs(moved)).as("%s after %d steps", curve, i).isLessThan(reach / 250);
        }
    }

    @Test
    void aCarNeverRollsBackOnItsWay() {
        for (DriveCurve drive :
                new DriveCurve[] {DriveCurve.between(0, 8), DriveCurve.between(8, 0), DriveCurve.between(3, 3.1)}) {
            double way = Math.signum(drive.to() - drive.from());
            for (double t = 0; t < drive.millis(); t += 5) {
                assertThat((drive.valueAt(t + 5) - drive.valueAt(t)) * way).isNotNegative();
            }
        }
    }

    @Test
    void aDriveKnowsWhenItIsWhere() {
        for (DriveCurve drive :
                new DriveCurve[] {DriveCurve.between(-1, 7), DriveCurve.between(8, 2), DriveCurve.between(3, 3.1)}) {
            for (int i = 0; i <= 100; i++) {
                double place = drive.from() + (drive.to() - drive.from()) * i / 100;
                assertThat(drive.valueAt(drive.when(place))).isCloseTo(place, within(1e-9));
            }
            assertThat(drive.when(drive.from())).isZero();
            assertThat(drive.when(drive.to() + (drive.to() - drive.from()))).isEqualTo(drive.millis());
        }
        assertThat(DriveCurve.between(4, 4).when(4)).isZero();
    }

    @Test
    void aCarPullsAwayAndBrakes() {
        DriveCurve drive = DriveCurve.between(0, 8);
        double early = drive.valueAt(50) - drive.valueAt(0);
        double middle = drive.valueAt(drive.millis() / 2 + 50) - drive.valueAt(drive.millis() / 2);
        double late = drive.valueAt(drive.millis()) - drive.valueAt(drive.millis() - 50);
        assertThat(early).isLessThan(middle / 2);
        assertThat(late).isCloseTo(early, within(1e-9));
    }

    @Test
    void aLongDriveTakesNotMuchLongerThanAShortOne() {
        assertThat(DriveCurve.between(0, 40).millis()).isLessThan(2200);
        assertThat(DriveCurve.between(7, 7).millis()).isZero();
        assertThat(DriveCurve.between(7, 7).end()).isEqualTo(7);
    }

    @Test
    void aDropTouchesTheGroundAndBouncesOnceALittle() {
        BounceCurve dropCurve = new BounceCurve(40, 1000);
        assertThat(dropCurve.valueAt(0)).isEqualTo(40);
        assertThat(dropCurve.valueAt(580)).isCloseTo(0, within(0.1));
        assertThat(dropCurve.valueAt(790)).isCloseTo(5, within(0.1));
        assertThat(dropCurve.end()).isZero();
    }

    @Test
    void refusesWhatTakesNoTime() {
        assertThatIllegalArgumentException().isThrownBy(() -> new DriveCurve(0, 1, 0, 10));
        assertThatIllegalArgumentException().isThrownBy(() -> new DriveCurve(Double.NaN, 1, 10, 10));
        assertThatIllegalArgumentException().isThrownBy(() -> new EaseCurve(0, 1, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> new BounceCurve(-1, 10));
    }
}

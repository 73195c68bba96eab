package millebornes.desktop.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import millebornes.desktop.motion.MotionCurve.DriveCurve;
import org.junit.jupiter.api.Test;

class StonePassTimesTest {

    private static final StonePassTimes THOUSAND = new StonePassTimes(1000);

    @Test
    void aStoneIsPassedWhenTheMiddleOfTheCarIsBesideIt() {
        DriveCurve curve = DriveCurve.between(3, 11);
        Map<Integer, Double> passed = THOUSAND.passed(curve);
        assertThat(passed).containsOnlyKeys(100, 200);
        passed.forEach((km, when) -> assertThat(curve.valueAt(when)).isCloseTo(km / 25.0 + 0.5, within(1e-9)));
    }

    @Test
    void whoStopsBeforeAStoneHasNotPassedItYet() {
        assertThat(THOUSAND.passed(DriveCurve.between(2, 4))).isEmpty();
        assertThat(THOUSAND.passed(DriveCurve.between(4, 5))).containsOnlyKeys(100);
        assertThat(THOUSAND.passed(DriveCurve.between(-1, 0))).isEmpty();
    }

    @Test
    void whoBacksPassesToo() {
        DriveCurve curve = DriveCurve.between(9, 5);
        assertThat(THOUSAND.passed(curve)).isEqualTo(Map.of(200, curve.when(8.5)));
    }

    @Test
    void theFinishGreetsWhoStopsThere() {
        DriveCurve lastCurve = DriveCurve.between(26, 28);
        assertThat(new StonePassTimes(700).passed(lastCurve)).isEqualTo(Map.of(700, lastCurve.millis()));
        assertThat(THOUSAND.passed(lastCurve)).isEmpty();
        assertThat(THOUSAND.passed(DriveCurve.between(38, 40))).containsOnlyKeys(1000);
        assertThat(THOUSAND.passed(DriveCurve.between(40, 38))).isEmpty();
    }
}

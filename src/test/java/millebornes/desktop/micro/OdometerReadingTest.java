package millebornes.desktop.micro;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The shown position of a driving car reaches its real one.
class OdometerReadingTest {

    @Test
    void itDrivesOnAndStopsThere() {
        OdometerReading carOdometer = new OdometerReading(75);
        int frames = 0;
        while (carOdometer.driveTowards(275)) {
            frames++;
            assertThat(carOdometer.shown()).isBetween(76, 274);
        }
        assertThat(carOdometer.shown()).isEqualTo(275);
        assertThat(frames).isBetween(5, 40);
        assertThat(carOdometer.driveTowards(275)).isFalse();
    }

    @Test
    void aNewRoundIsNotDrivenBackTo() {
        OdometerReading carOdometer = new OdometerReading(700);
        assertThat(carOdometer.driveTowards(0)).isFalse();
        assertThat(carOdometer.shown()).isZero();
        carOdometer.jumpTo(200);
        assertThat(carOdometer.shown()).isEqualTo(200);
    }
}

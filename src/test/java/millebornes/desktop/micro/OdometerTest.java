package millebornes.desktop.micro;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// A car that is seen driving arrives where it has come to.
class OdometerTest {

    @Test
    void itDrivesOnAndStopsThere() {
        Odometer car = new Odometer(75);
        int frames = 0;
        while (car.driveTowards(275)) {
            frames++;
            assertThat(car.shown()).isBetween(76, 274);
        }
        assertThat(car.shown()).isEqualTo(275);
        assertThat(frames).isBetween(5, 40);
        assertThat(car.driveTowards(275)).isFalse();
    }

    @Test
    void aNewRoundIsNotDrivenBackTo() {
        Odometer car = new Odometer(700);
        assertThat(car.driveTowards(0)).isFalse();
        assertThat(car.shown()).isZero();
        car.jumpTo(200);
        assertThat(car.shown()).isEqualTo(200);
    }
}

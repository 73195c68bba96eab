package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.engine.notation.CarText;
import millebornes.engine.notation.CarTextReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A car and its text, and when it can drive.
class CarTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            in garage                                                 | false
            speed-limit                                               | false
            started                                                   | true
            350 km, started, 200s 1, 100s 1                           | true
            started, speed-limit                                      | true
            75 km, started, wrong-way                                 | true
            started, red-light                                        | false
            started, out-of-gas, flat-tire, accident                  | false
            started, waiting                                          | false
            started, flat-tire, waiting                               | false
            started, accident, wears right-of-way                     | false
            started, coup-fourre right-of-way, wears extra-tank       | true
            """)
    void aCarRollsUnlessSomethingStopsIt(String text, boolean rolls) {
        Car car = CarTextReader.car(text);
        assertThat(CarText.of(car)).isEqualTo(text);
        assertThat(car.rolls()).isEqualTo(rolls);
    }

    @ParameterizedTest
    @CsvSource({"RED_LIGHT,RIGHT_OF_WAY", "SPEED_LIMIT,RIGHT_OF_WAY", "WRONG_WAY,DRIVING_ACE", "OUT_OF_GAS,EXTRA_TANK"})
    void wearsItsGuard(Hazard hazard, Safety safety) {
        Car car = Car.IN_GARAGE.wearing(safety);
        assertThat(car.immuneTo(hazard)).isTrue();
        assertThat(car.immuneTo(Hazard.FLAT_TIRE)).isFalse();
        assertThat(Car.IN_GARAGE.immuneTo(hazard)).isFalse();
    }
}

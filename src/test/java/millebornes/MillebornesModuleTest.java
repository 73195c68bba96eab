package millebornes;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.engine.table.Card;
import org.junit.jupiter.api.Test;

/// The tests run against the program as it ships: as a named module.
class MillebornesModuleTest {

    @Test
    void testsRunAgainstTheNamedModule() {
        assertThat(Card.class.getModule().getName()).isEqualTo("millebornes");
    }
}

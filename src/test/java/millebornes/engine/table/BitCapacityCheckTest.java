package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/// Values that do not fit into a packed number are rejected.
class BitCapacityCheckTest {

    @Test
    void whatFillsANumberFits() {
        assertThatCode(() -> BitCapacityCheck.checkBits("a box", "things", 21, 3, 63))
                .doesNotThrowAnyException();
        assertThatCode(() -> BitCapacityCheck.checkCount("a field", 7, 3)).doesNotThrowAnyException();
    }

    @Test
    void oneMoreIsNamed() {
        assertThatThrownBy(() -> BitCapacityCheck.checkBits("a box", "things", 22, 3, 64))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("22 things of 3 bits do not fit into the 64 of a box");
        assertThatThrownBy(() -> BitCapacityCheck.checkCount("a field", 8, 3))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("8 does not fit into the 3 bits of a field");
        assertThatThrownBy(() -> BitCapacityCheck.checkCount("a field", -1, 3))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void setsHoldOneKindABit() {
        assertThatCode(() -> CardKindSet.checkRoom(32)).doesNotThrowAnyException();
        assertThatThrownBy(() -> CardKindSet.checkRoom(33)).hasMessageContaining("33 kinds of cards");
        assertThatCode(() -> HazardSet.checkRoom(31)).doesNotThrowAnyException();
        assertThatThrownBy(() -> HazardSet.checkRoom(32)).hasMessageContaining("32 hazards");
        assertThatCode(() -> SafetySet.checkRoom(31)).doesNotThrowAnyException();
        assertThatThrownBy(() -> SafetySet.checkRoom(32)).hasMessageContaining("32 safeties");
    }
}

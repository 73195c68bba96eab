package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// one order for all cards, whichever family is initialised first.
class CardOrderTest {

    @Test
    void everyCardKnowsItsPlaceInTheOrder() {
        assertThat(Card.ALL).hasSize(21).extracting(Card::index).isSorted().doesNotHaveDuplicates();
        for (Card card : Card.ALL) {
            assertThat(Card.ALL.get(Card.index(card))).isEqualTo(card);
        }
    }

    /// The families name each other; none may count another that is still being loaded. A class loader without a parent
    /// loads them again: any other would hand out those of the named module.
    @ParameterizedTest
    @ValueSource(strings = {"Card", "Distance", "Hazard", "Remedy", "Safety"})
    void anyFamilyCanBeLoadedFirst(String family) throws Exception {
        URL classes = Card.class.getProtectionDomain().getCodeSource().getLocation();
        try (URLClassLoader fresh = new URLClassLoader(new URL[] {classes}, null)) {
            Class<?> first = Class.forName("millebornes.engine.table." + family, true, fresh);
            assertThat(first).isNotEqualTo(Class.forName(first.getName()));
            Class<?> card = Class.forName("millebornes.engine.table.Card", true, fresh);
            assertThat((Iterable<?>) card.getField("ALL").get(null)).hasSize(21);
        }
    }
}

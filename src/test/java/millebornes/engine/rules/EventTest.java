package millebornes.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.engine.table.Seating;
import org.junit.jupiter.api.Test;

class EventTest {

    @Test
    void everyKindOfEventIsNewsOrRoutine() {
        assertThat(SampleEvents.every().map(Object::getClass))
                .containsExactlyInAnyOrderElementsOf(SampleEvents.kinds().toList());
        assertThat(SampleEvents.NEWS).allMatch(Event::isNews);
        assertThat(SampleEvents.ROUTINE).noneMatch(Event::isNews);
    }

    @Test
    void aPlayedCardIsNamedWithItsSeatAndCar() {
        assertThat(SampleEvents.every().filter(Event.CardPlayed.class::isInstance))
                .extracting("seat", "car", "card")
                .containsExactly(
                        tuple(0, 0, Distance.KM_25),
                        tuple(0, 1, Hazard.ACCIDENT),
                        tuple(1, 1, Remedy.REPAIRS),
                        tuple(1, 1, Safety.DRIVING_ACE),
                        tuple(1, 1, Safety.DRIVING_ACE),
                        tuple(0, Seating.NOBODY, Distance.KM_25));
    }
}

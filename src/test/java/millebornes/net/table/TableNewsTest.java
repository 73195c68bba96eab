package millebornes.net.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.SampleEvents;
import millebornes.engine.table.Seating;
import org.junit.jupiter.api.Test;

class TableNewsTest {

    @Test
    void aPhoneIsToldTheNewsAndItsOwnDraw() {
        List<Event> every = SampleEvents.every().toList();
        assertThat(TableNews.of(every, Seating.NOBODY)).isEqualTo(told(SampleEvents.NEWS.stream()));
        assertThat(TableNews.of(every, 1)).isEqualTo(told(SampleEvents.NEWS.stream()));
        assertThat(TableNews.of(every, 0))
                .isEqualTo(told(every.stream().filter(event -> event.isNews() || event instanceof Event.Drew)));
    }

    private static List<TableNews> told(Stream<Event> events) {
        return events.<TableNews>map(TableNews.Happened::new).toList();
    }
}

package millebornes.net.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.SampleEvents;
import millebornes.engine.table.Seating;
import millebornes.session.flow.TestGames;
import millebornes.words.Audience;
import millebornes.words.Narrator;
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

    /// The sentence about a car names a driver of it first.
    @Test
    void aSentenceIsAboutTheCarOfTheOneItNamesFirst() {
        TestTable table = new TestTable(TestGames.people(2, 1));
        table.claim(0, "Anna");
        table.claim(1, "Zoé");
        Seating seating = table.session.view(0).rules().seating();
        Narrator narrator = UpdateWriter.narrator(TestTable.WORDS, table.session.view(0), table.table.picture());
        SampleEvents.every().map(TableNews.Happened::new).forEach(news -> {
            String sentence = news.sentence(narrator, Audience.BYSTANDER);
            int car = news.car(seating);
            assertThat(List.of(sentence.indexOf("Anna"), sentence.indexOf("Zoé")))
                    .as("car %d: %s", car, sentence)
                    .matches(found -> car == Seating.NOBODY
                            ? news.event() instanceof Event.RoundBegan
                                    || news.event() instanceof Event.MatchEnded
                                    || found.equals(List.of(-1, -1))
                            : found.get(car) >= 0 && (found.get(1 - car) < 0 || found.get(car) < found.get(1 - car)));
        });
    }

    /// A name that begins another one's makes no difference.
    @Test
    void aMessageSaysWhoseCarItsLastSentenceIsAbout() {
        TestTable table = new TestTable(TestGames.people(2, 1));
        table.claim(0, "Lou");
        table.claim(1, "Louise");
        List<TestTable.Phone> phones = List.of(table.phone(0), table.phone(1), table.bystander());
        for (int seat = 0; seat < 2; seat++) {
            String discard = TestTable.json(table.session.view(seat).legal().stream()
                    .filter(Move.Discard.class::isInstance)
                    .findFirst()
                    .orElseThrow());
            assertThat(table.move(seat, discard).json().get("ok").getAsBoolean())
                    .isTrue();
            for (TestTable.Phone phone : phones) {
                String last =
                        phone.last().getAsJsonArray("said").asList().getLast().getAsString();
                assertThat(phone.last().get("saidCar").getAsInt())
                        .as(last)
                        .isEqualTo(last.startsWith("Louise ") ? 1 : 0);
            }
        }
        table.table.letComputerPlay(0);
        assertThat(phones.getLast().last().get("said").toString()).isEqualTo("[]");
        assertThat(phones.getLast().last().get("saidCar").getAsInt()).isEqualTo(-1);
    }

    private static List<TableNews> told(Stream<Event> events) {
        return events.<TableNews>map(TableNews.Happened::new).toList();
    }
}

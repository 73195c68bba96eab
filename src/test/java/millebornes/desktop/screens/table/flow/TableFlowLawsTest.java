package millebornes.desktop.screens.table.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import millebornes.engine.rules.Setup;
import millebornes.session.Session;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever is pressed at whatever table: the round ends, and nobody's cards lie open before the wrong person.
class TableFlowLawsTest {

    private static final int MOST_ACTS = 60_000;

    static List<Setup> tables() {
        return Tables.all();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void everyTableComesToItsEnd(Setup setup) {
        int everybody = (1 << setup.form().seats()) - 1;
        for (int people : new int[] {0, 1, 2, 5, 6, everybody}) {
            Session session = Session.start(Tables.game(setup, people & everybody, 31L * people + 7));
            TableFlow flow = new TableFlow(session);
            RandomPeople hands = new RandomPeople(flow, people);
            int acts = 0;
            while (!(flow.moment() instanceof Moment.Over)) {
                assertThat(acts++)
                        .as("acts at %s with people %s", setup, people)
                        .isLessThan(MOST_ACTS);
                checkWhoLooks(flow, session);
                hands.act();
            }
            assertThat(session.match().round().isOver()).isTrue();
        }
    }

    private static void checkWhoLooks(TableFlow flow, Session session) {
        if (flow.people() == 1) {
            assertThat(flow.looker()).isPresent();
            assertThat(flow.moment()).isNotInstanceOf(Moment.Curtain.class);
            return;
        }
        int asked = session.match().round().phase().asked();
        OptionalInt looker = flow.looker();
        if (looker.isPresent()) {
            assertThat(session.player(looker.getAsInt()).isHuman()).isTrue();
            assertThat(asked & (1 << looker.getAsInt())).isNotZero();
        }
        if (flow.moment() instanceof Moment.Asked question) {
            assertThat(question.seats()).isNotEmpty().allMatch(seat -> (asked & (1 << seat)) != 0);
        }
    }
}

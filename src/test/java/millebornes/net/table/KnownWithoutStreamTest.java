package millebornes.net.table;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.save.JsonFields;
import millebornes.session.Session;
import millebornes.session.Session.Availability;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Cards that a phone learns about count as seen, by whatever request: the move that led to a drawn card can no longer
/// be undone then. A request that reveals none changes nothing.
class KnownWithoutStreamTest {

    private static final int NEXT = 1;

    /// What the phone of the next seat asks for without listening.
    enum Asking {
        WHY,
        WHY_NOT_DISCARD,
        HINT,
        REFUSED_MOVE,
        OLD_WHY,
        OLD_MOVE,
        UNDO,
        REDO,
        READY,
        ANOTHER_SEAT;

        boolean tells() {
            return ordinal() <= REFUSED_MOVE.ordinal();
        }

        void carryOut(TestTable table, int step) throws TableThread.TableBusyException {
            SeatRequestHandler requests = table.requests;
            TableAnswer answer = switch (this) {
                case WHY -> requests.why(NEXT, step, TestTable.fields(UNKNOWN), TestTable.WORDS);
                case WHY_NOT_DISCARD -> requests.why(NEXT, step, discard(table), TestTable.WORDS);
                case HINT -> table.hints.hint(() -> new TableAccessRight.Holder(NEXT), step, TestTable.WORDS);
                case REFUSED_MOVE -> requests.move(NEXT, step, TestTable.fields(UNKNOWN), TestTable.WORDS);
                case OLD_WHY -> requests.why(NEXT, step - 1, discard(table), TestTable.WORDS);
                case OLD_MOVE -> requests.move(NEXT, step - 1, discard(table), TestTable.WORDS);
                case UNDO -> requests.undo(NEXT, step, TestTable.WORDS);
                case REDO -> requests.redo(NEXT, step, TestTable.WORDS);
                case READY -> requests.next(NEXT, step, TestTable.WORDS);
                case ANOTHER_SEAT -> requests.why(2, step, discard(table), TestTable.WORDS);
            };
            assertThat(answer.kind()).isNotEqualTo(TableAnswer.Kind.WRONG_KEY);
        }
    }

    private static final String UNKNOWN = "{\"type\":\"play\",\"card\":\"KM_200\"}";

    private static JsonFields discard(TestTable table) {
        return TestTable.fields(TestTable.json(
                Move.discard(table.session.view(NEXT).hand().cards().getFirst())));
    }

    /// The first seat has discarded, the next one has drawn.
    private static TestTable table() {
        Session session = Session.start(TestGames.people(3, 1));
        TestTable table = new TestTable(session);
        session.play(Move.discard(session.view(0).hand().cards().getFirst()));
        assertThat(session.history().getLast().events())
                .anyMatch(event -> event instanceof Event.Drew drew && drew.seat() == NEXT);
        return table;
    }

    @ParameterizedTest
    @EnumSource(Asking.class)
    void countsAsSeenIfItTellsOfCards(Asking asking) throws Exception {
        TestTable table = table();
        TestTable.Phone firstPhone = table.phone(0);
        assertThat(undo(firstPhone)).isTrue();
        int messages = firstPhone.heard.size();
        asking.carryOut(table, table.table.step());
        Availability expectedAvailability = asking.tells() ? Availability.TOO_LATE : Availability.POSSIBLE;
        assertThat(table.session.undoState()).isEqualTo(expectedAvailability);
        assertThat(undo(firstPhone)).as("what the first phone was told").isEqualTo(!asking.tells());
        assertThat(firstPhone.heard).hasSize(messages + (asking.tells() ? 1 : 0));
        assertThat(table.requests
                        .undo(0, table.table.step(), TestTable.WORDS)
                        .json()
                        .get("ok")
                        .getAsBoolean())
                .isEqualTo(!asking.tells());
    }

    @Test
    void aTableWithoutHintsTellsNothingByThem() throws Exception {
        Session session = Session.start(TestGames.people(3, 1));
        PhoneTable table = new PhoneTable(
                TableActions.of(session, () -> true),
                new SeatRegistry(new KeyMaker(), TableKeys.fresh(new KeyMaker(), "t1", 3)),
                new TablePhoneSettings(false, false));
        session.play(Move.discard(session.view(0).hand().cards().getFirst()));
        new HintRequestHandler(table, new TableThread(Runnable::run), Runnable::run)
                .hint(() -> new TableAccessRight.Holder(NEXT), table.step(), TestTable.WORDS);
        assertThat(session.undoState()).isEqualTo(Availability.POSSIBLE);
    }

    private static boolean undo(TestTable.Phone phone) {
        return phone.last().getAsJsonObject("page").get("undo").getAsBoolean();
    }
}

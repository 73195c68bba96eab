package millebornes.session.flow;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import millebornes.engine.match.Match;
import millebornes.engine.play.Refusal;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.engine.table.SeatSet;
import millebornes.session.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever is pressed at whatever table: the round ends, and nobody's cards lie open before the wrong person.
class TableFlowLawsTest {

    private static final int MOST_ACTS = 60_000;

    static List<Setup> tables() {
        return TestGames.all();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void everyTableComesToItsEnd(Setup setup) {
        int everybody = (1 << setup.form().seats()) - 1;
        int takenBack = 0;
        int playedAgain = 0;
        for (int people : new int[] {0, 1, 2, 5, 6, everybody}) {
            Session session = Session.start(TestGames.game(setup, people & everybody, 31L * people + 7));
            TableStateMachine flow = new TableStateMachine(session);
            RandomPeople hands = new RandomPeople(flow, people);
            int acts = 0;
            while (!(flow.moment() instanceof FlowState.RoundOver)) {
                assertThat(acts++)
                        .as("acts at %s with people %s", setup, people)
                        .isLessThan(MOST_ACTS);
                checkWhoLooks(flow, session);
                hands.act();
            }
            takenBack += hands.takenBack();
            playedAgain += hands.playedAgain();
            assertThat(session.match().round().isOver()).isTrue();
        }
        assertThat(takenBack).isPositive();
        assertThat(playedAgain).isPositive();
    }

    /// A card that may be played is not thrown away where the edition forbids it: nothing changes, and the table says
    /// why.
    @Test
    void aPlayableCardStaysInTheHand() {
        Session session = Session.start(TestGames.game(Setup.of(Editions.PLAYROOM, TeamFormat.singles(2)), 1, 3));
        TableStateMachine flow = new TableStateMachine(session);
        int place = 0;
        flow.choose(place);
        while (flow.moment() instanceof FlowState.Turn turn
                && requireNonNull(turn.choice()).targets().isEmpty()) {
            flow.choose(++place);
        }
        Match before = session.match();
        flow.discard();
        assertThat(session.match()).isEqualTo(before);
        assertThat(flow.moment())
                .isInstanceOfSatisfying(
                        FlowState.Turn.class,
                        turn -> assertThat(requireNonNull(
                                                requireNonNull(turn.choice()).refused())
                                        .why())
                                .isEqualTo(Refusal.CARD_IS_PLAYABLE));
    }

    private static void checkWhoLooks(TableStateMachine flow, Session session) {
        if (flow.people() == 1) {
            assertThat(flow.looker()).isPresent();
            assertThat(flow.moment()).isNotInstanceOf(FlowState.Curtain.class);
            return;
        }
        SeatSet asked = session.match().round().phase().asked();
        OptionalInt looker = flow.looker();
        if (looker.isPresent()) {
            assertThat(session.player(looker.getAsInt()).isHuman()).isTrue();
            assertThat(asked.contains(looker.getAsInt())).isTrue();
        }
        if (flow.moment() instanceof FlowState.ExtensionAsked question) {
            assertThat(session.match().round().phase())
                    .isInstanceOfSatisfying(
                            Phase.Extension.class,
                            extension -> assertThat(extension.seat()).isEqualTo(question.seat()));
            assertThat(session.match().round().target()).isEqualTo(700);
        }
        if (flow.moment() instanceof FlowState.CoupFourreAsked question) {
            assertThat(question.seats()).isNotEmpty().allMatch(asked::contains);
        }
    }
}

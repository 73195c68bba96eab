package millebornes.session.flow;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.engine.table.SeatSet;
import millebornes.session.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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

    /// A lone person who does not hold the safety can only let the attack stand: *Go on* does that at once. Among several
    /// the question returns, as if nothing had been said.
    @ParameterizedTest
    @ValueSource(ints = {0b001, 0b011, 0b111})
    void goingOnAfterAFailedClaimDeclinesWhereNobodyElseIsAsked(int people) {
        for (TableStateMachine flow : claims(people, FlowState.ClaimStatus.NOT_HELD)) {
            Match before = flow.session().match();
            int seat = ((FlowState.CoupFourreClaim) flow.moment()).seat();
            flow.understand();
            if (people == 0b001) {
                assertThat(flow.session().moves().getLast()).isEqualTo(Move.decline(seat));
                assertThat(flow.moment()).isNotInstanceOf(FlowState.CoupFourreAsked.class);
            } else {
                assertThat(flow.session().match()).isEqualTo(before);
                assertThat(flow.moment()).isInstanceOf(FlowState.CoupFourreAsked.class);
            }
        }
    }

    @Test
    void aSafetyThatIsHeldIsNeverGivenUpByGoingOn() {
        for (TableStateMachine flow : claims(0b011, FlowState.ClaimStatus.HELD)) {
            Match before = flow.session().match();
            flow.understand();
            assertThat(flow.session().match()).isEqualTo(before);
            assertThat(flow.moment()).isInstanceOf(FlowState.CoupFourreAsked.class);
        }
    }

    /// Games of three in which a person has claimed and has been told that.
    private static List<TableStateMachine> claims(int people, FlowState.ClaimStatus told) {
        Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(3));
        List<TableStateMachine> claims = new ArrayList<>();
        for (long seed = 1; claims.size() < 5; seed++) {
            TableStateMachine flow = new TableStateMachine(Session.start(TestGames.game(setup, people, seed)));
            RandomPeople hands = new RandomPeople(flow, seed);
            while (!(flow.moment() instanceof FlowState.RoundOver
                    || flow.moment() instanceof FlowState.CoupFourreAsked)) {
                hands.act();
            }
            if (flow.moment() instanceof FlowState.CoupFourreAsked asked) {
                flow.claim(asked.seats().getFirst());
                flow.raiseCurtain();
            }
            if (flow.moment() instanceof FlowState.CoupFourreClaim claim && claim.answer() == told) {
                claims.add(flow);
            }
        }
        return claims;
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

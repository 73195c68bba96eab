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

/// Whatever is pressed at whatever table: the round ends, and nobody's cards are open in front of another person.
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
            TableStateMachine stateMachine = new TableStateMachine(session);
            RandomPeople randomPeople = new RandomPeople(stateMachine, people);
            int acts = 0;
            while (!(stateMachine.moment() instanceof FlowState.RoundOver)) {
                assertThat(acts++)
                        .as("acts at %s with people %s", setup, people)
                        .isLessThan(MOST_ACTS);
                checkWhoLooks(stateMachine, session);
                randomPeople.act();
            }
            takenBack += randomPeople.takenBack();
            playedAgain += randomPeople.playedAgain();
            assertThat(session.match().round().isOver()).isTrue();
        }
        assertThat(takenBack).isPositive();
        assertThat(playedAgain).isPositive();
    }

    /// A card that may be played is not discarded where the edition forbids it: nothing changes, and the table says why
    ///
    @Test
    void aPlayableCardStaysInTheHand() {
        Session session = Session.start(TestGames.game(Setup.of(Editions.PLAYROOM, TeamFormat.singles(2)), 1, 3));
        TableStateMachine stateMachine = new TableStateMachine(session);
        int place = 0;
        stateMachine.choose(place);
        while (stateMachine.moment() instanceof FlowState.Turn turn
                && requireNonNull(turn.choice()).targets().isEmpty()) {
            stateMachine.choose(++place);
        }
        Match matchBefore = session.match();
        stateMachine.discard();
        assertThat(session.match()).isEqualTo(matchBefore);
        assertThat(stateMachine.moment())
                .isInstanceOfSatisfying(
                        FlowState.Turn.class,
                        turn -> assertThat(requireNonNull(
                                                requireNonNull(turn.choice()).refused())
                                        .refusal())
                                .isEqualTo(Refusal.CARD_IS_PLAYABLE));
    }

    /// A lone person who does not hold the safety can only let the attack stand: *Go on* does that at once. Among several
    /// the question returns, as if nothing had been said.
    @ParameterizedTest
    @ValueSource(ints = {0b001, 0b011, 0b111})
    void goingOnAfterAFailedClaimDeclinesWhereNobodyElseIsAsked(int people) {
        for (TableStateMachine stateMachine : claims(people, FlowState.ClaimStatus.NOT_HELD)) {
            Match matchBefore = stateMachine.session().match();
            int seat = ((FlowState.CoupFourreClaim) stateMachine.moment()).seat();
            stateMachine.understand();
            if (people == 0b001) {
                assertThat(stateMachine.session().moves().getLast()).isEqualTo(Move.decline(seat));
                assertThat(stateMachine.moment()).isNotInstanceOf(FlowState.CoupFourreAsked.class);
            } else {
                assertThat(stateMachine.session().match()).isEqualTo(matchBefore);
                assertThat(stateMachine.moment()).isInstanceOf(FlowState.CoupFourreAsked.class);
            }
        }
    }

    @Test
    void aSafetyThatIsHeldIsNeverGivenUpByGoingOn() {
        for (TableStateMachine stateMachine : claims(0b011, FlowState.ClaimStatus.HELD)) {
            Match matchBefore = stateMachine.session().match();
            stateMachine.understand();
            assertThat(stateMachine.session().match()).isEqualTo(matchBefore);
            assertThat(stateMachine.moment()).isInstanceOf(FlowState.CoupFourreAsked.class);
        }
    }

    /// Games of three in which a person has claimed and has been told that.
    private static List<TableStateMachine> claims(int people, FlowState.ClaimStatus toldStatus) {
        Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(3));
        List<TableStateMachine> claims = new ArrayList<>();
        for (long seed = 1; claims.size() < 5; seed++) {
            TableStateMachine stateMachine = new TableStateMachine(Session.start(TestGames.game(setup, people, seed)));
            RandomPeople randomPeople = new RandomPeople(stateMachine, seed);
            while (!(stateMachine.moment() instanceof FlowState.RoundOver
                    || stateMachine.moment() instanceof FlowState.CoupFourreAsked)) {
                randomPeople.act();
            }
            if (stateMachine.moment() instanceof FlowState.CoupFourreAsked asked) {
                stateMachine.claim(asked.seats().getFirst());
                stateMachine.raiseCurtain();
            }
            if (stateMachine.moment() instanceof FlowState.CoupFourreClaim claim && claim.answer() == toldStatus) {
                claims.add(stateMachine);
            }
        }
        return claims;
    }

    private static void checkWhoLooks(TableStateMachine stateMachine, Session session) {
        if (stateMachine.people() == 1) {
            assertThat(stateMachine.looker()).isPresent();
            assertThat(stateMachine.moment()).isNotInstanceOf(FlowState.Curtain.class);
            return;
        }
        SeatSet askedSeats = session.match().round().phase().asked();
        OptionalInt looker = stateMachine.looker();
        if (looker.isPresent()) {
            assertThat(session.player(looker.getAsInt()).isHuman()).isTrue();
            assertThat(askedSeats.contains(looker.getAsInt())).isTrue();
        }
        if (stateMachine.moment() instanceof FlowState.ExtensionAsked questionAsked) {
            assertThat(session.match().round().phase())
                    .isInstanceOfSatisfying(
                            Phase.Extension.class,
                            extension -> assertThat(extension.seat()).isEqualTo(questionAsked.seat()));
            assertThat(session.match().round().target()).isEqualTo(700);
        }
        if (stateMachine.moment() instanceof FlowState.CoupFourreAsked questionAsked) {
            assertThat(questionAsked.seats()).isNotEmpty().allMatch(askedSeats::contains);
        }
    }
}

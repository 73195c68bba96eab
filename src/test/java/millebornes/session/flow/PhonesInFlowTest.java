package millebornes.session.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.session.Session;
import millebornes.session.Session.Availability;
import millebornes.session.flow.FlowState.CurtainPurpose;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The current question when some people have their cards on phones.
class PhonesInFlowTest {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));

    private final Map<Integer, HandPlace> places = new HashMap<>();

    /// Phones as a test says.
    private SeatPhones phones(Session session) {
        SeatPhones noPhones = SeatPhones.none(session.game());
        return new SeatPhones() {
            @Override
            public HandPlace place(int seat) {
                return places.getOrDefault(seat, noPhones.place(seat));
            }

            @Override
            public void playHere(int seat) {
                places.remove(seat);
            }

            @Override
            public void letComputerPlay(int seat) {
                places.put(seat, HandPlace.COMPUTER);
            }
        };
    }

    private TableStateMachine flow(Session session) {
        return new TableStateMachine(session, _ -> true, phones(session));
    }

    @Test
    void whoHasAPhoneNeedsNoCurtain() {
        places.put(0, HandPlace.PHONE);
        TableStateMachine stateMachine = flow(Session.start(TestGames.game(FOUR, 0b1111, 1)));
        assertThat(stateMachine.moment()).isEqualTo(new FlowState.AskedOnPhones(List.of(0)));
        assertThat(stateMachine.looker()).isEmpty();
    }

    @Test
    void aPhoneThatIsNotHeardIsWaitedForAllTheSame() {
        places.put(0, HandPlace.SILENT_PHONE);
        TableStateMachine stateMachine = flow(Session.start(TestGames.game(FOUR, 0b1111, 1)));
        assertThat(stateMachine.moment()).isEqualTo(new FlowState.AskedOnPhones(List.of(0)));
    }

    @Test
    void aLonePersonWithAPhoneShowsNothingOnTheScreen() {
        places.put(0, HandPlace.PHONE);
        TableStateMachine stateMachine = flow(Session.start(TestGames.game(FOUR, 0b0001, 1)));
        assertThat(stateMachine.looker()).isEmpty();
        places.clear();
        stateMachine.followPhones();
        assertThat(stateMachine.looker()).hasValue(0);
        assertThat(stateMachine.moment()).isInstanceOf(FlowState.Turn.class);
    }

    @Test
    void whoStaysBeforeTheScreenKeepsTheCurtainThoughTheOthersHavePhones() {
        places.putAll(Map.of(1, HandPlace.PHONE, 2, HandPlace.PHONE, 3, HandPlace.PHONE));
        TableStateMachine stateMachine = flow(Session.start(TestGames.game(FOUR, 0b1111, 1)));
        assertThat(stateMachine.moment()).isEqualTo(new FlowState.Curtain(0, CurtainPurpose.TURN));
        stateMachine.raiseCurtain();
        stateMachine.choose(0);
        stateMachine.discard();
        assertThat(stateMachine.moment()).isEqualTo(new FlowState.AskedOnPhones(List.of(1)));
    }

    /// An open hand and a chosen card are not lost when somebody else's phone comes or goes.
    @Test
    void whatSomebodyIsAboutToDoStaysWhenOtherPhonesComeOrGo() {
        TableStateMachine stateMachine = flow(Session.start(TestGames.game(FOUR, 0b1111, 1)));
        stateMachine.raiseCurtain();
        stateMachine.choose(2);
        FlowState stateBefore = stateMachine.moment();
        places.put(3, HandPlace.PHONE);
        stateMachine.followPhones();
        assertThat(stateMachine.moment()).isEqualTo(stateBefore);
        places.put(0, HandPlace.PHONE);
        stateMachine.followPhones();
        assertThat(stateMachine.moment()).isEqualTo(new FlowState.AskedOnPhones(List.of(0)));
        places.remove(0);
        stateMachine.followPhones();
        // Somebody else may have come to the screen meanwhile.
        assertThat(stateMachine.moment()).isEqualTo(new FlowState.Curtain(0, CurtainPurpose.TURN));
    }

    @Test
    void aComputerThatStandsInIsAskedAndItsActStands() {
        places.put(0, HandPlace.COMPUTER);
        Session session = Session.start(TestGames.game(FOUR, 0b1111, 1));
        TableStateMachine stateMachine = flow(session);
        assertThat(stateMachine.moment()).isEqualTo(new FlowState.Thinking(0));
        stateMachine.answer(0, session.automaticTurn(0).move());
        assertThat(session.moves()).hasSize(1);
        assertThat(stateMachine.undo()).isEqualTo(Availability.TOO_LATE);
    }

    /// Of two partners one answers at the screen and one on the phone, in whatever order.
    @Test
    void partnersAreAskedEachInTheirPlace() {
        Map<Boolean, Integer> seen = new HashMap<>();
        for (long seed = 1; seen.size() < 2; seed++) {
            places.clear();
            Session session =
                    Session.start(TestGames.game(Setup.of(Editions.CLASSIC, new TeamFormat(2, 2)), 0b1111, seed));
            @Nullable TableStateMachine stateMachine = attacked(session, new Random(seed));
            if (stateMachine == null) {
                continue;
            }
            Phase.CoupFourreWindow window =
                    (Phase.CoupFourreWindow) session.match().round().phase();
            List<Integer> drivers = IntStream.range(0, 4)
                    .filter(window.asked()::contains)
                    .boxed()
                    .toList();
            if (drivers.size() < 2) {
                continue;
            }
            places.put(drivers.get(1), HandPlace.PHONE);
            stateMachine.followPhones();
            assertThat(stateMachine.moment())
                    .isEqualTo(new FlowState.CoupFourreAsked(
                            window.attacker(), window.car(), window.hazard(), List.of(drivers.getFirst())));
            boolean phoneFirst = seed % 2 == 0;
            if (phoneFirst) {
                session.play(Move.decline(drivers.get(1)));
                stateMachine.followPhones();
                assertThat(stateMachine.moment()).isInstanceOf(FlowState.CoupFourreAsked.class);
                stateMachine.goOn();
            } else {
                stateMachine.goOn();
                assertThat(stateMachine.moment()).isEqualTo(new FlowState.AskedOnPhones(List.of(drivers.get(1))));
                session.play(Move.decline(drivers.get(1)));
                stateMachine.followPhones();
            }
            assertThat(session.match().round().phase()).isInstanceOf(Phase.Turn.class);
            seen.merge(phoneFirst, 1, Integer::sum);
        }
    }

    private @Nullable TableStateMachine attacked(Session session, Random random) {
        while (session.asked().isPresent() && session.moves().size() < 60) {
            if (session.match().round().phase() instanceof Phase.CoupFourreWindow) {
                return flow(session);
            }
            List<Move> legal = session.view(session.asked().getAsInt()).legal();
            List<Move> attacks =
                    legal.stream().filter(Move.Attack.class::isInstance).toList();
            List<Move> some = attacks.isEmpty() ? legal : attacks;
            session.play(some.get(random.nextInt(some.size())));
        }
        return null;
    }

    /// Whole matches of every kind of table, with phones that come and go at random: somebody is always asked, never
    /// two in different places for the same, and the end is reached.
    @Test
    void everyTableComesToItsEndWhateverPhonesDo() {
        Map<HandPlace, Integer> asked = new EnumMap<>(HandPlace.class);
        for (Setup setup : TestGames.all()) {
            places.clear();
            Random random = new Random(setup.hashCode());
            Session session = Session.start(TestGames.game(setup, -1, 5));
            TableStateMachine stateMachine = flow(session);
            RandomPeople people = new RandomPeople(stateMachine, 7);
            for (int act = 0; act < 4000 && !(stateMachine.moment() instanceof FlowState.RoundOver); act++) {
                if (random.nextInt(10) == 0) {
                    places.put(
                            random.nextInt(setup.form().seats()),
                            HandPlace.values()[random.nextInt(HandPlace.values().length)]);
                    stateMachine.followPhones();
                }
                switch (stateMachine.moment()) {
                    case FlowState.AskedOnPhones on -> {
                        int seat = on.seats().get(random.nextInt(on.seats().size()));
                        asked.merge(places.get(seat), 1, Integer::sum);
                        List<Move> legal = session.view(seat).legal();
                        assertThat(session.play(legal.get(random.nextInt(legal.size()))))
                                .isNull();
                        stateMachine.followPhones();
                    }
                    case FlowState.Thinking thinking ->
                        stateMachine.answer(thinking.seat(), legal(session, thinking.seat(), random));
                    case FlowState.RoundOver _ -> {}
                    case FlowState.Curtain _,
                            FlowState.Turn _,
                            FlowState.CoupFourreAsked _,
                            FlowState.CoupFourreClaim _,
                            FlowState.ExtensionAsked _ -> people.act();
                }
                assertThat(stateMachine.looker().stream())
                        .allMatch(seat -> phones(session).place(seat) == HandPlace.SCREEN);
            }
            assertThat(stateMachine.moment()).as("%s", setup).isInstanceOf(FlowState.RoundOver.class);
        }
        assertThat(asked).containsOnlyKeys(HandPlace.PHONE, HandPlace.SILENT_PHONE);
    }

    private static Move legal(Session session, int seat, Random random) {
        List<Move> legal = session.view(seat).legal();
        return legal.get(random.nextInt(legal.size()));
    }
}

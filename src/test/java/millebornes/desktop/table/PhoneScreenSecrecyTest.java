package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.MotionPlanner;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.VisibleHands;
import millebornes.desktop.sound.SoundPlan;
import millebornes.desktop.table.LookalikeSessions.SafetyHolding;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Seating;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import millebornes.session.flow.CurtainExtent;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.HandPlace;
import millebornes.session.flow.TableStateMachine;
import millebornes.session.flow.TestGames;
import millebornes.session.flow.TestPhones;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// Pairs of games that differ only in cards on phones, or in the draw pile: the big screen shows the same, down to its
/// pixels, the same person is waited for, and the animations are the same, before an attack on somebody with a phone,
/// while waiting for the answer and after it, whether or not the phone holds the safety.
class PhoneScreenSecrecyTest {

    private static final int PAIRS = Integer.getInteger("twins", 60);
    private static final SpectatorState WATCH = SpectatorState.at(Pace.NORMAL);

    /// A table, the seats at which people sit, and those of them who have phones.
    private record Company(Setup setup, int people, int phones, HandPlace place) {}

    private static final List<Company> COMPANIES = List.of(
            new Company(Setup.of(Editions.BOARD, TeamFormat.singles(4)), 0b1111, 0b1111, HandPlace.PHONE),
            new Company(Setup.of(Editions.BOARD, TeamFormat.singles(3)), 0b001, 0b001, HandPlace.SILENT_PHONE),
            new Company(Setup.of(Editions.CLASSIC, new TeamFormat(2, 2)), 0b1111, 0b1101, HandPlace.PHONE));

    private final Map<SafetyHolding, Integer> pairs = new EnumMap<>(SafetyHolding.class);
    private int waited;

    @Test
    void whatLiesOnPhonesChangesNothingOnTheBigScreen() {
        for (Company company : COMPANIES) {
            TableStage stage = TableStage.open(
                    TestGames.game(company.setup(), company.people(), 1), TableStage.still(), 1000, 700);
            stage.act(tableStage -> tableStage.screen().hidden());
            Iterator<LookalikeSessions> twins = twins(company).iterator();
            stage.act(tableStage -> {
                for (int pair = 0; pair < PAIRS / COMPANIES.size(); pair++) {
                    LookalikeSessions nextSessions = twins.next();
                    compare(company, tableStage.screen(), nextSessions, pair % 10 == 0);
                    pairs.merge(nextSessions.held(), 1, Integer::sum);
                }
            });
        }
        assertThat(pairs).containsOnlyKeys(SafetyHolding.values());
        assertThat(pairs).allSatisfy((_, count) -> assertThat(count).isGreaterThan(PAIRS / 6));
        assertThat(waited).isGreaterThan(PAIRS);
    }

    private static Stream<LookalikeSessions> twins(Company company) {
        Random random = new Random(company.people());
        return LongStream.iterate(1, seed -> seed + 1)
                .mapToObj(seed -> TestGames.game(company.setup(), company.people(), seed))
                .flatMap(game -> LookalikeSessions.find(game, company.people(), random).stream());
    }

    private void compare(Company company, TableScreen screen, LookalikeSessions twinsSessions, boolean closely) {
        List<Object> one = told(company, screen.view(), screen.picture(), twinsSessions, twinsSessions.one(), closely);
        List<Object> other =
                told(company, screen.view(), screen.picture(), twinsSessions, twinsSessions.other(), closely);
        PixelSnapshot.assertAlike(one, other, twinsSessions.attack());
    }

    private List<Object> told(
            Company company,
            GameTableView view,
            TableViewState firstState,
            LookalikeSessions twinsSessions,
            Session session,
            boolean closely) {
        List<Object> told = new ArrayList<>();
        TestPhones phones = new TestPhones(session.game());
        for (int seat = 0; seat < session.game().players().size(); seat++) {
            if ((company.phones() & (1 << seat)) != 0) {
                phones.put(seat, company.place());
            }
        }
        TableStateMachine stateMachine = new TableStateMachine(session, _ -> true, phones);
        view.show(firstState);
        look(view, stateMachine, phones, told, closely);
        step(session, stateMachine, twinsSessions.attack(), told);
        look(view, stateMachine, phones, told, closely);
        if (session.match().round().phase() instanceof Phase.CoupFourreWindow
                && stateMachine.moment() instanceof FlowState.AskedOnPhones asked) {
            step(session, stateMachine, Move.decline(asked.seats().getFirst()), told);
            look(view, stateMachine, phones, told, closely);
        }
        return told;
    }

    /// What moves, when and for how long; what is heard; how long a computer seems to think.
    private static void step(Session session, TableStateMachine stateMachine, Move move, List<Object> told) {
        Match matchBefore = session.match();
        assertThat(session.play(move)).isNull();
        stateMachine.followPhones();
        MatchTransition transition = session.history().getLast();
        MotionPlan plan = MotionPlanner.plan(
                matchBefore.rules(),
                matchBefore.round(),
                transition.events(),
                session.match().round(),
                new VisibleHands(Seating.NOBODY, stateMachine.looker().orElse(Seating.NOBODY)));
        told.add(plan);
        Arrays.stream(Pace.values())
                .map(pace -> SoundPlan.of(plan, pace, List.of(Livery.values())))
                .forEach(told::add);
        Arrays.stream(Pace.values())
                .map(pace ->
                        TableDelays.at(pace).thinking(session.match().round().phase()))
                .forEach(told::add);
    }

    private void look(
            GameTableView view,
            TableStateMachine stateMachine,
            TestPhones phones,
            List<Object> told,
            boolean pictured) {
        told.add(stateMachine.moment());
        told.add(stateMachine.looker());
        if (stateMachine.moment() instanceof FlowState.AskedOnPhones) {
            waited++;
        }
        Session session = stateMachine.session();
        view.show(new TablePresenter(
                        session.game(), Words.of(Language.FRENCH), ShortcutLetters.USUAL, CurtainExtent.FOOT, phones)
                .present(
                        stateMachine,
                        PublicEventHistory.of(session.history(), session.undone(), 0),
                        WATCH,
                        HelpStates.NOT));
        view.applyCss();
        view.layout();
        told.addAll(NodeDescription.of(view));
        if (pictured) {
            told.add(PixelSnapshot.of(view));
        }
    }
}

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
import millebornes.engine.match.Match;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import millebornes.session.flow.DressedGames;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TableStateMachine;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// A hundred pairs of games, or as many as `-Dtwins` says, that differ only in what nobody at the screen has seen:
/// before an attack on a person, after it and behind the claim's curtain the screen shows the same, whether or not
/// somebody holds the safety. Compared are the scene itself, with its texts, ids, styles and accessible texts; its
/// pixels, in every tenth pair or as often as `-Dpixels` says; the animations with their times; the sounds; who is
/// asked next, and the thinking time of computer players. Everybody drives a car of their own, so that faces and
/// outfits are compared, too.
class ScreenSecrecyTest {

    private static final int PAIRS = Integer.getInteger("twins", 40);
    private static final int LOOKED_AT = Integer.getInteger("pixels", 10);
    private static final int AT_ONCE = 20;
    private static final SpectatorState WATCH = SpectatorState.at(Pace.NORMAL);

    /// A table and the seats at which people sit.
    private record Company(Setup setup, int people) {}

    private static final List<Company> COMPANIES = List.of(
            new Company(Setup.of(Editions.BOARD, TeamFormat.singles(4)), 0b1111),
            new Company(Setup.of(Editions.BOARD, TeamFormat.singles(3)), 0b001),
            new Company(
                    new Setup(Editions.BOARD, new TeamFormat(2, 2), OptionChoices.NONE.on(FlagOption.ACCELERATED)),
                    0b1011),
            new Company(Setup.of(Editions.CLASSIC, TeamFormat.singles(3)), 0b110),
            new Company(
                    new Setup(Editions.PLAYROOM, TeamFormat.singles(2), OptionChoices.NONE.on(FlagOption.CUMULATE)),
                    0b11));

    private final Map<LookalikeSessions.SafetyHolding, Integer> pairs =
            new EnumMap<>(LookalikeSessions.SafetyHolding.class);

    @Test
    void whatNobodyHasSeenChangesNothingOnTheScreen() {
        int each = PAIRS / COMPANIES.size();
        for (Company company : COMPANIES) {
            TableStage stage = TableStage.open(
                    DressedGames.of(TestGames.game(company.setup(), company.people(), 1)),
                    TableStage.still(),
                    1000,
                    700);
            stage.act(tableStage -> tableStage.screen().hidden());
            Iterator<LookalikeSessions> twins = twins(company).iterator();
            for (int compared = 0; compared < each; compared += AT_ONCE) {
                // Nothing is painted meanwhile: that would take most of the time.
                int count = Math.min(AT_ONCE, each - compared);
                stage.act(tableStage -> compare(tableStage.screen(), twins, count));
            }
        }
        assertThat(pairs).allSatisfy((_, count) -> assertThat(count).isGreaterThan(PAIRS / 5));
        assertThat(pairs.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(each * COMPANIES.size());
    }

    private static Stream<LookalikeSessions> twins(Company company) {
        Random random = new Random(company.people());
        return LongStream.iterate(1, seed -> seed + 1)
                .mapToObj(seed -> DressedGames.of(TestGames.game(company.setup(), company.people(), seed)))
                .flatMap(game -> LookalikeSessions.find(game, company.people(), random).stream());
    }

    private void compare(TableScreen screen, Iterator<LookalikeSessions> twins, int count) {
        for (int pair = 0; pair < count; pair++) {
            LookalikeSessions nextSessions = twins.next();
            compare(screen.view(), screen.picture(), nextSessions, pair % LOOKED_AT == 0);
            pairs.merge(nextSessions.held(), 1, Integer::sum);
        }
    }

    private static void compare(
            GameTableView view, TableViewState firstState, LookalikeSessions twinsSessions, boolean closely) {
        List<Object> one = told(view, firstState, twinsSessions, twinsSessions.one(), closely);
        List<Object> other = told(view, firstState, twinsSessions, twinsSessions.other(), closely);
        PixelSnapshot.assertAlike(one, other, twinsSessions.attack());
    }

    /// Everything that can be noticed, in order.
    ///
    /// @param closely down to the pixels, and behind the curtains too
    private static List<Object> told(
            GameTableView view,
            TableViewState firstState,
            LookalikeSessions twinsSessions,
            Session session,
            boolean closely) {
        List<Object> told = new ArrayList<>();
        TableStateMachine stateMachine = new TableStateMachine(session);
        Runnable look = () ->
                look(view, stateMachine, PublicEventHistory.of(session.history(), session.undone(), 0), told, closely);
        view.show(firstState);
        if (closely) {
            look.run();
        }
        stateMachine.raiseCurtain();
        look.run();
        Match matchBefore = session.match();
        session.play(twinsSessions.attack());
        stateMachine.refresh();
        MatchTransition transition = session.history().getLast();
        VisibleHands hands =
                new VisibleHands(twinsSessions.looker(), stateMachine.looker().orElse(-1));
        MotionPlan plan = MotionPlanner.plan(
                matchBefore.rules(),
                matchBefore.round(),
                transition.events(),
                session.match().round(),
                hands);
        told.add(plan);
        Arrays.stream(Pace.values())
                .map(pace -> SoundPlan.of(plan, pace, List.of(Livery.values())))
                .forEach(told::add);
        told.add(session.asked());
        Arrays.stream(Pace.values())
                .map(pace ->
                        TableDelays.at(pace).thinking(session.match().round().phase()))
                .forEach(told::add);
        look.run();
        if (closely && stateMachine.moment() instanceof FlowState.CoupFourreAsked asked && stateMachine.people() > 1) {
            stateMachine.claim(asked.seats().getFirst());
            look.run();
        }
        return told;
    }

    private static void look(
            GameTableView view,
            TableStateMachine stateMachine,
            PublicEventHistory history,
            List<Object> told,
            boolean pictured) {
        told.add(stateMachine.moment());
        view.show(new TablePresenter(stateMachine.session().game(), Words.of(Language.FRENCH), ShortcutLetters.USUAL)
                .present(stateMachine, history, WATCH, HelpStates.NOT));
        view.applyCss();
        view.layout();
        told.addAll(NodeDescription.of(view));
        if (pictured) {
            told.add(PixelSnapshot.of(view));
        }
    }
}

package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javafx.scene.Scene;
import millebornes.desktop.Gallery;
import millebornes.desktop.motion.CardLocation;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.MotionPlayback;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.motion.VisibleHands;
import millebornes.desktop.table.TableViewState.DelayedUpdate;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.SampleEvents;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Seating;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import millebornes.words.Listener;
import millebornes.words.Narrator;
import millebornes.words.PlayerNames;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// What is done is named when its card lies where everybody sees it: not before, and no later either.
class NewsInTimeTest {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));

    @Test
    void anAttackIsToldWhenItsCardIsHeldUpBesideTheCar() {
        check(step -> has(step, Event.Attacked.class), CardLocation.BesideCar.class);
    }

    @Test
    void aDriveIsToldWhenItsCardIsHeldUpBesideTheWay() {
        check(step -> has(step, Event.Drove.class), CardLocation.BesideWay.class);
    }

    @Test
    void aDiscardIsToldWhenItLiesThere() {
        check(step -> has(step, Event.Discarded.class), CardLocation.Discards.class);
    }

    /// Where no card moves before everybody, nothing is waited for.
    @Test
    void whatMovesNoCardIsToldAtOnce() {
        assertThat(TableAnimationFactory.lags(new MotionPlan(List.of())))
                .doesNotContain(DelayedUpdate.NEWS)
                .contains(DelayedUpdate.TURN, DelayedUpdate.SHOE);
        MotionPlan drawn = new MotionPlan(List.of(new ScheduledMovement(
                new Movement.CardMove(new CardLocation.DrawPile(), new CardLocation.ClosedHand(1), null), 0, 100)));
        assertThat(TableAnimationFactory.lags(drawn)).doesNotContain(DelayedUpdate.NEWS);
    }

    @Test
    void bannerAndLogTellTheSameNews() {
        Session session = Session.start(TestGames.game(FOUR, 1, 9));
        Narrator narrator = new Narrator(
                Words.of(Language.ENGLISH), PlayerNames.inSentences(Words.of(Language.ENGLISH), session.game()));
        MatchStep opening = new MatchStep(session.match(), List.of(new Event.RoundBegan(1, 0)));
        assertThat(SampleEvents.every())
                .filteredOn(event -> !(event instanceof Event.RoundBegan))
                .allSatisfy(event -> {
                    List<MatchTransition> history =
                            List.of(new MatchTransition(session.match(), List.of(event), session.match()));
                    List<String> news = event.isNews() ? List.of(narrator.event(event, Listener.BYSTANDER)) : List.of();
                    assertThat(PublicEventHistory.of(history, List.of(), 0).lines(narrator))
                            .isEqualTo(news);
                    assertThat(RoundLog.of(opening, history).turns().stream()
                                    .flatMap(turn -> turn.events().stream())
                                    .skip(1))
                            .isEqualTo(event.isNews() ? List.of(event) : List.of());
                });
    }

    @Test
    void newsAndLogAreAsTheyWereWhileTheyWait() {
        TableStage table = TableStage.open(Session.start(TestGames.game(FOUR, 1, 9)), TableStage.still(), 1280, 800);
        table.act(it -> it.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
        TableViewState before = table.screen().picture();
        table.act(it -> it.screen().handle(new TableInput.DropCardOnDiscards(0)));
        TableViewState after = table.screen().picture();
        assertThat(after.news()).isNotEqualTo(before.news());
        assertThat(after.log()).isNotNull().isNotEqualTo(before.log());
        TableViewState waiting = after.behind(before, EnumSet.of(DelayedUpdate.NEWS));
        assertThat(waiting.news()).isEqualTo(before.news());
        assertThat(waiting.log()).isEqualTo(before.log());
        assertThat(after.behind(before, EnumSet.complementOf(EnumSet.of(DelayedUpdate.NEWS))))
                .extracting(TableViewState::news, TableViewState::log)
                .containsExactly(after.news(), after.log());
        table.act(it -> it.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
        assertThat(table.screen()
                        .picture()
                        .behind(before, EnumSet.of(DelayedUpdate.NEWS))
                        .log())
                .as("a log that was closed meanwhile")
                .isNull();
    }

    private static void check(Predicate<MatchTransition> wanted, Class<? extends CardLocation> to) {
        GameSituations.FoundStep found = GameSituations.step(FOUR, 1, wanted);
        MotionPlan plan = found.plan(new VisibleHands(Seating.NOBODY, Seating.NOBODY));
        double lands = plan.movements().stream()
                .filter(timed -> timed.movement() instanceof Movement.CardMove move && to.isInstance(move.to()))
                .mapToDouble(ScheduledMovement::end)
                .min()
                .orElseThrow();
        assertThat(plan.movements()).anyMatch(timed -> timed.end() > lands);
        Gallery.onToolkit(() -> {
            TableScreen screen = new TableScreen(found.session(), TableStage.still(), new Nowhere());
            new Scene(screen.root(), 1280, 800).snapshot(null);
            Set<DelayedUpdate> lags = TableAnimationFactory.lags(plan);
            TableViewState picture = screen.picture();
            TableAnimationFactory stage =
                    new TableAnimationFactory(screen.view(), picture, picture, _ -> "", lags::remove);
            MotionPlayback playback = new MotionPlayback(plan, Pace.NORMAL, stage, () -> {});
            playback.show(0);
            playback.show(lands - 1);
            assertThat(lags).contains(DelayedUpdate.NEWS);
            playback.show(lands);
            assertThat(playback.ended()).isFalse();
            assertThat(lags).doesNotContain(DelayedUpdate.NEWS);
            playback.finish();
            return null;
        });
    }

    private static boolean has(MatchTransition step, Class<? extends Event> kind) {
        return step.events().stream().anyMatch(kind::isInstance)
                && step.before()
                                .rules()
                                .seating()
                                .carOf(step.before().round().phase().turn())
                        != 0;
    }
}

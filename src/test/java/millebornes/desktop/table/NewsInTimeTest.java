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
import millebornes.words.Audience;
import millebornes.words.Language;
import millebornes.words.Narrator;
import millebornes.words.PlayerNames;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// The news names an act when its card has reached its visible place, neither earlier nor later.
class NewsInTimeTest {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));

    @Test
    void anAttackIsToldWhenItsCardIsHeldUpBesideTheCar() {
        check(transition -> has(transition, Event.Attacked.class), CardLocation.BesideCar.class);
    }

    @Test
    void aDriveIsToldWhenItsCardIsHeldUpBesideTheWay() {
        check(transition -> has(transition, Event.Drove.class), CardLocation.BesideWay.class);
    }

    @Test
    void aDiscardIsToldWhenItLiesThere() {
        check(transition -> has(transition, Event.Discarded.class), CardLocation.Discards.class);
    }

    /// Where no card moves before everybody, nothing is waited for.
    @Test
    void whatMovesNoCardIsToldAtOnce() {
        assertThat(TableAnimationFactory.lags(new MotionPlan(List.of())))
                .doesNotContain(DelayedUpdate.NEWS)
                .contains(DelayedUpdate.TURN, DelayedUpdate.SHOE);
        MotionPlan drawnPlan = new MotionPlan(List.of(new ScheduledMovement(
                new Movement.CardMove(new CardLocation.DrawPile(), new CardLocation.ClosedHand(1), null), 0, 100)));
        assertThat(TableAnimationFactory.lags(drawnPlan)).doesNotContain(DelayedUpdate.NEWS);
    }

    @Test
    void bannerAndLogTellTheSameNews() {
        Session session = Session.start(TestGames.game(FOUR, 1, 9));
        Narrator narrator = new Narrator(
                Words.of(Language.ENGLISH), PlayerNames.inSentences(Words.of(Language.ENGLISH), session.game()));
        MatchStep openingStep = new MatchStep(session.match(), List.of(new Event.RoundBegan(1, 0)));
        assertThat(SampleEvents.every())
                .filteredOn(event -> !(event instanceof Event.RoundBegan))
                .allSatisfy(event -> {
                    List<MatchTransition> history =
                            List.of(new MatchTransition(session.match(), List.of(event), session.match()));
                    List<String> news = event.isNews() ? List.of(narrator.event(event, Audience.BYSTANDER)) : List.of();
                    assertThat(PublicEventHistory.of(history, List.of(), 0).lines(narrator))
                            .isEqualTo(news);
                    assertThat(RoundLog.of(openingStep, history).turns().stream()
                                    .flatMap(turn -> turn.events().stream())
                                    .skip(1))
                            .isEqualTo(event.isNews() ? List.of(event) : List.of());
                });
    }

    @Test
    void newsAndLogAreAsTheyWereWhileTheyWait() {
        TableStage table = TableStage.open(Session.start(TestGames.game(FOUR, 1, 9)), TableStage.still(), 1280, 800);
        table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
        TableViewState stateBefore = table.screen().picture();
        table.act(stage -> stage.screen().handle(new TableInput.DropCardOnDiscards(0)));
        TableViewState stateAfter = table.screen().picture();
        assertThat(stateAfter.news()).isNotEqualTo(stateBefore.news());
        assertThat(stateAfter.log()).isNotNull().isNotEqualTo(stateBefore.log());
        TableViewState waitingState = stateAfter.behind(stateBefore, EnumSet.of(DelayedUpdate.NEWS));
        assertThat(waitingState.news()).isEqualTo(stateBefore.news());
        assertThat(waitingState.log()).isEqualTo(stateBefore.log());
        assertThat(stateAfter.behind(stateBefore, EnumSet.complementOf(EnumSet.of(DelayedUpdate.NEWS))))
                .extracting(TableViewState::news, TableViewState::log)
                .containsExactly(stateAfter.news(), stateAfter.log());
        table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
        assertThat(table.screen()
                        .picture()
                        .behind(stateBefore, EnumSet.of(DelayedUpdate.NEWS))
                        .log())
                .as("a log that was closed meanwhile")
                .isNull();
    }

    private static void check(Predicate<MatchTransition> wanted, Class<? extends CardLocation> to) {
        GameSituations.FoundStep found = GameSituations.step(FOUR, 1, wanted);
        MotionPlan plan = found.plan(new VisibleHands(Seating.NOBODY, Seating.NOBODY));
        double lands = plan.movements().stream()
                .filter(movement -> movement.movement() instanceof Movement.CardMove move && to.isInstance(move.to()))
                .mapToDouble(ScheduledMovement::end)
                .min()
                .orElseThrow();
        assertThat(plan.movements()).anyMatch(movement -> movement.end() > lands);
        Gallery.onToolkit(() -> {
            TableScreen screen = new TableScreen(found.session(), TableStage.still(), new Nowhere());
            new Scene(screen.root(), 1280, 800).snapshot(null);
            Set<DelayedUpdate> lags = TableAnimationFactory.lags(plan);
            TableViewState tableState = screen.picture();
            TableAnimationFactory animationFactory =
                    new TableAnimationFactory(screen.view(), tableState, tableState, _ -> "", lags::remove);
            MotionPlayback playback = new MotionPlayback(plan, Pace.NORMAL, animationFactory, () -> {});
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

    private static boolean has(MatchTransition transition, Class<? extends Event> kind) {
        return transition.events().stream().anyMatch(kind::isInstance)
                && transition
                                .before()
                                .rules()
                                .seating()
                                .carOf(transition.before().round().phase().turn())
                        != 0;
    }
}

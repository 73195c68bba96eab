package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import millebornes.desktop.MouseEvents;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.SkipHintStatus;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.desktop.tabletop.TurnBannerView;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// Nobody has to wait for animations, and nobody presses by accident what appears after them.
class MotionSkipTest {

    private static final Setup FAST =
            new Setup(Editions.BOARD, TeamFormat.singles(3), OptionChoices.NONE.on(FlagOption.ACCELERATED));

    private static final Setup THREE = Setup.of(Editions.BOARD, TeamFormat.singles(3));

    @Test
    void spaceSkipsWhateverMoves() {
        check(table -> press(table, KeyCode.SPACE));
    }

    @Test
    void aClickAnywhereSkipsWhateverMoves() {
        check(table -> Event.fireEvent(table.screen().root(), MouseEvents.at(MouseEvent.MOUSE_PRESSED, 5, 5)));
    }

    /// The curtain waits until what happened was seen; Enter skips that, and does not open the next player's cards.
    @Test
    void enterDoesNotOpenACurtainThatHasNotFallenYet() {
        check(table -> press(table, KeyCode.ENTER));
    }

    /// The question comes after the disc of the attack; who presses has seen enough of the disc, and has not answered.
    @Test
    void anAttackIsSeenBeforeItIsAskedAboutAndSkippedWithoutAnAnswer() {
        attackedByAComputer(stage -> {
            assertThat(stage.screen().motions().isMoving()).isTrue();
            FlowState askedState = stage.screen().flow().moment();
            assertThat(askedState).isInstanceOf(FlowState.CoupFourreAsked.class);
            assertThat(stage.screen().picture().overlay()).isInstanceOf(Overlay.QuestionOverlay.class);
            assertThat(questions(stage)).as("asked while the disc moves").isZero();
            Event.fireEvent(stage.screen().root(), MouseEvents.at(MouseEvent.MOUSE_PRESSED, 500, 300));
            assertThat(stage.screen().motions().isMoving()).isFalse();
            assertThat(stage.screen().view().air().getChildren()).isEmpty();
            assertThat(stage.screen().flow().moment()).isEqualTo(askedState);
            assertThat(questions(stage)).isPositive();
        });
    }

    /// What moves is told while it moves: who attacks, not who is to answer or who thinks.
    @Test
    void theBannerSaysWhatMoves() {
        attackedByAComputer(stage -> {
            String asked = stage.screen().picture().banner().title();
            String told = Objects.requireNonNull(stage.screen().picture().act()).title();
            assertThat(told).isNotEqualTo(asked);
            assertThat(banner(stage)).isEqualTo(told);
            stage.screen().motions().skip();
            assertThat(banner(stage)).isEqualTo(asked);
        });
    }

    /// A table at which a computer has just attacked the person, slowly.
    private static void attackedByAComputer(Consumer<TableStage> check) {
        TableStage table = TableStage.open(
                GameSituations.find(THREE, 1, MotionSkipTest::canAttackThePerson),
                new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.SLOW),
                1000,
                700);
        table.act(stage -> {
            stage.screen().motions().skip();
            Round round = stage.session().match().round();
            int seat = round.phase().turn();
            Move attackMove = attack(stage.session().match().rules().legalMoves(round));
            stage.screen().handle(new TableInput.PlayComputerMove(seat, attackMove));
            check.accept(stage);
        });
    }

    private static String banner(TableStage table) {
        return table.screen().root().lookupAll("*").stream()
                .filter(TurnBannerView.class::isInstance)
                .map(Node::getAccessibleText)
                .findFirst()
                .orElseThrow();
    }

    private static long questions(TableStage table) {
        return table.screen().root().lookupAll("*").stream()
                .filter(node -> node instanceof QuestionBar && node.isVisible())
                .count();
    }

    private static Move attack(List<Move> legal) {
        return legal.stream()
                .filter(MotionSkipTest::attacksThePerson)
                .findFirst()
                .orElseThrow();
    }

    private static boolean canAttackThePerson(Round round) {
        return round.phase() instanceof Phase.Turn turn
                && turn.seat() != 0
                && round.car(0).km() > 0
                && THREE.rules().legalMoves(round).stream().anyMatch(MotionSkipTest::attacksThePerson);
    }

    private static boolean attacksThePerson(Move move) {
        return move instanceof Move.Attack attack && attack.car() == 0;
    }

    @Test
    void whenTheWindowLosesTheFocusNothingOpenStaysInTheAir() {
        check(table -> {
            table.screen().motions().skip();
            table.screen().flow().cover();
            table.screen().refresh();
        });
    }

    /// It is told in whatever language, window and size of text, the first time that something moves for long; anyone
    /// who has clicked, or seen it to its end, is not told again.
    @Test
    void aClickThatSkipsIsToldOnce() {
        for (int percent : new int[] {100, 200}) {
            ScreenContext context = new ScreenContext(
                    percent == 100 ? Language.FRENCH : Language.ENGLISH,
                    new AppearanceSettings(ColourTheme.DAY, new TextScale(percent)),
                    Pace.SLOW);
            context.skipHintStatus(SkipHintStatus.DUE);
            TableStage table =
                    TableStage.open(GameSituations.find(FAST, 1, MotionSkipTest::canDrive), context, 1024, 700);
            drive(table);
            assertThat(table.scene().lookup("#skip-hint")).isNotNull();
            assertThat(context.skipHintStatus()).isEqualTo(SkipHintStatus.GIVEN);
            table.picture("skip-hint-" + percent);
            table.act(stage -> {
                Bounds hint = inScene(stage.scene().lookup("#skip-hint"));
                assertThat(stage.screen().picture().board().cars().size()).isPositive();
                for (int car = 0; car < stage.screen().picture().board().cars().size(); car++) {
                    Point point = stage.screen().view().board().carPlace(car);
                    assertThat(hint.contains(point.x(), point.y()))
                            .as("car %d", car)
                            .isFalse();
                }
                Rect roadRect = stage.screen().view().places().board().toWindow(FixedBoardPlaces.BOARD);
                Rect legendRect = stage.screen().view().places().board().toWindow(FixedBoardPlaces.LEGEND);
                assertThat(hint.getMinY())
                        .as("below the road")
                        .isGreaterThan(Math.min(legendRect.y(), roadRect.bottom()) - 6);
            });
            table.act(stage -> Event.fireEvent(stage.screen().root(), MouseEvents.at(MouseEvent.MOUSE_PRESSED, 5, 5)));
            assertThat(table.screen().motions().isMoving()).isFalse();
            table.act(stage -> assertThat(stage.scene().lookup("#skip-hint")).isNull());
            table.act(stage -> {
                stage.screen().handle(new TableInput.PressButton(TableCommand.UNDO));
                stage.screen().motions().skip();
            });
            drive(table);
            assertThat(table.scene().lookup("#skip-hint")).as("once").isNull();
        }
    }

    private static void drive(TableStage table) {
        int place = table.place(chosenCard -> chosenCard.card() == Distance.KM_25 && chosenCard.refused() == null);
        table.act(stage -> {
            stage.screen().handle(new TableInput.PressCard(place));
            stage.screen().handle(new TableInput.PressCard(place));
            assertThat(stage.screen().motions().isMoving()).isTrue();
        });
    }

    private static boolean canDrive(Round round) {
        return round.phase() instanceof Phase.Turn turn
                && turn.seat() == 0
                && turn.plays() == 0
                && round.car(0).rolls()
                && round.car(0).km() > 100
                && round.hand(0).holds(Distance.KM_25);
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private interface Skipping {

        void skip(TableStage table);
    }

    private static void check(Skipping skipping) {
        TableStage table = TableStage.open(
                TestGames.people(2, 5),
                new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.SLOW),
                1000,
                700);
        table.act(stage -> {
            stage.screen().motions().skip();
            stage.screen().flow().raiseCurtain();
            stage.screen().refresh();
            assertThat(stage.screen().flow().moment()).isInstanceOf(FlowState.Turn.class);
            stage.screen().handle(new TableInput.DropCardOnDiscards(0));
            assertThat(stage.screen().motions().isMoving()).isTrue();
            assertThat(stage.screen().view().air().getChildren()).isNotEmpty();
            skipping.skip(stage);
            assertThat(stage.screen().motions().isMoving()).isFalse();
            assertThat(stage.screen().view().air().getChildren()).isEmpty();
            assertThat(stage.screen().flow().moment()).isInstanceOf(FlowState.Curtain.class);
            assertThat(stage.screen().picture().overlay()).isInstanceOf(Overlay.CurtainOverlay.class);
            assertThat(stage.screen().picture().hand().cards()).isEmpty();
        });
    }

    private static void press(TableStage table, KeyCode code) {
        Event.fireEvent(
                table.screen().root(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
    }
}

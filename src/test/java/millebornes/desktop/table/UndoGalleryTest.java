package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.ControlsViewState.ButtonState;
import millebornes.desktop.tabletop.ControlsViewState.ButtonViewState;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The last act is undone at the real table, by button and by keys, and only while that is possible.
class UndoGalleryTest {

    private static final Setup FAST =
            new Setup(Editions.BOARD, TeamFormat.singles(3), OptionChoices.NONE.on(FlagOption.ACCELERATED));
    private static final Setup TWO = Setup.of(Editions.BOARD, TeamFormat.singles(2));

    private final FxRobot robot = new StraightRobot();

    @Test
    void aPlayOfALongTurnIsTakenBack() {
        Session session = GameSituations.find(FAST, 1, UndoGalleryTest::canDrive);
        TableStage table = TableStage.open(session, TableStage.still(), 1280, 800);
        assertThat(undo(table).state()).isEqualTo(ButtonState.IDLE);
        Match matchBefore = session.match();
        play(table);
        String said = table.screen().picture().news().getLast();
        assertThat(session.match()).isNotEqualTo(matchBefore);
        assertThat(undo(table).state()).isEqualTo(ButtonState.ENABLED);
        table.pictures("undo-possible");

        robot.clickOn("#undo");
        assertThat(session.match()).isEqualTo(matchBefore);
        assertThat(button(table, TableCommand.REDO).state()).isEqualTo(ButtonState.ENABLED);
        String undone = table.screen().picture().news().getLast();
        assertThat(undone).contains(session.game().players().getFirst().name(), "reprend", "km");
        assertThat(table.screen().picture().news()).doesNotContain(said);
        table.pictures("undo-done");

        play(table);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(session.match()).isEqualTo(matchBefore);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(session.match()).isEqualTo(matchBefore);
        play(table);
        robot.type(KeyCode.C);
        assertThat(session.match()).isEqualTo(matchBefore);
    }

    /// One button stands there for both; who clicks it twice means it once.
    @Test
    void whatWasTakenBackIsPlayedAgain() {
        Session session = GameSituations.find(
                FAST,
                1,
                round -> canDrive(round)
                        && round.hand(0).holds(Distance.KM_50)
                        && !round.car(0).hazards().contains(Hazard.SPEED_LIMIT));
        TableStage table = TableStage.open(session, TableStage.still(), 1280, 800);
        Match matchBefore = session.match();
        play(table);
        Match matchAfter = session.match();
        robot.clickOn("#undo");
        assertThat(robot.lookup("#undo").tryQuery()).isEmpty();
        table.pictures("redo-possible");
        robot.moveTo("#hand-0").clickOn("#redo");
        assertThat(session.match()).isEqualTo(matchAfter);
        assertThat(robot.lookup("#redo").tryQuery()).isEmpty();

        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(session.match()).isEqualTo(matchBefore);
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertThat(session.match()).isEqualTo(matchAfter);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        assertThat(session.match()).isEqualTo(matchAfter);
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertThat(session.match()).isEqualTo(matchAfter);
        assertThat(said()).contains(table.words("redo.none"));

        robot.moveTo("#hand-0").doubleClickOn("#undo");
        assertThat(session.match()).isEqualTo(matchBefore);
        Gallery.onToolkit(() -> {
            robot.lookup("#redo").queryButton().requestFocus();
            return true;
        });
        robot.type(KeyCode.ENTER);
        assertThat(session.match()).isEqualTo(matchAfter);
        assertThat(robot.lookup("#undo").queryButton().isFocused())
                .as("the keyboard stays in its place")
                .isTrue();
        robot.type(KeyCode.ENTER);
        assertThat(session.match()).isEqualTo(matchBefore);

        int other = table.place(chosenCard -> chosenCard.card() == Distance.KM_50);
        robot.clickOn("#hand-" + other).clickOn("#hand-" + other);
        Match matchInstead = session.match();
        assertThat(matchInstead).isNotEqualTo(matchAfter);
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertThat(session.match()).isEqualTo(matchInstead);
        assertThat(said()).contains(table.words("redo.late"));
    }

    /// What is written over the middle of the table.
    private String said() {
        Patience.settle();
        return robot.lookup("#announcement").queryLabeled().getText();
    }

    /// Anyone who has undone at the door what was meant, plays it again there: nobody has to look at cards for it.
    @Test
    void atTheDoorItIsPlayedAgain() {
        Session session = GameSituations.find(
                TWO,
                -1,
                round -> round.phase() instanceof Phase.Turn turn
                        && turn.seat() == 0
                        && round.car(0).km() > 100);
        TableStage table = TableStage.open(session, TableStage.still(), 1280, 800);
        robot.clickOn("#curtain-open");
        int place = table.place(chosenCard -> chosenCard.discard() == null);
        robot.clickOn("#hand-" + place).clickOn("#discard");
        Match matchAfter = session.match();
        robot.clickOn("#curtain-undo");
        assertThat(session.match()).isNotEqualTo(matchAfter);
        assertThat(table.screen().flow().looker()).isEmpty();
        table.pictures("redo-at-the-door");
        robot.moveTo("#curtain-open").clickOn("#curtain-redo");
        assertThat(session.match()).isEqualTo(matchAfter);
        assertThat(table.screen().flow().moment()).isEqualTo(new FlowState.Curtain(1, FlowState.CurtainPurpose.TURN));
    }

    @Test
    void whatIsTakenBackMovesAndIsSaidWhenTheCardIsInTheHandAgain() throws Exception {
        ScreenContext context = TableStage.still();
        Session session = GameSituations.find(FAST, 1, UndoGalleryTest::canDrive);
        TableStage table = TableStage.open(session, context, 1280, 800);
        table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
        List<String> before = read();
        play(table);
        assertThat(read()).isNotEqualTo(before);
        context.pace(Pace.SLOW);
        table.act(stage -> {
            stage.screen().handle(new TableInput.PressButton(TableCommand.UNDO));
            assertThat(stage.screen().motions().isMoving()).isTrue();
        });
        String undone = table.screen().picture().news().getLast();
        assertThat(undone).contains("reprend");
        assertThat(heard()).isNotEqualTo(undone);
        assertThat(read()).doesNotContain(undone);
        robot.type(KeyCode.SPACE);
        assertThat(table.screen().motions().isMoving()).isFalse();
        assertThat(heard()).isEqualTo(undone);
        assertThat(read()).startsWith(before.toArray(String[]::new)).endsWith(undone);
        table.picture("undo-log");

        context.pace(Pace.OFF);
        play(table);
        assertThat(read()).doesNotContain(undone);
        assertThat(table.screen().picture().news()).contains(undone);
    }

    private String heard() {
        return robot.lookup("#news").query().getAccessibleText();
    }

    private List<String> read() {
        ScrollPane text = robot.lookup("#log-text").queryAs(ScrollPane.class);
        return Gallery.onToolkit(() -> text.getContent().lookupAll(".mb-body").stream()
                .map(node -> ((Labeled) node).getText())
                .toList());
    }

    private static boolean canDrive(Round round) {
        return round.phase() instanceof Phase.Turn turn
                && turn.seat() == 0
                && turn.plays() == 0
                && round.car(0).rolls()
                && round.car(0).km() > 100
                && round.hand(0).holds(Distance.KM_25);
    }

    @Test
    void escLetsGoOfACardThatIsOnlyChosen() {
        Session session =
                GameSituations.find(TWO, 1, round -> round.phase() instanceof Phase.Turn turn && turn.seat() == 0);
        TableStage table = TableStage.open(session, TableStage.still(), 1280, 800);
        Match matchBefore = session.match();
        robot.clickOn("#hand-0");
        assertThat(choosing(table)).isTrue();
        robot.type(KeyCode.ESCAPE);
        assertThat(choosing(table)).isFalse();
        assertThat(session.match()).isEqualTo(matchBefore);
    }

    /// The attacker may think again until somebody answers; the attacker's cards stay covered on the way back.
    @Test
    void anAttackIsTakenBackUntilSomebodySpeaksUp() {
        Session session = GameSituations.find(
                TWO,
                -1,
                round -> round.phase() instanceof Phase.Turn turn
                        && turn.seat() == 0
                        && round.car(1).rolls()
                        && round.hand(0).holds(Hazard.ACCIDENT)
                        && !round.car(1).immuneTo(Hazard.ACCIDENT));
        TableStage table = TableStage.open(session, TableStage.still(), 1280, 800);
        robot.clickOn("#curtain-open");
        Match matchBefore = session.match();
        int attack = table.place(chosenCard -> chosenCard.targets().equals(List.of(1)));
        robot.clickOn("#hand-" + attack).clickOn("#hand-" + attack);
        assertThat(table.screen().flow().moment()).isInstanceOf(FlowState.CoupFourreAsked.class);
        table.pictures("undo-attack");
        robot.clickOn("#undo");
        assertThat(session.match()).isEqualTo(matchBefore);
        assertThat(table.screen().flow().moment()).isEqualTo(new FlowState.Curtain(0, FlowState.CurtainPurpose.TURN));

        robot.clickOn("#curtain-open");
        robot.clickOn("#hand-" + attack).clickOn("#hand-" + attack);
        robot.clickOn("#coup-fourre");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(table.screen().flow().moment()).isInstanceOf(FlowState.Curtain.class);
        assertThat(said()).as("at a curtain, too").contains(table.words("undo.seen"));
        table.pictures("undo-too-late-curtain");
        robot.type(KeyCode.ESCAPE);
        assertThat(table.screen().flow().moment()).isInstanceOf(FlowState.CoupFourreAsked.class);
        assertThat(undo(table).state()).isEqualTo(ButtonState.IDLE);
        assertThat(session.match()).isNotEqualTo(matchBefore);
    }

    @Test
    void whatCannotBeTakenBackSaysWhy() {
        TableStage table = TableStage.open(Session.start(TestGames.game(TWO, 1, 3)), TableStage.still(), 1280, 800);
        Match matchBefore = table.session().match();
        robot.clickOn("#undo");
        Patience.settle();
        Button button = robot.lookup("#undo").queryButton();
        assertThat(button.getTooltip().isShowing()).isTrue();
        assertThat(button.getTooltip().getText()).contains(undo(table).hint());
        assertThat(undo(table).hint()).isNotBlank();
        assertThat(table.session().match()).isEqualTo(matchBefore);
    }

    private void play(TableStage table) {
        int place = table.place(chosenCard -> chosenCard.refused() == null
                && chosenCard.on(0) instanceof Move.Play
                && chosenCard.targets().equals(List.of(0)));
        robot.clickOn("#hand-" + place).clickOn("#hand-" + place);
        Patience.settle();
    }

    private static boolean choosing(TableStage table) {
        return table.screen().flow().moment() instanceof FlowState.Turn turn && turn.choice() != null;
    }

    private static ButtonViewState undo(TableStage table) {
        return button(table, TableCommand.UNDO);
    }

    private static ButtonViewState button(TableStage table, TableCommand command) {
        return table.screen().picture().controls().buttons().stream()
                .filter(control -> control.command() == command)
                .findFirst()
                .orElseThrow();
    }
}

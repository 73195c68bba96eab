package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import millebornes.desktop.Patience;
import millebornes.desktop.StraightRobot;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A refusal at the table leads to the page of its rule and back to the same table.
class RuleLinkTest {

    private static final Setup TWO = Setup.of(Editions.BOARD, TeamFormat.singles(2));

    private final FxRobot robot = new StraightRobot();

    private TableStage refused() {
        TableStage table = TableStage.open(TestGames.game(TWO, 1, 3), TableStage.still(), 1280, 800);
        robot.clickOn("#hand-" + table.place(chosenCard -> chosenCard.refused() != null));
        Patience.settle();
        return table;
    }

    @Test
    void theLinkOpensThePageAndEscComesBack() {
        TableStage table = refused();
        String link = robot.lookup("#why-not-rule").queryAs(Labeled.class).getText();
        robot.clickOn("#why-not-rule");
        Patience.settle();
        String title = robot.lookup("#rule-title").queryAs(Labeled.class).getText();
        assertThat(link).endsWith(title);
        table.picture("table-rule");
        leavesAsItWas(table, KeyCode.ESCAPE);
    }

    @Test
    void theKeyboardOpensThePageAndClosesIt() {
        TableStage table = refused();
        robot.type(KeyCode.F1);
        Patience.settle();
        assertThat(robot.lookup("#rule-popup").tryQuery()).isPresent();
        leavesAsItWas(table, KeyCode.ENTER);
    }

    @Test
    void theLinkCanBePressedWithEnterToo() {
        TableStage table = refused();
        table.act(stage -> stage.scene().lookup("#why-not-rule").requestFocus());
        robot.type(KeyCode.ENTER);
        Patience.settle();
        assertThat(robot.lookup("#rule-popup").tryQuery()).isPresent();
        leavesAsItWas(table, KeyCode.ESCAPE);
    }

    @Test
    void keysMeanNothingToTheTableWhileThePageIsOpen() {
        TableStage table = refused();
        FlowState stateBefore = table.screen().flow().moment();
        robot.type(KeyCode.F1).type(KeyCode.RIGHT, KeyCode.DELETE, KeyCode.TAB, KeyCode.TAB, KeyCode.TAB);
        Patience.settle();
        assertThat(table.screen().flow().moment()).isEqualTo(stateBefore);
        assertThat(table.screen().isReading()).isTrue();
    }

    private void leavesAsItWas(TableStage table, KeyCode key) {
        FlowState stateBefore = table.screen().flow().moment();
        robot.type(key);
        Patience.settle();
        assertThat(robot.lookup("#rule-popup").tryQuery()).isEmpty();
        assertThat(table.screen().flow().moment()).isEqualTo(stateBefore);
        assertThat(robot.lookup("#why-not-rule").tryQuery()).isPresent();
    }
}

package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.desktop.Gallery;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

/// The moments in which nobody minds being kept waiting: a curtain hangs, or a computer player thinks.
@ExtendWith(ApplicationExtension.class)
class TableAtRestTest {

    @Test
    void aCurtainThatHangsIsRestAndWhoHasTheHandIsNot() throws Exception {
        TableStage table = open(0b11);
        table.await(() -> table.rests() == 1);
        Gallery.onToolkit(() -> {
            table.screen().flow().raiseCurtain();
            table.screen().refresh();
            assertThat(table.screen().flow().moment()).isInstanceOf(FlowState.Turn.class);
            table.screen().refresh();
            return true;
        });
        assertThat(table.rests()).isEqualTo(1);
    }

    @Test
    void computersRestBeforeEveryMove() throws Exception {
        TableStage table = open(0);
        table.await(() -> table.roundsOver() == 1);
        assertThat(table.rests()).isGreaterThanOrEqualTo(table.session().moves().size());
    }

    private static TableStage open(int people) {
        return TableStage.open(
                TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(2)), people, 7),
                TableStage.still(),
                1280,
                800);
    }
}

package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import millebornes.desktop.controls.MicroOrTableSetting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// From the set-up page to the retro screen, out of it, back after a restart, and away for good.
class MicroJourneyTest {

    private static final String PANE = "micro";

    @TempDir
    Path folder;

    @Test
    void theGameIsKeptAndGoesOnAfterTheNextStart() throws IOException {
        ProgramStage program = ProgramStage.open(folder);
        program.click("new-game").click("edition-micro").click("micro-retro").click("play");
        program.until(() -> says(program, "Les cartes arrivent"));
        program.click(PANE);
        program.until(() -> says(program, "Nom, sept caractères"));
        for (int sign = 0; sign < 7; sign++) {
            program.type(KeyCode.BACK_SPACE);
        }
        program.robot().write("zoe");
        program.until(() -> says(program, "ZOE"));
        program.type(KeyCode.SPACE);
        program.until(() -> says(program, "Tirer une carte, choix 1 sur 3"));
        program.type(KeyCode.SPACE, KeyCode.RIGHT);
        program.until(() -> says(program, "Défausser, choix 2 sur 2"));
        program.type(KeyCode.SPACE, KeyCode.SPACE);
        program.until(() -> says(program, "Tirer une carte"));
        assertThat(help(program)).contains("ZOE : 0 km");
        String before = help(program);
        program.type(KeyCode.ESCAPE, KeyCode.RIGHT, KeyCode.RIGHT);
        program.until(() -> says(program, "Accueil, choix 3 sur 4"));
        program.type(KeyCode.SPACE);
        program.until(() -> program.has("continue"));
        program.stores().settle();
        assertThat(program.stores().games().games()).hasSize(1);
        program.close();

        ProgramStage secondStage = ProgramStage.open(folder);
        secondStage.click("continue");
        secondStage.until(() -> says(secondStage, "Tirer une carte, choix 1 sur 3"));
        assertThat(help(secondStage)).isEqualTo(before);
        secondStage.type(KeyCode.LEFT, KeyCode.SPACE);
        secondStage.until(() -> says(secondStage, "Tout abandonner"));
        secondStage.type(KeyCode.RIGHT, KeyCode.SPACE);
        secondStage.until(() -> says(secondStage, "Une autre partie"));
        assertThat(secondStage.stores().games().games()).isEmpty();
        secondStage.type(KeyCode.RIGHT, KeyCode.SPACE);
        secondStage.until(() -> secondStage.has("new-game"));
        assertThat(secondStage.has("continue")).isFalse();
        secondStage.close();
    }

    @Test
    void theSameRulesArePlayedAtTheUsualTable() {
        ProgramStage program = ProgramStage.open(folder);
        program.click("new-game").click("edition-micro").click("micro-table").click("play");
        program.until(() -> program.has("hand-0"));
        assertThat(program.has(PANE)).isFalse();
        assertThat(program.afterRestart(folder).context().microOrTableSetting()).isEqualTo(MicroOrTableSetting.TABLE);
        program.close();
    }

    /// The picture is one node to those who do not see it.
    private static boolean says(ProgramStage program, String text) {
        return program.has(PANE)
                && program.node(PANE, Node.class).getAccessibleText().contains(text);
    }

    private static String help(ProgramStage program) {
        return program.node(PANE, Node.class).getAccessibleHelp().replace('\u00a0', ' ');
    }
}

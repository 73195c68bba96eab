package millebornes.desktop.app;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import millebornes.desktop.setup.LastSetup;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.table.Livery;
import millebornes.session.DriverFace;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The first game of a family: who travels is asked once, before anything is remembered.
class FirstStartTest {

    @TempDir
    Path folder;

    private @Nullable ProgramStage program;

    @AfterEach
    void close() {
        if (program != null) {
            program.close();
        }
    }

    @Test
    void theFacesInTheCarsFillInTheSetup() {
        ProgramStage openedStage = open();
        openedStage
                .click("new-game")
                .click("face-grandfather")
                .click("garage-C")
                .click("face-girl")
                .click("garage-E")
                .click("travelers-go");
        assertThat(openedStage.node("seat-0-name", TextField.class).getText()).isEqualTo("Papi");
        assertThat(openedStage.node("seat-1-name", TextField.class).getText()).isEqualTo("Couettes");
        openedStage.click("play");
        LastSetup setup = openedStage.stores().families().value();
        assertThat(setup.liveries()).startsWith(Livery.C, Livery.E);
        assertThat(setup.sitters().getLast().outfit().driver()).isEqualTo(DriverFace.GIRL);
        assertThat(openedStage.has("menu")).isTrue();
    }

    /// Also by keyboard: a press on Enter seats somebody, another chooses the car.
    @Test
    void nobodyIsAskedTwice() {
        ProgramStage openedStage = open();
        openedStage.click("new-game").type(KeyCode.ENTER).type(KeyCode.ENTER);
        openedStage.click("travelers-go").click("home").click("new-game");
        assertThat(openedStage.has("play")).isTrue();
    }

    /// Anyone who seats nobody gets the usual two, and is asked again until a game was played.
    @Test
    void nobodyHasToSitDown() {
        ProgramStage openedStage = open();
        openedStage.click("new-game").click("travelers-go").click("home").click("new-game");
        openedStage.click("travelers-go").click("play");
        openedStage.click("menu").click("menu-home").click("new-game");
        assertThat(openedStage.has("play")).isTrue();
    }

    /// One click more than in every later game.
    @Test
    void anAcceleratedGameIsFourClicksAway() {
        open().click("new-game")
                .click("travelers-go")
                .click("variant-ACCELERATED")
                .click("play");
        assertThat(requireNonNull(program)
                        .stores()
                        .families()
                        .value()
                        .wishedChoices()
                        .on()
                        .contains(FlagOption.ACCELERATED))
                .isTrue();
    }

    @Test
    void theWayToTheLessonLeadsHome() {
        ProgramStage openedStage = open();
        openedStage.click("new-game").click("learn").click("learn-leave");
        assertThat(openedStage.has("new-game")).isTrue();
        openedStage.click("new-game").click("home");
        assertThat(openedStage.has("new-game")).isTrue();
    }

    private ProgramStage open() {
        ProgramStage openedStage = ProgramStage.openFirst(folder);
        program = openedStage;
        return openedStage;
    }
}

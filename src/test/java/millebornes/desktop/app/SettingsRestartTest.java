package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import millebornes.desktop.Gallery;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.TableShortcut;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.VolumeSetting;
import millebornes.desktop.theme.ColourTheme;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every setting is changed by a click, and is still changed after a restart with the same folder.
class SettingsRestartTest {

    @TempDir
    Path folder;

    @Test
    void whatIsChosenIsThereAfterARestart() {
        ProgramStage program = ProgramStage.open(folder).click("settings");
        program.click("language-en").click("theme-night").click("text-125");
        program.click("group-played").click("hints-advice");
        program.click("group-effects").click("pace-fast");

        program.click("volume-percent");
        Gallery.onToolkit(() -> {
            program.node("volume", Slider.class).requestFocus();
            return true;
        });
        program.type(KeyCode.RIGHT);
        assertThat(program.text("volume-percent")).isEqualTo("70%");
        program.click("mute");
        assertThat(program.text("volume-percent")).isEqualTo("Off");

        program.click("keys").click("letter-MUTE").type(KeyCode.H);
        assertThat(program.text("letters-note")).contains("Any other letter will do");
        program.type(KeyCode.Z);
        assertThat(program.text("letter-MUTE")).isEqualTo("Z");
        program.click("letter-LOG").type(KeyCode.ESCAPE);
        assertThat(program.text("letter-LOG")).isEqualTo("L");
        program.click("letters");
        assertThat(program.has("letter-MUTE")).isFalse();
        program.type(KeyCode.ESCAPE);
        assertThat(program.has("keys")).as("back among the settings").isTrue();
        program.close();

        AppStorage storage = SilentAppStorage.in(folder);
        ScreenContext secondContext = storage.context();
        storage.close();
        assertThat(secondContext.language()).isEqualTo(Language.ENGLISH);
        assertThat(secondContext.look().theme()).isEqualTo(ColourTheme.NIGHT);
        assertThat(secondContext.look().textScale().percent()).isEqualTo(125);
        assertThat(secondContext.pace()).isEqualTo(Pace.FAST);
        assertThat(secondContext.hintSettings().usual()).isEqualTo(HintLevel.ADVICE);
        assertThat(secondContext.loudness()).isEqualTo(new VolumeSetting(70, VolumeSetting.Mute.ON));
        assertThat(secondContext.keys())
                .isEqualTo(ShortcutLetters.USUAL.with(TableShortcut.MUTE, 'Z').with(ShortcutLetters.State.OFF));

        ProgramStage restartedStage =
                ProgramStage.open(folder).click("settings").click("group-effects");
        assertThat(restartedStage.text("volume-percent")).isEqualTo("Off");
        restartedStage.click("keys").click("letters");
        assertThat(restartedStage.text("letter-MUTE")).isEqualTo("Z");
        restartedStage.click("letters-usual");
        assertThat(restartedStage.text("letter-MUTE")).isEqualTo("M");
        restartedStage.close();
    }
}

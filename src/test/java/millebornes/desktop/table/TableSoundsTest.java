package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import millebornes.desktop.Patience;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.TableShortcut;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SoundEffect;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The sounds of a real table, and how they are muted.
class TableSoundsTest {

    private final FxRobot robot = new StraightRobot();
    private final RecordingSoundPlayer player = new RecordingSoundPlayer();

    @Test
    void withoutMotionEverythingIsHeardOnceAndTheLetterAndTheButtonSilenceIt() {
        ScreenContext context = new ScreenContext(Language.ENGLISH, AppearanceSettings.USUAL, Pace.OFF, player);
        TableStage table = TableStage.open(TestGames.people(2, 5), context, 1000, 700);
        assertThat(player.taken()).containsExactly(List.of(SoundEffect.CARD, SoundEffect.TURN));

        robot.clickOn("#curtain-open");
        table.act(stage -> discardTheFirst(stage));
        assertThat(player.taken())
                .containsExactly(List.of(SoundEffect.CARD, SoundEffect.TURN), List.of(SoundEffect.CURTAIN));

        robot.type(KeyCode.M);
        assertThat(player.loudness().isSilent()).isTrue();
        assertThat(tooltip()).isEqualTo("Sound on · Key M");
        robot.type(KeyCode.M);
        assertThat(player.loudness().isSilent()).isFalse();
        assertThat(tooltip()).isEqualTo("Mute · Key M");

        table.act(_ -> context.keys(ShortcutLetters.USUAL.with(TableShortcut.MUTE, 'Z')));
        assertThat(tooltip()).isEqualTo("Mute · Key Z");
        robot.type(KeyCode.M);
        assertThat(player.loudness().isSilent()).isFalse();
        robot.type(KeyCode.Z);
        assertThat(player.loudness().isSilent()).isTrue();

        table.act(_ -> context.keys(context.keys().with(ShortcutLetters.State.OFF)));
        assertThat(tooltip()).isEqualTo("Sound on");
        robot.type(KeyCode.Z);
        assertThat(player.loudness().isSilent()).isTrue();

        robot.clickOn("#curtain-open");
        robot.clickOn("#mute");
        assertThat(player.loudness().isSilent()).isFalse();
    }

    @Test
    void whoSkipsWhatMovesHearsNoMoreOfIt() {
        ScreenContext context = new ScreenContext(Language.ENGLISH, AppearanceSettings.USUAL, Pace.SLOW, player);
        TableStage table = TableStage.open(TestGames.people(2, 5), context, 1000, 700);
        assertThat(player.taken().getFirst()).contains(SoundEffect.CARD);
        table.act(stage -> {
            stage.screen().motions().skip();
            stage.screen().flow().raiseCurtain();
            stage.screen().refresh();
            discardTheFirst(stage);
            int before = player.hushed();
            stage.screen().motions().skip();
            assertThat(player.hushed()).isEqualTo(before + 1);
            stage.screen().motions().skip();
            assertThat(player.hushed()).as("nothing moves any more").isEqualTo(before + 1);
        });
    }

    private static void discardTheFirst(TableStage table) {
        assertThat(table.screen().flow().moment()).isInstanceOf(FlowState.Turn.class);
        table.screen().handle(new TableInput.DropCardOnDiscards(0));
    }

    private String tooltip() {
        Patience.settle();
        return robot.lookup("#mute").queryAs(Button.class).getTooltip().getText();
    }
}

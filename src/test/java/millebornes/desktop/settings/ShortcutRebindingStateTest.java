package millebornes.desktop.settings;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import millebornes.desktop.controls.Shortcut;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.settings.ShortcutRebindingState.RebindingResult;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

class ShortcutRebindingStateTest {

    private static final ShortcutLetters USUAL = ShortcutLetters.USUAL;
    private static final Words WORDS = Words.of(Language.ENGLISH);

    private final ShortcutRebindingState asked = ShortcutRebindingState.DONE.ask(Shortcut.MUTE, USUAL);

    @Test
    void nothingIsTakenWhileNobodyAsks() {
        assertThat(ShortcutRebindingState.DONE.pressed(KeyCode.Z, USUAL)).isEmpty();
    }

    @Test
    void aFreeLetterIsTaken() {
        assertThat(asked.sentence(WORDS)).contains("Sound on or off", "keep M");
        assertThat(asked.pressed(KeyCode.Z, USUAL))
                .contains(new RebindingResult(ShortcutRebindingState.DONE, USUAL.with(Shortcut.MUTE, 'Z')));
    }

    @Test
    void theOwnLetterMayStay() {
        assertThat(asked.pressed(KeyCode.M, USUAL)).contains(new RebindingResult(ShortcutRebindingState.DONE, USUAL));
        assertThat(asked.pressed(KeyCode.ESCAPE, USUAL))
                .contains(new RebindingResult(ShortcutRebindingState.DONE, USUAL));
        assertThat(asked.ask(Shortcut.MUTE, USUAL)).isEqualTo(ShortcutRebindingState.DONE);
    }

    @Test
    void aLetterOfAnotherIsRefusedKindlyAndTheNextOneMayBeTried() {
        RebindingResult refused = asked.pressed(KeyCode.H, USUAL).orElseThrow();
        assertThat(refused.keys()).isEqualTo(USUAL);
        assertThat(refused.next().sentence(WORDS)).isEqualTo("H is already in use: “Hint”. Any other letter will do.");
        assertThat(refused.next().pressed(KeyCode.Z, USUAL).orElseThrow().keys().letter(Shortcut.MUTE))
                .isEqualTo('Z');
    }

    @Test
    void whatIsNoLetterIsRefused() {
        RebindingResult refused = asked.pressed(KeyCode.F5, USUAL).orElseThrow();
        assertThat(refused.keys()).isEqualTo(USUAL);
        assertThat(refused.next().waiting()).isEqualTo(Shortcut.MUTE);
        assertThat(refused.next().sentence(WORDS)).contains("A to Z");
    }

    @Test
    void anotherShortcutMayBeAskedMeanwhile() {
        assertThat(asked.ask(Shortcut.LOG, USUAL).waiting()).isEqualTo(Shortcut.LOG);
    }
}

package millebornes.desktop.settings;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.TableShortcut;
import millebornes.desktop.settings.ShortcutRebindingState.RebindingResult;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

class ShortcutRebindingStateTest {

    private static final ShortcutLetters USUAL = ShortcutLetters.USUAL;
    private static final Words WORDS = Words.of(Language.ENGLISH);

    private final ShortcutRebindingState askedState = ShortcutRebindingState.DONE.ask(TableShortcut.MUTE, USUAL);

    @Test
    void nothingIsTakenWhileNobodyAsks() {
        assertThat(ShortcutRebindingState.DONE.pressed(KeyCode.Z, USUAL)).isEmpty();
    }

    @Test
    void aFreeLetterIsTaken() {
        assertThat(askedState.sentence(WORDS)).contains("Sound on or off", "keep M");
        assertThat(askedState.pressed(KeyCode.Z, USUAL))
                .contains(new RebindingResult(ShortcutRebindingState.DONE, USUAL.with(TableShortcut.MUTE, 'Z')));
    }

    @Test
    void theOwnLetterMayStay() {
        assertThat(askedState.pressed(KeyCode.M, USUAL))
                .contains(new RebindingResult(ShortcutRebindingState.DONE, USUAL));
        assertThat(askedState.pressed(KeyCode.ESCAPE, USUAL))
                .contains(new RebindingResult(ShortcutRebindingState.DONE, USUAL));
        assertThat(askedState.ask(TableShortcut.MUTE, USUAL)).isEqualTo(ShortcutRebindingState.DONE);
    }

    @Test
    void aLetterOfAnotherIsRefusedKindlyAndTheNextOneMayBeTried() {
        RebindingResult refusedResult = askedState.pressed(KeyCode.H, USUAL).orElseThrow();
        assertThat(refusedResult.letters()).isEqualTo(USUAL);
        assertThat(refusedResult.next().sentence(WORDS))
                .isEqualTo("H is already in use: “Hint”. Any other letter will do.");
        assertThat(refusedResult
                        .next()
                        .pressed(KeyCode.Z, USUAL)
                        .orElseThrow()
                        .letters()
                        .letter(TableShortcut.MUTE))
                .isEqualTo('Z');
    }

    @Test
    void whatIsNoLetterIsRefused() {
        RebindingResult refusedResult = askedState.pressed(KeyCode.F5, USUAL).orElseThrow();
        assertThat(refusedResult.letters()).isEqualTo(USUAL);
        assertThat(refusedResult.next().waiting()).isEqualTo(TableShortcut.MUTE);
        assertThat(refusedResult.next().sentence(WORDS)).contains("A to Z");
    }

    @Test
    void anotherShortcutMayBeAskedMeanwhile() {
        assertThat(askedState.ask(TableShortcut.LOG, USUAL).waiting()).isEqualTo(TableShortcut.LOG);
    }
}

package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import javafx.scene.input.KeyCode;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ShortcutLettersTest {

    private static final ShortcutLetters USUAL = ShortcutLetters.USUAL;

    @ParameterizedTest
    @EnumSource
    void everyShortcutHasItsLetterAndItsWordsInEveryLanguage(Shortcut shortcut) {
        for (Language language : Language.values()) {
            assertThat(USUAL.in(language).of(KeyCode.getKeyCode(String.valueOf(shortcut.usual(language)))))
                    .contains(shortcut);
            assertThat(Words.of(language).has(shortcut.textKey())).isTrue();
        }
    }

    @Test
    void whatNobodyHasChosenFollowsTheLanguage() {
        ShortcutLetters french = USUAL.with(Shortcut.MUTE, 'Z').in(Language.FRENCH);
        assertThat(french.letter(Shortcut.HINTS)).isEqualTo('A');
        assertThat(french.letter(Shortcut.MUTE)).isEqualTo('Z');
        assertThat(french.in(Language.ENGLISH)).isEqualTo(USUAL.with(Shortcut.MUTE, 'Z'));
    }

    /// A letter that somebody has chosen is never taken away again, nor does it do two things, whatever is spoken.
    @ParameterizedTest
    @EnumSource
    void aChosenLetterIsFreeInEveryLanguage(Shortcut shortcut) {
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            if (USUAL.holder(letter).isEmpty()) {
                ShortcutLetters french = USUAL.with(shortcut, letter).in(Language.FRENCH);
                assertThat(french.letter(shortcut)).isEqualTo(letter);
                assertThat(french.letters().values()).doesNotHaveDuplicates().hasSize(Shortcut.values().length);
            }
        }
    }

    @Test
    void onlyLettersAreShortcuts() {
        assertThat(USUAL.of(KeyCode.DIGIT1)).isEmpty();
        assertThat(USUAL.of(KeyCode.F1)).isEmpty();
        assertThat(USUAL.of(KeyCode.Z)).isEmpty();
    }

    @Test
    void aChangedLetterDoesWhatTheOldOneDid() {
        ShortcutLetters changed = USUAL.with(Shortcut.MUTE, 'Z');
        assertThat(changed.of(KeyCode.Z)).contains(Shortcut.MUTE);
        assertThat(changed.of(KeyCode.M)).isEmpty();
        assertThat(changed.hint(Words.of(Language.ENGLISH), Shortcut.MUTE)).isEqualTo("Key Z");
    }

    @Test
    void noLetterDoesTwoThings() {
        assertThatIllegalArgumentException().isThrownBy(() -> USUAL.with(Shortcut.MUTE, 'H'));
        assertThat(USUAL.holder('H')).contains(Shortcut.HINTS);
        assertThat(USUAL.with(Shortcut.MUTE, 'M')).isEqualTo(USUAL);
    }

    @Test
    void nothingButALetterIsOne() {
        assertThatIllegalArgumentException().isThrownBy(() -> USUAL.with(Shortcut.MUTE, '1'));
        assertThatIllegalArgumentException().isThrownBy(() -> USUAL.with(Shortcut.MUTE, 'é'));
    }

    @Test
    void lettersThatAreOffDoNothingAndAreKept() {
        ShortcutLetters off = USUAL.with(Shortcut.MUTE, 'Z').with(ShortcutLetters.State.OFF);
        assertThat(off.of(KeyCode.Z)).isEmpty();
        assertThat(off.hint(Words.of(Language.ENGLISH), Shortcut.MUTE)).isEmpty();
        assertThat(off.with(ShortcutLetters.State.ON).of(KeyCode.Z)).contains(Shortcut.MUTE);
    }

    @Test
    void aNewShortcutTakesNoLetterThatSomebodyHasChosen() {
        ShortcutLetters keys =
                new ShortcutLetters(Map.of(Shortcut.MUTE, 'H'), Language.ENGLISH, ShortcutLetters.State.ON);
        assertThat(keys.of(KeyCode.H)).contains(Shortcut.MUTE);
        assertThat(keys.letter(Shortcut.HINTS)).isEqualTo('A');
        assertThat(keys.letter(Shortcut.LOG)).isEqualTo('L');
    }
}

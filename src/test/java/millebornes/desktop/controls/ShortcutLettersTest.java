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
    void everyShortcutHasItsLetterAndItsWordsInEveryLanguage(TableShortcut shortcut) {
        for (Language language : Language.values()) {
            assertThat(USUAL.in(language).of(KeyCode.getKeyCode(String.valueOf(shortcut.usual(language)))))
                    .contains(shortcut);
            assertThat(Words.of(language).has(shortcut.textKey())).isTrue();
        }
    }

    @Test
    void whatNobodyHasChosenFollowsTheLanguage() {
        ShortcutLetters frenchLetters = USUAL.with(TableShortcut.MUTE, 'Z').in(Language.FRENCH);
        assertThat(frenchLetters.letter(TableShortcut.HINTS)).isEqualTo('A');
        assertThat(frenchLetters.letter(TableShortcut.MUTE)).isEqualTo('Z');
        assertThat(frenchLetters.in(Language.ENGLISH)).isEqualTo(USUAL.with(TableShortcut.MUTE, 'Z'));
    }

    /// A letter that somebody has chosen is never taken away again, nor does it do two things, whatever is spoken.
    @ParameterizedTest
    @EnumSource
    void aChosenLetterIsFreeInEveryLanguage(TableShortcut shortcut) {
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            if (USUAL.holder(letter).isEmpty()) {
                ShortcutLetters frenchLetters = USUAL.with(shortcut, letter).in(Language.FRENCH);
                assertThat(frenchLetters.letter(shortcut)).isEqualTo(letter);
                assertThat(frenchLetters.letters().values())
                        .doesNotHaveDuplicates()
                        .hasSize(TableShortcut.values().length);
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
        ShortcutLetters changedLetters = USUAL.with(TableShortcut.MUTE, 'Z');
        assertThat(changedLetters.of(KeyCode.Z)).contains(TableShortcut.MUTE);
        assertThat(changedLetters.of(KeyCode.M)).isEmpty();
        assertThat(changedLetters.hint(Words.of(Language.ENGLISH), TableShortcut.MUTE))
                .isEqualTo("Key Z");
    }

    @Test
    void noLetterDoesTwoThings() {
        assertThatIllegalArgumentException().isThrownBy(() -> USUAL.with(TableShortcut.MUTE, 'H'));
        assertThat(USUAL.holder('H')).contains(TableShortcut.HINTS);
        assertThat(USUAL.with(TableShortcut.MUTE, 'M')).isEqualTo(USUAL);
    }

    @Test
    void nothingButALetterIsOne() {
        assertThatIllegalArgumentException().isThrownBy(() -> USUAL.with(TableShortcut.MUTE, '1'));
        assertThatIllegalArgumentException().isThrownBy(() -> USUAL.with(TableShortcut.MUTE, 'é'));
    }

    @Test
    void lettersThatAreOffDoNothingAndAreKept() {
        ShortcutLetters offLetters = USUAL.with(TableShortcut.MUTE, 'Z').with(ShortcutLetters.State.OFF);
        assertThat(offLetters.of(KeyCode.Z)).isEmpty();
        assertThat(offLetters.hint(Words.of(Language.ENGLISH), TableShortcut.MUTE))
                .isEmpty();
        assertThat(offLetters.with(ShortcutLetters.State.ON).of(KeyCode.Z)).contains(TableShortcut.MUTE);
    }

    @Test
    void aNewShortcutTakesNoLetterThatSomebodyHasChosen() {
        ShortcutLetters letters =
                new ShortcutLetters(Map.of(TableShortcut.MUTE, 'H'), Language.ENGLISH, ShortcutLetters.State.ON);
        assertThat(letters.of(KeyCode.H)).contains(TableShortcut.MUTE);
        assertThat(letters.letter(TableShortcut.HINTS)).isEqualTo('A');
        assertThat(letters.letter(TableShortcut.LOG)).isEqualTo('L');
    }
}

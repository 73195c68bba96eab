package millebornes.desktop.settings;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.TableShortcut;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// The state of changing a shortcut's letter: the shortcut that waits for a key, and the message about the last key.
/// Immutable.
///
/// @param waiting the shortcut that gets the next letter, or null
/// @param said the message about the last key
record ShortcutRebindingState(@Nullable TableShortcut waiting, Said said) {

    /// The state in which no shortcut waits for a key.
    static final ShortcutRebindingState DONE = new ShortcutRebindingState(null, new Said.Invitation());

    /// The message that is shown while letters are changed.
    sealed interface Said {

        /// The explanation of how to change letters, shown at first.
        record Invitation() implements Said {}

        /// Asks for the new letter of a shortcut, which has the letter `kept` now.
        record Ask(TableShortcut shortcut, char kept) implements Said {}

        /// Tells that the letter belongs to another shortcut.
        record Taken(char letter, TableShortcut holder) implements Said {}

        /// Tells that the key is not a letter.
        record NoLetter() implements Said {}
    }

    /// The result of a key: the next state, and the letters, which may be changed.
    record RebindingResult(ShortcutRebindingState next, ShortcutLetters letters) {}

    /// Makes a shortcut wait for its letter; if it already waits, cancels that.
    ShortcutRebindingState ask(TableShortcut shortcut, ShortcutLetters letters) {
        return shortcut == waiting
                ? DONE
                : new ShortcutRebindingState(shortcut, new Said.Ask(shortcut, letters.letter(shortcut)));
    }

    /// Handles a key while a shortcut waits: a free letter is assigned, a used one refused, Esc cancels.
    ///
    /// @return empty when no shortcut waits
    Optional<RebindingResult> pressed(KeyCode key, ShortcutLetters letters) {
        if (waiting == null) {
            return Optional.empty();
        }
        if (key == KeyCode.ESCAPE) {
            return Optional.of(new RebindingResult(DONE, letters));
        }
        Optional<Character> letter = ShortcutLetters.letter(key);
        if (letter.isEmpty()) {
            return Optional.of(new RebindingResult(new ShortcutRebindingState(waiting, new Said.NoLetter()), letters));
        }
        Optional<TableShortcut> holder = letters.holder(letter.get()).filter(otherShortcut -> otherShortcut != waiting);
        return Optional.of(holder.map(otherShortcut -> new RebindingResult(
                        new ShortcutRebindingState(waiting, new Said.Taken(letter.get(), otherShortcut)), letters))
                .orElseGet(() -> new RebindingResult(DONE, letters.with(waiting, letter.get()))));
    }

    /// The message as a sentence.
    String sentence(Words words) {
        return switch (said) {
            case Said.Invitation _ -> words.text("settings.keys.note");
            case Said.Ask ask ->
                words.text("settings.keys.press", words.text(ask.shortcut().textKey()), String.valueOf(ask.kept()));
            case Said.Taken taken ->
                words.text(
                        "settings.keys.taken",
                        String.valueOf(taken.letter()),
                        words.text(taken.holder().textKey()));
            case Said.NoLetter _ -> words.text("settings.keys.none");
        };
    }
}

package millebornes.desktop.controls;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.scene.input.KeyCode;
import millebornes.words.Language;
import millebornes.words.Words;

/// The letter of each shortcut at the table, and whether letters are enabled. Immutable.
///
/// @param chosen the changed letters, from A to Z, all different; a shortcut without one has the default letter of the
///     language or, if that is taken, the first free one
/// @param language the language of the default letters
/// @param state whether letters are enabled; they are kept while disabled
public record ShortcutLetters(Map<TableShortcut, Character> chosen, Language language, State state) {

    /// The default letters of English.
    public static final ShortcutLetters USUAL = new ShortcutLetters(Map.of(), Language.ENGLISH, State.ON);

    /// Whether letters are enabled.
    public enum State {
        ON,
        OFF
    }

    /// @throws IllegalArgumentException when one is not a letter, or is used twice
    public ShortcutLetters {
        chosen = Map.copyOf(chosen);
        if (!chosen.values().stream().allMatch(ShortcutLetters::isLetter)) {
            throw new IllegalArgumentException("A shortcut is a letter from A to Z: " + chosen);
        }
        if (new HashSet<>(chosen.values()).size() != chosen.size()) {
            throw new IllegalArgumentException("No letter does two things: " + chosen);
        }
    }

    /// The letter of every shortcut.
    public Map<TableShortcut, Character> letters() {
        Map<TableShortcut, Character> letters = new EnumMap<>(TableShortcut.class);
        letters.putAll(chosen);
        Set<Character> taken = new HashSet<>(chosen.values());
        for (TableShortcut shortcut : TableShortcut.values()) {
            if (!letters.containsKey(shortcut) && taken.add(shortcut.usual(language))) {
                letters.put(shortcut, shortcut.usual(language));
            }
        }
        for (TableShortcut shortcut : TableShortcut.values()) {
            if (!letters.containsKey(shortcut)) {
                char letter = free(taken);
                letters.put(shortcut, letter);
                taken.add(letter);
            }
        }
        return letters;
    }

    public boolean isOn() {
        return state == State.ON;
    }

    /// The letter of a shortcut, whether letters are enabled or not.
    public char letter(TableShortcut shortcut) {
        return letters().getOrDefault(shortcut, shortcut.usual(language));
    }

    /// The shortcut of a key, if it is a shortcut's letter and letters are enabled.
    public Optional<TableShortcut> of(KeyCode key) {
        return isOn() ? letter(key).flatMap(this::holder) : Optional.empty();
    }

    /// The shortcut that has that letter, if any.
    public Optional<TableShortcut> holder(char letter) {
        return Arrays.stream(TableShortcut.values())
                .filter(shortcut -> letter(shortcut) == letter)
                .findFirst();
    }

    /// The letter of a key, or empty for any other key.
    public static Optional<Character> letter(KeyCode key) {
        return key.isLetterKey() ? Optional.of(key.getName().charAt(0)) : Optional.empty();
    }

    /// These letters with another one for a shortcut; if that is its default letter, it follows the language again.
    ///
    /// @throws IllegalArgumentException when it is not a letter, or belongs to another shortcut
    public ShortcutLetters with(TableShortcut shortcut, char letter) {
        if (holder(letter).filter(otherShortcut -> otherShortcut != shortcut).isPresent()) {
            throw new IllegalArgumentException("No letter does two things: " + letter);
        }
        Map<TableShortcut, Character> other = new EnumMap<>(TableShortcut.class);
        other.putAll(chosen);
        if (letter == shortcut.usual(language)) {
            other.remove(shortcut);
        } else {
            other.put(shortcut, letter);
        }
        return new ShortcutLetters(other, language, state);
    }

    /// These letters, enabled or disabled.
    public ShortcutLetters with(State newState) {
        return new ShortcutLetters(chosen, language, newState);
    }

    /// These letters for another language: those that were not changed follow it.
    public ShortcutLetters in(Language newLanguage) {
        return new ShortcutLetters(chosen, newLanguage, state);
    }

    /// The default letters of the language, enabled.
    public ShortcutLetters usual() {
        return USUAL.in(language);
    }

    /// The letter for a button's tooltip; empty while letters are disabled.
    public String hint(Words words, TableShortcut shortcut) {
        return isOn() ? words.text("shortcut.key", String.valueOf(letter(shortcut))) : "";
    }

    private static char free(Set<Character> taken) {
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            if (!taken.contains(letter)) {
                return letter;
            }
        }
        throw new IllegalArgumentException("No letter is free: " + taken);
    }

    private static boolean isLetter(char letter) {
        return letter >= 'A' && letter <= 'Z';
    }
}

package millebornes.desktop.screens.common;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.scene.input.KeyCode;
import millebornes.desktop.screens.common.model.Shortcut;
import millebornes.words.Words;

/// Which letter does what at the table, and whether letters do anything. A value.
///
/// @param letters one for every shortcut, from A to Z, no two alike
/// @param state whether letters do anything; they are kept while they do not
public record ShortcutKeys(Map<Shortcut, Character> letters, State state) {

    /// Every shortcut with its usual letter.
    public static final ShortcutKeys USUAL = completed(Map.of(), State.ON);

    /// Whether letters do anything.
    public enum State {
        ON,
        OFF
    }

    public ShortcutKeys {
        letters = Map.copyOf(letters);
        if (letters.size() != Shortcut.values().length) {
            throw new IllegalArgumentException("Every shortcut has a letter: " + letters);
        }
        if (!letters.values().stream().allMatch(ShortcutKeys::isLetter)) {
            throw new IllegalArgumentException("A shortcut is a letter from A to Z: " + letters);
        }
        if (new HashSet<>(letters.values()).size() != letters.size()) {
            throw new IllegalArgumentException("No letter does two things: " + letters);
        }
    }

    /// The letters that somebody has chosen; a shortcut without one gets its usual letter, or, where that is taken, the
    /// first free one.
    ///
    /// @throws IllegalArgumentException when one is no letter, or does two things
    public static ShortcutKeys completed(Map<Shortcut, Character> chosen, State state) {
        Map<Shortcut, Character> letters = new EnumMap<>(Shortcut.class);
        letters.putAll(chosen);
        Set<Character> taken = new HashSet<>(chosen.values());
        for (Shortcut shortcut : Shortcut.values()) {
            if (!letters.containsKey(shortcut)) {
                char letter = taken.contains(shortcut.usual()) ? free(taken) : shortcut.usual();
                letters.put(shortcut, letter);
                taken.add(letter);
            }
        }
        return new ShortcutKeys(letters, state);
    }

    public boolean isOn() {
        return state == State.ON;
    }

    /// The letter of a shortcut, whether letters do anything or not.
    public char letter(Shortcut shortcut) {
        return letters.getOrDefault(shortcut, shortcut.usual());
    }

    /// What a key does, if it is the letter of a shortcut and letters do anything.
    public Optional<Shortcut> of(KeyCode key) {
        return isOn() ? letter(key).flatMap(this::holder) : Optional.empty();
    }

    /// Which shortcut has that letter, if any has.
    public Optional<Shortcut> holder(char letter) {
        return Arrays.stream(Shortcut.values())
                .filter(shortcut -> letter(shortcut) == letter)
                .findFirst();
    }

    /// The letter of a key, or nothing when it is another kind of key.
    public static Optional<Character> letter(KeyCode key) {
        return key.isLetterKey() ? Optional.of(key.getName().charAt(0)) : Optional.empty();
    }

    /// The same with another letter for a shortcut.
    ///
    /// @throws IllegalArgumentException when it is no letter, or another shortcut's
    public ShortcutKeys with(Shortcut shortcut, char letter) {
        Map<Shortcut, Character> other = new EnumMap<>(letters);
        other.put(shortcut, letter);
        return new ShortcutKeys(other, state);
    }

    /// The same letters, which do something or not.
    public ShortcutKeys with(State other) {
        return new ShortcutKeys(letters, other);
    }

    /// What a button's tooltip says about its letter; empty while letters do nothing.
    public String hint(Words words, Shortcut shortcut) {
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

package millebornes.desktop.micro;

import java.util.List;

/// The first line of the screen.
sealed interface DialogueLine {

    /// A few words, one of which is chosen.
    ///
    /// @param prompt what is asked, or empty
    /// @param cursor the place of the word that the cursor is on
    record Options(String prompt, List<String> words, int cursor) implements DialogueLine {

        public Options {
            words = List.copyOf(words);
        }
    }

    /// What a card is chosen for, and which one the cursor is on.
    ///
    /// @param key what the space bar does, said where there is room
    record Pick(String verb, String name, String key) implements DialogueLine {}

    /// A sentence.
    ///
    /// @param key what the space bar does, said where there is room; or empty
    record Says(String text, Tone tone, String key) implements DialogueLine {}

    /// How a sentence is meant.
    enum Tone {
        PLAIN,
        /// the machine thinks
        BUSY,
        /// an attack
        ATTACK,
        /// something cannot be done
        REFUSAL,
        /// good news
        JOY
    }
}

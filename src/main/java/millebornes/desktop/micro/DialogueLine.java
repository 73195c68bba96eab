package millebornes.desktop.micro;

import java.util.List;

/// The first line of the screen.
sealed interface DialogueLine {

    /// A choice between a few words.
    ///
    /// @param prompt the question, or empty
    /// @param cursor the index of the word under the cursor
    record Options(String prompt, List<String> words, int cursor) implements DialogueLine {

        public Options {
            words = List.copyOf(words);
        }
    }

    /// The purpose of the selection, and the card under the cursor.
    ///
    /// @param key the effect of the space bar, shown if there is room
    record Pick(String verb, String name, String key) implements DialogueLine {}

    /// A sentence.
    ///
    /// @param key the effect of the space bar, shown if there is room; or empty
    record Says(String text, Tone tone, String key) implements DialogueLine {}

    /// The tone of a sentence.
    enum Tone {
        PLAIN,
        /// the machine thinks
        BUSY,
        /// an attack
        ATTACK,
        /// something is not possible
        REFUSAL,
        /// good news
        JOY
    }
}

package millebornes.desktop.micro;

import java.util.List;

/// The content of the dialogue line, the first line of the retro screen.
sealed interface DialogueLine {

    /// A few words to choose from.
    ///
    /// @param prompt the question, or empty
    /// @param cursor the index of the word under the cursor
    record Options(String prompt, List<String> words, int cursor) implements DialogueLine {

        public Options {
            words = List.copyOf(words);
        }
    }

    /// A card to choose.
    ///
    /// @param verb what is done with it
    /// @param name the name of the card under the cursor
    /// @param key the text about the space bar, shown if there is room
    record Pick(String verb, String name, String key) implements DialogueLine {}

    /// A sentence.
    ///
    /// @param key the text about the space bar, shown if there is room; empty for none
    record Says(String text, Tone tone, String key) implements DialogueLine {}

    /// The meaning of a sentence, which decides its colours.
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

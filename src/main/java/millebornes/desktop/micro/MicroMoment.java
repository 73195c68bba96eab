package millebornes.desktop.micro;

/// What the screen waits for. Nothing in it depends on a card that the machine holds.
sealed interface MicroMoment {

    /// The person chooses one of a few words.
    ///
    /// @param cursor the place of the word that the cursor is on
    record Choice(MicroQuestion question, int cursor) implements MicroMoment {

        /// What the cursor is on.
        public MicroOption option() {
            return question.options().get(cursor);
        }
    }

    /// The person chooses a card.
    ///
    /// @param cursor the place of the card that the cursor is on; after the last one it leads back
    record CardChoice(CardUse use, int cursor) implements MicroMoment {}

    /// Something is told; it goes on by itself, or sooner when a key is pressed.
    record Telling(MicroNotice notice) implements MicroMoment {}

    /// The machine is asked.
    record Thinking(int seat) implements MicroMoment {}

    /// The table of points at the end of a round.
    record Points() implements MicroMoment {}
}

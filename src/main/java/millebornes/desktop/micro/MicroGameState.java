package millebornes.desktop.micro;

import millebornes.desktop.micro.MicroQuestion.MicroOption;

/// The state of the game on the retro screen. Nothing in it depends on the machine's hand.
sealed interface MicroGameState {

    /// The person chooses one of a few words.
    ///
    /// @param cursor the index of the word under the cursor
    record Choice(MicroQuestion question, int cursor) implements MicroGameState {

        /// The option under the cursor.
        public MicroOption option() {
            return question.options().get(cursor);
        }
    }

    /// The person chooses a card.
    ///
    /// @param cursor the index of the card under the cursor; after the last one comes the way back
    record CardChoice(CardUse use, int cursor) implements MicroGameState {}

    /// A notice is shown; it ends after some time, or when a key is pressed.
    record Telling(MicroNotice notice) implements MicroGameState {}

    /// The machine is to move.
    record Thinking(int seat) implements MicroGameState {}

    /// The table of points at the end of a round.
    record Points() implements MicroGameState {}

    /// The purpose of choosing a card.
    enum CardUse {
        PLAY(MicroQuestion.SECOND, MicroOption.PLAY),
        DISCARD(MicroQuestion.SECOND, MicroOption.DISCARD),
        COUP_FOURRE(MicroQuestion.FIRST, MicroOption.COUP_FOURRE);

        private final MicroQuestion question;
        private final MicroOption option;

        CardUse(MicroQuestion question, MicroOption option) {
            this.question = question;
            this.option = option;
        }

        /// The option of the dialogue line that leads to this choice of a card.
        public MicroOption option() {
            return option;
        }

        /// The question that this option answers.
        MicroQuestion question() {
            return question;
        }
    }
}

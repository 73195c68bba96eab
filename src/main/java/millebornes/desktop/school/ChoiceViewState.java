package millebornes.desktop.school;

import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// An answer that is offered.
///
/// @param card the card that it is about, or null
/// @param name what the card is called, or the move where there is none
/// @param caption what would be done with the card
/// @param car the car that the card would be laid before, or -1
/// @param mark how it is shown now
/// @param spoken all of it for those who hear it
record ChoiceViewState(
        Move move, @Nullable Card card, String name, String caption, int car, ChoiceMark mark, String spoken) {

    /// How an answer is shown.
    public enum ChoiceMark {
        /// nobody has answered yet
        OPEN,
        /// the best one, which was chosen
        SOLVED,
        /// the best one, after another was chosen
        BETTER,
        /// what was chosen instead of the best one
        OWN,
        /// one of the others after an answer
        FADED
    }
}

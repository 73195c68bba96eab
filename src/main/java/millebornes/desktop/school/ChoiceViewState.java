package millebornes.desktop.school;

import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// The view state of a possible answer.
///
/// @param card its card, or null
/// @param name the name of the card, or of a move without one
/// @param caption the use of the card
/// @param car the target car, or -1
/// @param mark its state
/// @param spoken the whole text for screen readers
record ChoiceViewState(
        Move move, @Nullable Card card, String name, String caption, int car, ChoiceMark mark, String spoken) {

    /// The state of an answer.
    public enum ChoiceMark {
        /// there is no answer yet
        OPEN,
        /// the best one, which was chosen
        SOLVED,
        /// the best one, after another was chosen
        BETTER,
        /// the player's answer, which is not the best one
        OWN,
        /// one of the others after an answer
        FADED
    }
}

package millebornes.desktop.screens.table.overlay;

import java.util.List;
import millebornes.desktop.theme.Livery;
import millebornes.engine.card.Card;
import org.jspecify.annotations.Nullable;

/// A question with its answers, as a bar shows it.
///
/// @param card what was played, with its name, or null
/// @param from the car on the left of the arrow
/// @param to the car on the right of it, or null when there is no arrow
/// @param sentence what has happened or is asked
/// @param answers the buttons, left to right
public record Question(
        @Nullable Named card, Livery from, @Nullable Livery to, String sentence, List<Answer> answers) {

    /// A card and what it is called.
    public record Named(Card card, String name) {}

    /// One button.
    ///
    /// @param reply what it means
    /// @param seat who says it, where that makes a difference
    /// @param id of its node
    /// @param text what it says
    /// @param tone how it looks; it never tells which answer is the better one
    public record Answer(Reply reply, int seat, String id, String text, Tone tone) {}

    /// How a button of a bar looks.
    public enum Tone {
        GREEN,
        DARK
    }

    public Question {
        answers = List.copyOf(answers);
    }
}

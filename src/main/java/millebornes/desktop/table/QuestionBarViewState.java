package millebornes.desktop.table;

import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// A question with its answers, as a bar shows it.
///
/// @param card the card that was played, with its name, or null
/// @param answering the safety that could answer it, or null
/// @param from the car on the left of the arrow
/// @param to the car on the right of it, or null when there is no arrow
/// @param sentence the text of the question
/// @param answers the buttons, left to right
/// @param isInPictures whether the answers are pictures for players who cannot read; then the sentence is smaller
public record QuestionBarViewState(
        @Nullable NamedCard card,
        @Nullable AnsweringSafety answering,
        Livery from,
        @Nullable Livery to,
        String sentence,
        List<AnswerOption> answers,
        boolean isInPictures) {

    /// A card and its name.
    public record NamedCard(Card card, String name) {}

    /// One answer, as a button.
    ///
    /// @param reply its reply
    /// @param seat the seat that answers, where that makes a difference
    /// @param id of its node
    /// @param text its text
    /// @param spoken the text for screen readers
    /// @param color its colour, which never reveals which answer is better
    public record AnswerOption(
            OverlayAnswer reply, int seat, String id, String text, String spoken, AnswerColor color) {}

    /// The safety that could answer an attack.
    ///
    /// @param name its name
    /// @param display whether its card is shown, and how
    public record AnsweringSafety(Safety safety, String name, SafetyDisplay display) {}

    /// Whether and how the card of the safety is shown.
    public enum SafetyDisplay {
        /// not shown: the answer has its sign
        NOT,
        OFFERED,
        /// shown struck out: it is not in the hand
        MISSING
    }

    /// The colour of an answer button.
    public enum AnswerColor {
        GREEN,
        PLAIN
    }

    public QuestionBarViewState {
        answers = List.copyOf(answers);
    }

    /// Whether the card of the safety is beside the one that was played.
    boolean showsSafety() {
        return answering != null && answering.display() != SafetyDisplay.NOT;
    }
}

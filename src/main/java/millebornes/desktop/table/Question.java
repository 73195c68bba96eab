package millebornes.desktop.table;

import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// A question with its answers, as a bar shows it.
///
/// @param card what was played, with its name, or null
/// @param from the car on the left of the arrow
/// @param to the car on the right of it, or null when there is no arrow
/// @param sentence what has happened or is asked
/// @param answers the buttons, left to right
/// @param juniorQuestion how it is asked of those who cannot read, or null; the sentence is smaller then
public record Question(
        @Nullable NamedCard card,
        Livery from,
        @Nullable Livery to,
        String sentence,
        List<AnswerOption> answers,
        @Nullable JuniorQuestion juniorQuestion) {

    /// A card and what it is called.
    public record NamedCard(Card card, String name) {}

    /// One button.
    ///
    /// @param reply what it means
    /// @param seat who says it, where that makes a difference
    /// @param id of its node
    /// @param text what it says
    /// @param spoken what a screen reader says
    /// @param color how it looks; it never tells which answer is the better one
    public record AnswerOption(ReplyKind reply, int seat, String id, String text, String spoken, AnswerColor color) {}

    /// What stands in pictures beside the sentence.
    ///
    /// @param safety what could answer the attack
    /// @param safetyDisplay whether its card is shown, and how
    public record JuniorQuestion(Safety safety, SafetyDisplay safetyDisplay) {}

    /// How the card of the safety is shown.
    public enum SafetyDisplay {
        /// not at all: somebody is asked first
        NOT,
        OFFERED,
        /// struck out: it is not in the hand
        MISSING
    }

    /// How a button of a bar looks.
    public enum AnswerColor {
        GREEN,
        DARK
    }

    public Question {
        answers = List.copyOf(answers);
    }
}

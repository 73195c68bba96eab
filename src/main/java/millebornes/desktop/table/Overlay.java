package millebornes.desktop.table;

import java.util.List;
import millebornes.desktop.table.Question.AnswerOption;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import millebornes.words.RefusalHelp;
import org.jspecify.annotations.Nullable;

/// The current overlay of the table. Immutable; equal knowledge gives equal overlays.
public sealed interface Overlay {

    /// There is no overlay.
    record Nothing() implements Overlay {}

    /// A curtain covers the cards or the whole window.
    record CurtainOverlay(CurtainContent content) implements Overlay {}

    /// A question to a player.
    ///
    /// @param car the car that it concerns
    record QuestionOverlay(Question question, int car) implements Overlay {}

    /// A hint.
    ///
    /// @param place the place of its card in the hand, or -1
    /// @param juniorAdvice the picture form for players who cannot read, or null; the sentence is read out in any case
    record AdviceOverlay(
            int place, String sentence, @Nullable JuniorAdvice juniorAdvice) implements Overlay {}

    /// The target of a recommended card.
    ///
    /// @param to the car, or null for a discard
    record JuniorAdvice(@Nullable Livery to) {}

    /// The chosen card cannot be played.
    ///
    /// @param place the place of the card in the hand
    /// @param rule the rule's id and title, as its link shows them
    /// @param key the shortcut that opens the page
    /// @param helpingCards the picture form for players who cannot read, or null
    record RefusalOverlay(
            int place,
            RefusalHelp explanation,
            String rule,
            String key,
            @Nullable HelpingCards helpingCards) implements Overlay {}

    /// The offer for a player to move whose phone is disconnected; the same for every hand.
    ///
    /// @param title the name of the phone's owner
    /// @param note what may help
    /// @param answers the decisions to choose from
    record PhoneOverlay(String title, String note, List<AnswerOption> answers) implements Overlay {

        public PhoneOverlay {
            answers = List.copyOf(answers);
        }
    }

    /// Whether a car has started.
    enum CarPlace {
        GARAGE,
        ROAD
    }

    /// A refusal in pictures: the obstacles and the cards that would help.
    ///
    /// @param livery the target of the card
    /// @param place whether that car has started
    /// @param obstacles the tokens on that car that forbid the move: hazards, or the safety that protects it
    /// @param helps the cards that would help; if none, the hint is to discard
    record HelpingCards(Livery livery, CarPlace place, List<Card> obstacles, List<Card> helps) {

        public HelpingCards {
            obstacles = List.copyOf(obstacles);
            helps = List.copyOf(helps);
        }
    }
}

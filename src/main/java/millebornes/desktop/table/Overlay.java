package millebornes.desktop.table;

import java.util.List;
import millebornes.desktop.table.Question.AnswerOption;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import millebornes.words.RefusalHelp;
import org.jspecify.annotations.Nullable;

/// The current overlay of the table. Immutable; equal knowledge gives equal overlays.
public sealed interface Overlay {

    /// The table lies open.
    record Nothing() implements Overlay {}

    /// A curtain covers the cards, or everything.
    record CurtainOverlay(CurtainContent content) implements Overlay {}

    /// A question to a player.
    ///
    /// @param car the car that it is about
    record QuestionOverlay(Question question, int car) implements Overlay {}

    /// A hint.
    ///
    /// @param place where the card lies in the hand that it is about, or -1
    /// @param juniorAdvice the picture form for players who cannot read, or null; the sentence is read out in any case
    record AdviceOverlay(
            int place, String sentence, @Nullable JuniorAdvice juniorAdvice) implements Overlay {}

    /// Where an advised card goes.
    ///
    /// @param to the car, or null when the card is thrown away
    record JuniorAdvice(@Nullable Livery to) {}

    /// The chosen card cannot be played.
    ///
    /// @param place where the card lies in the hand
    /// @param rule the rule's id and title, as the link to its page says them
    /// @param key how the page is opened without a mouse
    /// @param helpingCards for those who cannot read: what would help; null for those who can
    record RefusalOverlay(
            int place,
            RefusalHelp explanation,
            String rule,
            String key,
            @Nullable HelpingCards helpingCards) implements Overlay {}

    /// The offer for a player to move whose phone is disconnected; the same for every hand.
    ///
    /// @param title whose phone it is
    /// @param note what helps
    /// @param answers what the table may decide
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

    /// Why not, and what would help, in pictures.
    ///
    /// @param livery the target of the card
    /// @param place where that car stands
    /// @param obstacles what is on that car and in the way: hazards, or the safety that guards it
    /// @param helps the cards that would help; where there is none, a card may be thrown away
    record HelpingCards(Livery livery, CarPlace place, List<Card> obstacles, List<Card> helps) {

        public HelpingCards {
            obstacles = List.copyOf(obstacles);
            helps = List.copyOf(helps);
        }
    }
}

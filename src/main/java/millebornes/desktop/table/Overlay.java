package millebornes.desktop.table;

import java.util.List;
import millebornes.desktop.table.Question.AnswerOption;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.words.RefusalHelp;
import org.jspecify.annotations.Nullable;

/// The current overlay of the table. Immutable; equal knowledge gives equal overlays.
public sealed interface Overlay {

    /// Whether it is a plate at a card.
    default boolean isPlate() {
        return this instanceof AdviceOverlay || this instanceof RefusalOverlay;
    }

    /// There is no overlay.
    record Nothing() implements Overlay {}

    /// A curtain covers the cards or the whole window.
    record CurtainOverlay(CurtainContent content) implements Overlay {}

    /// A question to a player.
    ///
    /// @param car the car that it concerns
    record QuestionOverlay(Question question, int car) implements Overlay {}

    /// A hint: the reason, the effect and the price of a move.
    ///
    /// @param place the place of its card in the hand, or -1
    /// @param plate what it says
    /// @param others other moves that a good player might make
    /// @param choice the words beside them
    /// @param target the car that the card is for, or -1
    /// @param ghost the hazard that it would bring, or null
    record AdviceOverlay(
            int place,
            PlateContent plate,
            List<PlateCell> others,
            PlateChoice choice,
            int target,
            @Nullable Hazard ghost)
            implements Overlay {

        public AdviceOverlay {
            others = List.copyOf(others);
        }
    }

    /// The words around the other moves of a hint.
    record PlateChoice(String before, String after) {}

    /// What a plate at a card says.
    ///
    /// @param cells one after the other
    /// @param spoken the text for screen readers
    /// @param style whether the cells have words
    record PlateContent(List<PlateCell> cells, String spoken, PlateStyle style) {

        public PlateContent {
            cells = List.copyOf(cells);
        }
    }

    /// Whether a plate has words.
    enum PlateStyle {
        WORDS,
        /// for players who cannot read: pictures only
        PICTURES
    }

    /// A picture with a few words.
    ///
    /// @param livery the car of the picture, or null
    /// @param sign the card or token on the picture, or null
    record PlateCell(@Nullable Livery livery, @Nullable Card sign, String label, String text) {}

    /// The chosen card cannot be played.
    ///
    /// @param place the place of the card in the hand
    /// @param rule the rule's id and title, as its link shows them
    /// @param key the shortcut that opens the page
    /// @param plate why, and what would help
    record RefusalOverlay(int place, RefusalHelp explanation, String rule, String key, PlateContent plate)
            implements Overlay {}

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
}

package millebornes.desktop.table;

import java.util.List;
import millebornes.desktop.table.QuestionBarViewState.AnswerOption;
import millebornes.desktop.tabletop.BarredDrive;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.words.RefusalHelp;
import org.jspecify.annotations.Nullable;

/// The part that lies over the table at a time, such as a curtain or a plate. Immutable; equal knowledge gives equal
/// overlays.
public sealed interface Overlay {

    /// Whether this overlay is a plate at a card.
    default boolean isPlate() {
        return this instanceof AdviceOverlay || this instanceof RefusalOverlay;
    }

    /// Whether the hand is hidden: a question in pictures shows the cards that it is about, beside which the others would
    /// be too small to be seen.
    default boolean hidesHand() {
        return this instanceof QuestionOverlay(QuestionBarViewState question, int _) && question.isInPictures();
    }

    /// There is no overlay.
    record Nothing() implements Overlay {}

    /// A curtain covers the cards or the whole window.
    record CurtainOverlay(CurtainViewState content) implements Overlay {}

    /// A question to a player.
    ///
    /// @param car the car that it concerns
    record QuestionOverlay(QuestionBarViewState question, int car) implements Overlay {}

    /// The plate of a hint: the reason, the effect and the disadvantage of a move.
    ///
    /// @param place the place of its card in the hand, or -1
    /// @param plate the content of the plate
    /// @param others other moves that a good player might make
    /// @param choice the words before and after those moves
    /// @param target the car that the card is for, or -1
    /// @param ghost the hazard that the move would put on that car, or null
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

    /// The content of a plate at a card.
    ///
    /// @param cells the pictures and texts, one after the other
    /// @param refused the card that cannot be played on the car of the first picture, or null
    /// @param brief the text where there is room for one or two lines only
    /// @param spoken the text for screen readers
    /// @param style whether the cells have words
    record PlateContent(List<PlateCell> cells, @Nullable Card refused, String brief, String spoken, PlateStyle style) {

        public PlateContent {
            cells = List.copyOf(cells);
        }

        /// The cell that is emphasized: the recommended move among its reasons, otherwise the reason.
        PlateCell main() {
            return cells.get(cells.size() > 2 ? 1 : 0);
        }
    }

    /// Whether a plate has words besides its pictures.
    enum PlateStyle {
        WORDS,
        /// for players who cannot read: pictures only
        PICTURES
    }

    /// One cell of a plate: a picture with a few words.
    ///
    /// @param livery the car of the picture, or null
    /// @param sign the card or token on the picture, or null
    /// @param played without words, the card that goes to that car; null shows what has become of the car
    record PlateCell(
            @Nullable Livery livery,
            @Nullable Card sign,
            @Nullable Card played,
            String label,
            String text) {

        PlateCell(@Nullable Livery livery, @Nullable Card sign, String label, String text) {
            this(livery, sign, null, label, text);
        }

        /// The same cell with a card that goes to its car.
        PlateCell playing(@Nullable Card card) {
            return new PlateCell(livery, sign, card, label, text);
        }
    }

    /// The plate that tells why the selected card cannot be played.
    ///
    /// @param place the place of the card in the hand
    /// @param rule the rule's id and title, as its link shows them
    /// @param key the shortcut that opens the page
    /// @param plate the content of the plate: why, and what would help
    /// @param barred the drive that the card cannot make, or null
    record RefusalOverlay(
            int place,
            RefusalHelp explanation,
            String rule,
            String key,
            PlateContent plate,
            @Nullable BarredDrive barred)
            implements Overlay {

        /// Whether the selected card is refused; otherwise its player is asked again.
        boolean isRefused() {
            return plate.refused() != null;
        }

        /// The card that helps, or null.
        @Nullable
        Card helping() {
            return plate.cells().getLast().sign();
        }
    }

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

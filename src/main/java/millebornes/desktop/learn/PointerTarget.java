package millebornes.desktop.learn;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.table.Overlay;
import millebornes.desktop.table.OverlayAnswer;
import millebornes.desktop.table.QuestionBarViewState.AnswerOption;
import millebornes.desktop.table.TableViewState;
import millebornes.desktop.tabletop.HandViewState.HeldCard;
import millebornes.desktop.tabletop.HandViewState.HeldCardState;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// The node or place that a learner has to press next, marked by rings and an arrow.
sealed interface PointerTarget {

    /// There is no target, because it is another player's turn.
    record Nowhere() implements PointerTarget {}

    /// A card of the learner's hand.
    ///
    /// @param place from 0 at the left
    record HandCard(int place) implements PointerTarget {}

    /// A car on the road.
    record OnCar(int car) implements PointerTarget {}

    /// The square that a drive would reach; pressing it drives there.
    record Square(int car, CarStop stop) implements PointerTarget {}

    /// A button.
    ///
    /// @param id of its node
    record OnButton(String id) implements PointerTarget {}

    /// The target for a state of the table.
    ///
    /// @param next the id of the button to continue after reading
    static PointerTarget of(LessonProgressState progressState, TableViewState table, String next) {
        if (progressState.pauses()) {
            return progressState.isLast() ? new Nowhere() : new OnButton(next);
        }
        @Nullable Move expectedMove = progressState.expected();
        if (expectedMove == null) {
            return new Nowhere();
        }
        if (table.overlay() instanceof Overlay.QuestionOverlay questionOverlay) {
            return answer(questionOverlay.question().answers(), expectedMove);
        }
        @Nullable Card card = expectedMove.card();
        return card == null ? new Nowhere() : playing(card, expectedMove, table);
    }

    private static PointerTarget answer(List<AnswerOption> answers, Move expectedMove) {
        List<OverlayAnswer> wanted = expectedMove instanceof Move.CoupFourre
                ? List.of(OverlayAnswer.CLAIM, OverlayAnswer.CONFIRM)
                : List.of(OverlayAnswer.GO_ON);
        return answers.stream()
                .filter(answer -> wanted.contains(answer.reply()))
                .<PointerTarget>map(answer -> new OnButton(answer.id()))
                .findFirst()
                .orElseGet(Nowhere::new);
    }

    /// The target while a card is to be played: the card until it is selected, then the place where it is played.
    private static PointerTarget playing(Card card, Move expectedMove, TableViewState table) {
        List<HeldCard> held = table.hand().cards();
        boolean chosen = held.stream()
                .anyMatch(heldCard -> heldCard.card().equals(card) && heldCard.cardState() == HeldCardState.CHOSEN);
        if (!chosen) {
            return IntStream.range(0, held.size())
                    .filter(place -> held.get(place).card().equals(card))
                    .<PointerTarget>mapToObj(HandCard::new)
                    .findFirst()
                    .orElseGet(Nowhere::new);
        }
        if (expectedMove instanceof Move.Discard) {
            return new OnButton(DISCARD);
        }
        TableViewState.@Nullable DrivePreview drivePreview = table.drivePreview();
        if (drivePreview != null) {
            return new Square(drivePreview.car(), drivePreview.to());
        }
        return new OnCar(expectedMove instanceof Move.Attack attack ? attack.car() : LEARNER);
    }

    /// The id of the button that discards the selected card.
    String DISCARD = "discard";

    /// The number of the learner's car.
    int LEARNER = 0;
}

package millebornes.desktop.screens.learn;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import millebornes.desktop.screens.learn.model.LessonPosition;
import millebornes.desktop.screens.table.model.TablePolicy;
import millebornes.desktop.screens.table.model.TableViewState;
import millebornes.desktop.screens.table.overlay.Overlay;
import millebornes.desktop.screens.table.overlay.model.Question;
import millebornes.desktop.screens.table.overlay.model.Question.AnswerColor;
import millebornes.desktop.screens.table.overlay.model.ReplyKind;
import millebornes.desktop.tabletop.state.HandViewState;
import millebornes.desktop.tabletop.state.HandViewState.HeldCard;
import millebornes.desktop.tabletop.state.HandViewState.HeldCardState;
import millebornes.engine.card.Card;
import millebornes.engine.play.Move;
import org.jspecify.annotations.Nullable;

/// Leads a learner through a course: lets only the expected move pass, marks its card or its answer, and plays the
/// rival by the script.
///
/// @param course how far the learner has come; a mistake changes it
public record LessonPolicy(ObjectProperty<LessonPosition> course) implements TablePolicy {

    @Override
    public boolean allows(Move move) {
        boolean expected = move.equals(now().expected());
        if (!expected) {
            course.set(now().mistake());
        }
        return expected;
    }

    @Override
    public Supplier<Move> computerMove(int seat) {
        Move rival = Objects.requireNonNull(now().rival(), "the script has no move for the rival");
        return () -> rival;
    }

    @Override
    public boolean pauses() {
        return now().pauses();
    }

    @Override
    public boolean teaches() {
        return true;
    }

    @Override
    public TableViewState mark(TableViewState picture) {
        return picture.with(hand(picture.hand()), overlay(picture.overlay()));
    }

    private LessonPosition now() {
        return course.get();
    }

    /// Of all cards that could be played only the one that is learnt now stands out.
    private HandViewState hand(HandViewState hand) {
        @Nullable Move expected = now().expected();
        @Nullable Card wanted = expected == null ? null : expected.card();
        List<HeldCard> marked = hand.cards().stream()
                .map(held -> held.standing() == HeldCardState.PLAYABLE
                                && !held.card().equals(wanted)
                        ? new HeldCard(held.card(), held.name(), HeldCardState.RESTING, held.spoken())
                        : held)
                .toList();
        return new HandViewState(marked, hand.faces(), hand.rivals());
    }

    private Overlay overlay(Overlay overlay) {
        return overlay instanceof Overlay.QuestionOverlay asked
                ? new Overlay.QuestionOverlay(question(asked.question()), asked.car())
                : overlay;
    }

    /// Of the answers only the expected one is green.
    private Question question(Question question) {
        return question.with(question.answers().stream()
                .map(answer -> answer.in(isExpected(answer.reply()) ? AnswerColor.GREEN : AnswerColor.DARK))
                .toList());
    }

    private boolean isExpected(ReplyKind reply) {
        @Nullable Move expected = now().expected();
        return (reply == ReplyKind.CLAIM && expected instanceof Move.CoupFourre)
                || (reply == ReplyKind.GO_ON && expected instanceof Move.Decline);
    }
}

package millebornes.desktop.learn;

import java.util.List;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// A scripted game between a learner in the first seat and a rival in the second.
///
/// @param edition the edition that is taught
/// @param deck the cards that are dealt first, in order
/// @param steps the steps, in order
record Lesson(Edition edition, List<Card> deck, List<LessonStep> steps) {

    /// One step of a lesson.
    ///
    /// @param key of its texts: `learn.KEY.title`, with `.do` and `.done`, or `.say` if there is only something to read
    /// @param pictures one to three pictures that explain it without words
    /// @param rival the moves that the rival plays before it
    /// @param expected the move that the learner has to play, or null if there is only something to read
    public record LessonStep(
            String key,
            List<LessonPicture> pictures,
            List<Move> rival,
            @Nullable Move expected) {

        public LessonStep {
            if (pictures.isEmpty() || pictures.size() > 3) {
                throw new IllegalArgumentException("a step has one to three pictures: " + key);
            }
            pictures = List.copyOf(pictures);
            rival = List.copyOf(rival);
        }
    }

    public Lesson {
        deck = List.copyOf(deck);
        steps = List.copyOf(steps);
        if (steps.isEmpty()) {
            throw new IllegalArgumentException("a lesson without steps");
        }
    }
}

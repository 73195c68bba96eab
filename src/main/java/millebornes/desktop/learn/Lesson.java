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
/// @param steps what happens and what is to be done, in order
record Lesson(Edition edition, List<Card> deck, List<LessonStep> steps) {

    /// One thing to learn.
    ///
    /// @param key of its sentences: `learn.KEY.title`, and `.do` and `.done`, or `.say` where there is only something
    ///     to read
    /// @param pictures one to three that tell it without words
    /// @param rival what the rival plays before
    /// @param expected what the learner has to play, or null when there is only something to read
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

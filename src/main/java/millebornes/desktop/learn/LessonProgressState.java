package millebornes.desktop.learn;

import millebornes.engine.rules.Move;
import org.jspecify.annotations.Nullable;

/// The progress of a learner in a lesson. Immutable.
///
/// @param step the current step, from 0
/// @param played the number of the step's moves that have been played, the rival's first
/// @param mistaken true when the learner's last attempt was not the expected move
record LessonProgressState(Lesson lesson, int step, int played, boolean mistaken) {

    /// The kind of the current step, or its stage.
    public enum StepState {
        /// there is only something to read
        READ,
        /// the rival plays
        WATCH,
        /// the learner has something to do
        DO,
        /// the move was played, and its explanation can be read
        DONE
    }

    public static LessonProgressState begin(Lesson lesson) {
        return new LessonProgressState(lesson, 0, 0, false);
    }

    public Lesson.LessonStep now() {
        return lesson.steps().get(step);
    }

    public StepState stage() {
        int rival = now().rival().size();
        if (played < rival) {
            return StepState.WATCH;
        }
        if (now().expected() == null) {
            return StepState.READ;
        }
        return played == rival ? StepState.DO : StepState.DONE;
    }

    /// Whether the game pauses because the learner has something to read.
    public boolean pauses() {
        return stage() == StepState.READ || stage() == StepState.DONE;
    }

    public boolean isLast() {
        return step == lesson.steps().size() - 1;
    }

    /// The move that the learner has to play, or null.
    @Nullable
    public Move expected() {
        return stage() == StepState.DO ? now().expected() : null;
    }

    /// The move that the rival has to play, or null.
    @Nullable
    public Move rival() {
        return stage() == StepState.WATCH ? now().rival().get(played) : null;
    }

    /// The progress after a move by either side.
    public LessonProgressState moved() {
        return new LessonProgressState(lesson, step, played + 1, false);
    }

    /// The progress after an unexpected move.
    public LessonProgressState mistake() {
        return new LessonProgressState(lesson, step, played, true);
    }

    /// The progress at the beginning of the next step, once this one has been read.
    public LessonProgressState next() {
        return pauses() && !isLast() ? new LessonProgressState(lesson, step + 1, 0, false) : this;
    }
}

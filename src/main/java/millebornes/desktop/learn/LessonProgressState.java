package millebornes.desktop.learn;

import millebornes.engine.rules.Move;
import org.jspecify.annotations.Nullable;

/// How far a learner has come in a lesson. Immutable.
///
/// @param step which step it is, from 0
/// @param played how many of the step's moves have been played, the rival's first
/// @param mistaken true when the last thing that the learner tried was not what is learnt now
record LessonProgressState(Lesson lesson, int step, int played, boolean mistaken) {

    /// What a step waits for.
    public enum StepState {
        /// there is only something to read
        READ,
        /// the rival plays
        WATCH,
        /// the learner has something to do
        DO,
        /// it is done, and what was learnt can be read
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

    /// True while the learner reads and nobody plays.
    public boolean pauses() {
        return stage() == StepState.READ || stage() == StepState.DONE;
    }

    public boolean isLast() {
        return step == lesson.steps().size() - 1;
    }

    /// What the learner has to play now, or null.
    @Nullable
    public Move expected() {
        return stage() == StepState.DO ? now().expected() : null;
    }

    /// What the rival plays now, or null.
    @Nullable
    public Move rival() {
        return stage() == StepState.WATCH ? now().rival().get(played) : null;
    }

    /// After a move was played, by whomever.
    public LessonProgressState moved() {
        return new LessonProgressState(lesson, step, played + 1, false);
    }

    /// After the learner tried something else than what is learnt now.
    public LessonProgressState mistake() {
        return new LessonProgressState(lesson, step, played, true);
    }

    /// The next step, once this one has been read.
    public LessonProgressState next() {
        return pauses() && !isLast() ? new LessonProgressState(lesson, step + 1, 0, false) : this;
    }
}

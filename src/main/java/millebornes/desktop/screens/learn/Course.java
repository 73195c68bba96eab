package millebornes.desktop.screens.learn;

import millebornes.engine.play.Move;
import org.jspecify.annotations.Nullable;

/// How far a learner has come in a lesson. Immutable.
///
/// @param step which step it is, from 0
/// @param played how many of the step's moves have been played, the rival's first
/// @param mistaken true when the last thing that the learner tried was not what is learnt now
record Course(Lesson lesson, int step, int played, boolean mistaken) {

    /// What a step waits for.
    enum Stage {
        /// there is only something to read
        READ,
        /// the rival plays
        WATCH,
        /// the learner has something to do
        DO,
        /// it is done, and what was learnt can be read
        DONE
    }

    static Course begin(Lesson lesson) {
        return new Course(lesson, 0, 0, false);
    }

    Lesson.Step now() {
        return lesson.steps().get(step);
    }

    Stage stage() {
        int rival = now().rival().size();
        if (played < rival) {
            return Stage.WATCH;
        }
        if (now().expected() == null) {
            return Stage.READ;
        }
        return played == rival ? Stage.DO : Stage.DONE;
    }

    /// True while the learner reads and nobody plays.
    boolean pauses() {
        return stage() == Stage.READ || stage() == Stage.DONE;
    }

    boolean isLast() {
        return step == lesson.steps().size() - 1;
    }

    /// What the learner has to play now, or null.
    @Nullable
    Move expected() {
        return stage() == Stage.DO ? now().expected() : null;
    }

    /// What the rival plays now, or null.
    @Nullable
    Move rival() {
        return stage() == Stage.WATCH ? now().rival().get(played) : null;
    }

    /// After a move was played, by whomever.
    Course moved() {
        return new Course(lesson, step, played + 1, false);
    }

    /// After the learner tried something else than what is learnt now.
    Course mistake() {
        return new Course(lesson, step, played, true);
    }

    /// The next step, once this one has been read.
    Course next() {
        return pauses() && !isLast() ? new Course(lesson, step + 1, 0, false) : this;
    }
}

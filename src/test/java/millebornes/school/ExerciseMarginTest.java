package millebornes.school;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Remedy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The answer of every exercise is clearly better than the alternatives, according to `hard`.
class ExerciseMarginTest {

    /// Other deals than those on which [ExerciseFinder] has found an exercise.
    private static final long SEED = 1000;

    private static final int FEW_DEALS = 96;
    private static final int DEALS = 400;
    private static final int MANY_DEALS = 4096;

    static List<Exercise> exercises() {
        return ExerciseBook.ofProgram().exercises();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void theAnswerIsClearlyTheBest(Exercise exercise) {
        assertIsClear(exercise, DEALS);
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void onManyDealsItIsStillTheBest(Exercise exercise) {
        assertIsClear(exercise, MANY_DEALS);
    }

    /// Nothing else that is offered could be taught instead.
    @Test
    void noOtherChoiceIsTheAnswer() {
        for (Exercise exercise : exercises()) {
            for (Move chosenMove : exercise.choices()) {
                if (!chosenMove.equals(exercise.answer())) {
                    Exercise wrongExercise = with(exercise, exercise.choices(), chosenMove);
                    assertThat(margin(wrongExercise, FEW_DEALS).isClear(wrongExercise))
                            .as(exercise.id() + " " + chosenMove)
                            .isFalse();
                }
            }
        }
    }

    /// A spare tire and repairs are about as dear: nobody may be taught to throw either away.
    @Test
    void aTossUpIsNoExercise() {
        Exercise butterfliesExercise = exercises().stream()
                .filter(exercise -> exercise.id().equals("four-butterflies"))
                .findFirst()
                .orElseThrow();
        Move wheelMove = new Move.Discard(Remedy.SPARE_TIRE);
        Move toolsMove = new Move.Discard(Remedy.REPAIRS);
        for (Move answerMove : List.of(wheelMove, toolsMove)) {
            Exercise tossUpExercise = with(butterfliesExercise, List.of(wheelMove, toolsMove), answerMove);
            ExerciseMargin margin = margin(tossUpExercise, DEALS);
            assertThat(margin.percent()).isLessThan(ExerciseMargin.LEAST_PERCENT);
            assertThat(margin.isClear(tossUpExercise)).isFalse();
        }
    }

    private static void assertIsClear(Exercise exercise, int deals) {
        assertThat(margin(exercise, deals))
                .as(exercise.id())
                .matches(margin -> margin.isClear(exercise), "clear enough to be taught");
    }

    private static ExerciseMargin margin(Exercise exercise, int deals) {
        return ExerciseMargin.of(exercise.view(), exercise.answer(), exercise.choices(), deals, SEED);
    }

    private static Exercise with(Exercise exercise, List<Move> choices, Move answerMove) {
        return new Exercise(
                "planted",
                exercise.group(),
                exercise.level(),
                exercise.question(),
                exercise.setup(),
                exercise.seed(),
                exercise.moves(),
                choices,
                answerMove);
    }
}

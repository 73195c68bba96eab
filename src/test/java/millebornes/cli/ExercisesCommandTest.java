package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.school.Exercise;
import millebornes.school.ExerciseQuestion;
import millebornes.school.ExerciseReader;
import org.junit.jupiter.api.Test;

/// The search for exercises, from the command line.
class ExercisesCommandTest {

    /// What is printed is what the school's book is made of.
    @Test
    void everyLineIsAnExercise() {
        CommandResult runResult = CommandResult.of(
                "exercises", "--seats", "2", "--games", "9..10", "--question", "safety", "--margin", "2");
        assertThat(runResult.status()).isZero();
        assertThat(runResult.err()).isEmpty();
        List<Exercise> found = ExerciseReader.all(runResult.out());
        assertThat(found).isNotEmpty().allMatch(exercise -> exercise.question() == ExerciseQuestion.SAFETY);
    }

    /// Below each line stands what its author has to know.
    @Test
    void positionsAreToldToTheAuthor() {
        CommandResult runResult = CommandResult.of(
                "exercises",
                "--seats",
                "2",
                "--games",
                "9..10",
                "--question",
                "safety",
                "--margin",
                "2",
                "--positions");
        List<String> notes =
                runResult.out().lines().filter(line -> line.startsWith("#")).toList();
        assertThat(notes).isNotEmpty().anyMatch(line -> line.contains("% of a game"));
    }
}

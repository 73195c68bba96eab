package millebornes.desktop.school;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.desktop.controls.ScreenCapture;
import millebornes.school.Exercise;
import millebornes.school.ExerciseBook;
import millebornes.words.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExerciseBoardTest {

    /// The picture of the road shows the nearest car beside the player's, unless it is far away.
    @ParameterizedTest
    @CsvSource({"last-red-light, 1", "four-butterflies, 1"})
    void theNearestCarIsSeen(String key, int other) {
        Exercise exercise = ExerciseBook.ofProgram().exercises().stream()
                .filter(listed -> listed.id().equals(key))
                .findFirst()
                .orElseThrow();
        assertThat(new ExerciseBoardFactory(ScreenCapture.context(Language.FRENCH))
                        .detail(exercise, 892, 177)
                        .other())
                .isEqualTo(other);
    }
}

package millebornes.school;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import millebornes.engine.notation.SetupText;
import org.junit.jupiter.api.Test;

/// Exercises found in games can be read, asked and taught.
class ExerciseFinderTest {

    private static final double MARGIN = 2;

    @Test
    void whatIsFoundIsClearAndCanBeRead() {
        List<ExerciseFinder.Found> found = find(EnumSet.allOf(ExerciseQuestion.class));
        assertThat(found).hasSizeGreaterThan(3).allSatisfy(oneFound -> {
            assertThat(oneFound.margin().percent()).isGreaterThanOrEqualTo(MARGIN);
            assertThat(oneFound.margin().isClear(oneFound.exercise())).isTrue();
            assertThat(ExerciseReader.all(ExerciseWriter.line(oneFound.exercise())))
                    .containsExactly(oneFound.exercise());
        });
    }

    @Test
    void onlyTheWantedQuestionIsFound() {
        assertThat(find(EnumSet.of(ExerciseQuestion.SAFETY)))
                .isNotEmpty()
                .allMatch(found -> found.exercise().question() == ExerciseQuestion.SAFETY);
    }

    private static List<ExerciseFinder.Found> find(EnumSet<ExerciseQuestion> wanted) {
        List<ExerciseFinder.Found> found = new ArrayList<>();
        new ExerciseFinder(SetupText.setup("board 2"), wanted, MARGIN, found::add).search(9);
        return found;
    }
}

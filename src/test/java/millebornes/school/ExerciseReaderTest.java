package millebornes.school;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.school.BadExerciseException.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A valid exercise can be asked; an invalid one is rejected with its problem and place.
class ExerciseReaderTest {

    /// The right of way answers a speed limit that waits in the garage.
    private static final String GOOD = "{'id':'first','group':'defend','level':1,'question':'answer','game':'board 3',"
            + "'seed':4,'moves':['speed-limit at 1'],'choices':['coup-fourre','decline'],'answer':'coup-fourre'}";

    @Test
    void whatIsWrittenIsReadAgain() {
        for (Exercise exercise : ExerciseBook.ofProgram().exercises()) {
            assertThat(ExerciseReader.all(ExerciseWriter.line(exercise))).containsExactly(exercise);
        }
    }

    @Test
    void aGoodLineIsAPosition() {
        Exercise exercise = ExerciseReader.all("\n" + json(GOOD) + "\n").getFirst();
        assertThat(exercise.view().seat()).isEqualTo(1);
        assertThat(exercise.view().legal()).containsExactlyInAnyOrderElementsOf(exercise.choices());
        assertThat(exercise.answer()).isEqualTo(new Move.CoupFourre(1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'seed':4 | 'seed':true | NOT_READABLE",
                "'answer': | 'answers': | NOT_READABLE",
                "'id':'first' | 'id':'The First' | BAD_ID",
                "'group':'defend' | 'group':'defence' | UNKNOWN_WORD",
                "'question':'answer' | 'question':'why' | UNKNOWN_WORD",
                "'level':1 | 'level':4 | UNKNOWN_WORD",
                "board 3 | poker 3 | BAD_GAME",
                "board 3 | board 99 | BAD_GAME",
                "speed-limit at 1 | speed-limit at 0 | BAD_MOVE",
                "speed-limit at 1 | somersault | BAD_MOVE",
                "'decline'] | 'discard 25'] | BAD_CHOICE",
                "'decline'] | 'coup-fourre'] | BAD_CHOICE",
                "'question':'answer' | 'question':'extension' | BAD_CHOICE",
                "'answer':'coup-fourre' | 'answer':'discard 25' | BAD_ANSWER",
                "'coup-fourre','decline' | 'coup-fourre' | BAD_ANSWER"
            })
    void aDamagedLineIsRefused(String whole, String damaged, Problem problem) {
        String line = GOOD.replace(whole, damaged);
        assertThat(line).isNotEqualTo(GOOD);
        assertThatThrownBy(() -> ExerciseReader.all("\n" + json(line)))
                .isInstanceOfSatisfying(BadExerciseException.class, bad -> {
                    assertThat(bad.problem()).isEqualTo(problem);
                    assertThat(bad.line()).isEqualTo(2);
                });
    }

    @Test
    void noNameIsThereTwice() {
        assertThatThrownBy(() -> ExerciseReader.all(json(GOOD) + "\n" + json(GOOD)))
                .isInstanceOfSatisfying(
                        BadExerciseException.class,
                        bad -> assertThat(List.of(bad.problem(), bad.line())).isEqualTo(List.of(Problem.TWICE, 2)));
    }

    private static String json(String quoted) {
        return quoted.replace('\'', '"');
    }
}

package millebornes.school;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Safety;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The exercises of the school: something of every topic, from easy to hard, with a title and a reason in every
/// language.
class ExerciseBookTest {

    private static final ExerciseBook BOOK = ExerciseBook.ofProgram();

    @Test
    void thereIsSomethingOfEverything() {
        assertThat(BOOK.exercises()).hasSizeGreaterThanOrEqualTo(36);
        assertThat(BOOK.exercises().stream().map(Exercise::question).collect(Collectors.toSet()))
                .isEqualTo(EnumSet.allOf(ExerciseQuestion.class));
        assertThat(BOOK.exercises().stream()
                        .map(exercise -> SetupText.of(exercise.setup()))
                        .collect(Collectors.toSet()))
                .contains("board 2", "board 3", "board 4", "board 2x2", "classic 2", "board 3 scoring=junior")
                .hasSizeGreaterThanOrEqualTo(9);
    }

    @ParameterizedTest
    @EnumSource
    void everyGroupGoesFromEasyToHard(ExerciseGroup group) {
        List<Exercise> ofGroup = BOOK.group(group);
        assertThat(ofGroup)
                .hasSizeGreaterThanOrEqualTo(6)
                .isSortedAccordingTo(Comparator.comparingInt(Exercise::level));
        assertThat(ofGroup.getFirst().level()).isEqualTo(1);
        assertThat(ofGroup.getLast().level()).isGreaterThan(1);
    }

    /// Who always takes the first choice, or always the last, learns nothing of it.
    @Test
    void theAnswerStandsAnywhere() {
        long first = BOOK.exercises().stream()
                .filter(exercise -> exercise.choices().getFirst().equals(exercise.answer()))
                .count();
        assertThat(first).isBetween(10L, 30L);
    }

    @ParameterizedTest
    @EnumSource
    void everyExerciseHasItsTexts(Language language) {
        Words words = Words.of(language);
        for (Exercise exercise : BOOK.exercises()) {
            String key = "school.ex." + exercise.id();
            assertThat(words.text(key + ".title").length()).as(exercise.id()).isBetween(4, 34);
            assertThat(words.text(key + ".reason").length()).as(exercise.id()).isBetween(40, 150);
        }
        Set<String> titles = BOOK.exercises().stream()
                .map(exercise -> words.text("school.ex." + exercise.id() + ".title"))
                .collect(Collectors.toSet());
        assertThat(titles).hasSameSizeAs(BOOK.exercises());
    }

    /// The rule book advises playing the right of way early: where the best answer is another one, its reason says so.
    @ParameterizedTest
    @EnumSource
    void whereTheRuleBookAdvisesOtherwiseTheReasonSaysSo(Language language) {
        Move earlyMove = new Move.Play(Safety.RIGHT_OF_WAY);
        List<Exercise> others = BOOK.exercises().stream()
                .filter(exercise -> exercise.choices().contains(earlyMove))
                .filter(exercise -> !exercise.answer().equals(earlyMove))
                .toList();
        assertThat(others)
                .extracting(Exercise::id)
                .contains("patience-in-the-garage", "swallow-or-safety", "spare-green-light");
        assertThat(others)
                .allSatisfy(exercise -> assertThat(Words.of(language).text("school.ex." + exercise.id() + ".reason"))
                        .containsAnyOf("La règle conseille de poser tôt", "The rule book advises playing"));
    }

    @Test
    void theRoadEndsWhenEverythingIsSolved() {
        SchoolProgress progress = SchoolProgress.NONE;
        for (int number = 0; number < BOOK.exercises().size(); number++) {
            assertThat(progress.count(BOOK.exercises())).isEqualTo(number);
            Exercise nextExercise = progress.first(BOOK);
            assertThat(nextExercise).isEqualTo(BOOK.exercises().get(number));
            progress = progress.with(nextExercise.id());
        }
        assertThat(progress.count(BOOK.exercises())).isEqualTo(BOOK.exercises().size());
        assertThat(progress.next(BOOK, BOOK.exercises().getFirst())).isEmpty();
        assertThat(progress.first(BOOK)).isEqualTo(BOOK.exercises().getFirst());
    }

    @Test
    void afterTheLastOneComeThoseThatWereLeftOut() {
        Exercise lastExercise = BOOK.exercises().getLast();
        SchoolProgress progress =
                SchoolProgress.NONE.with(BOOK.exercises().getFirst().id());
        assertThat(progress.next(BOOK, lastExercise)).contains(BOOK.exercises().get(1));
        assertThat(BOOK.exercises())
                .allSatisfy(exercise -> assertThat(exercise.answer()).isNotInstanceOf(Move.Decline.class));
    }
}

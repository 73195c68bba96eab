package millebornes.school;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Solved exercises are stored, and no result of another program is lost.
class SchoolFileTest {

    private static final List<Exercise> EXERCISES = ExerciseBook.ofProgram().exercises();

    @TempDir
    private Path home;

    @Test
    void whereThereIsNoFileNothingWasSolved() throws IOException {
        assertThat(SchoolProgress.in(home).read()).isEqualTo(SchoolProgress.NONE);
    }

    @Test
    void twoProgramsAddToOneFile() throws IOException {
        SchoolProgress.in(home)
                .change(progress -> progress.with(EXERCISES.get(0).id()));
        SchoolProgress.in(home)
                .change(progress -> progress.with(EXERCISES.get(1).id()));
        SchoolProgress.in(home)
                .change(progress -> progress.with(EXERCISES.get(1).id()));
        assertThat(SchoolProgress.in(home).read().count(EXERCISES)).isEqualTo(2);
    }

    @Test
    void anExerciseOfANewerProgramIsKept() throws IOException {
        Files.writeString(home.resolve("school.json"), "{\"solved\":[\"not-yet-written\"]}");
        SchoolProgress.in(home)
                .change(progress -> progress.with(EXERCISES.getFirst().id()));
        assertThat(SchoolProgress.in(home).read().solved())
                .containsExactlyInAnyOrder(
                        "not-yet-written", EXERCISES.getFirst().id());
    }

    @Test
    void aForeignFileIsPutAside() throws IOException {
        Path file = home.resolve("school.json");
        Files.writeString(file, "{\"solved\":7}");
        assertThatThrownBy(() -> SchoolProgress.in(home).read()).isInstanceOf(IOException.class);
        SchoolProgress.in(home)
                .change(progress -> progress.with(EXERCISES.getFirst().id()));
        assertThat(SchoolProgress.in(home).read().count(EXERCISES)).isEqualTo(1);
        try (Stream<Path> files = Files.list(home)) {
            assertThat(files.filter(other -> !other.equals(file)))
                    .anySatisfy(other -> assertThat(other).content().isEqualTo("{\"solved\":7}"));
        }
    }
}

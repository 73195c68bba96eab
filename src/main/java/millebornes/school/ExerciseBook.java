package millebornes.school;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// All exercises of the school: by group, and from easy to hard within one.
///
/// @param exercises in the order of the school
public record ExerciseBook(List<Exercise> exercises) {

    private static final String FILE = "/school/exercises.jsonl";

    public ExerciseBook {
        exercises = List.copyOf(exercises);
    }

    /// The exercises that come with the program. An unreadable one is a mistake of the build and stops the program.
    public static ExerciseBook ofProgram() {
        try (@Nullable InputStream in = ExerciseBook.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("missing " + FILE);
            }
            return new ExerciseBook(ExerciseReader.all(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The exercises of a group, in their order.
    public List<Exercise> group(ExerciseGroup group) {
        return exercises.stream().filter(exercise -> exercise.group() == group).toList();
    }
}

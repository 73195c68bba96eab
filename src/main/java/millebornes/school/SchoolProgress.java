package millebornes.school;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import millebornes.save.JsonFields;
import millebornes.save.StoredValue;

/// The exercises that a family has solved. An unknown exercise comes from a newer program and is preserved.
///
/// @param solved the ids of the solved exercises
public record SchoolProgress(Set<String> solved) {

    /// The progress of a family that has solved nothing yet.
    public static final SchoolProgress NONE = new SchoolProgress(Set.of());

    private static final String SOLVED = "solved";

    public SchoolProgress {
        solved = Set.copyOf(solved);
    }

    /// The stored progress: `{"solved":["three-accidents"]}`.
    ///
    /// @param home the data folder; it need not exist
    public static StoredValue<SchoolProgress> in(Path home) {
        return new StoredValue<>(home.resolve("school.json"), SchoolProgress::write, SchoolProgress::read, NONE);
    }

    private static JsonObject write(SchoolProgress progress) {
        JsonArray solved = new JsonArray();
        new TreeSet<>(progress.solved).forEach(solved::add);
        JsonObject json = new JsonObject();
        json.add(SOLVED, solved);
        return json;
    }

    private static SchoolProgress read(JsonObject json) {
        return new SchoolProgress(Set.copyOf(new JsonFields(json).texts(SOLVED, (id, _) -> id)));
    }

    public SchoolProgress with(String id) {
        Set<String> more = new TreeSet<>(solved);
        more.add(id);
        return new SchoolProgress(more);
    }

    public boolean has(Exercise exercise) {
        return solved.contains(exercise.id());
    }

    /// The number of the given exercises that are solved.
    public int count(List<Exercise> exercises) {
        return (int) exercises.stream().filter(this::has).count();
    }

    /// The next unsolved exercise after one, wrapping around to those before it; empty if all are solved.
    public Optional<Exercise> next(ExerciseBook book, Exercise previousExercise) {
        int at = book.exercises().indexOf(previousExercise) + 1;
        return Stream.concat(
                        book.exercises().stream().skip(at),
                        book.exercises().stream().limit(at))
                .filter(exercise -> !has(exercise))
                .findFirst();
    }

    /// The exercise to begin with: the first one that is not solved, or the very first.
    public Exercise first(ExerciseBook book) {
        return book.exercises().stream()
                .filter(exercise -> !has(exercise))
                .findFirst()
                .orElseGet(book.exercises()::getFirst);
    }
}

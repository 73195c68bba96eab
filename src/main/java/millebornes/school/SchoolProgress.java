package millebornes.school;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import millebornes.engine.rules.Edition;

/// The exercises that a family has solved. An unknown exercise comes from a newer program and is preserved.
///
/// @param solved by their names
public record SchoolProgress(Set<String> solved) {

    /// Nothing has been solved yet.
    public static final SchoolProgress NONE = new SchoolProgress(Set.of());

    public SchoolProgress {
        solved = Set.copyOf(solved);
    }

    public SchoolProgress with(String id) {
        Set<String> more = new TreeSet<>(solved);
        more.add(id);
        return new SchoolProgress(more);
    }

    public boolean has(Exercise exercise) {
        return solved.contains(exercise.id());
    }

    /// How many of these are solved.
    public int count(List<Exercise> exercises) {
        return (int) exercises.stream().filter(this::has).count();
    }

    /// How far the whole school has come on its road, from 0 to 1000 km: at the end only when everything is solved.
    public int km(ExerciseBook book) {
        return book.exercises().isEmpty()
                ? 0
                : Edition.LONG_ROAD * count(book.exercises()) / book.exercises().size();
    }

    /// The next unsolved exercise after one, wrapping around to those before it; empty if all are solved.
    public Optional<Exercise> next(ExerciseBook book, Exercise after) {
        int at = book.exercises().indexOf(after) + 1;
        return Stream.concat(
                        book.exercises().stream().skip(at),
                        book.exercises().stream().limit(at))
                .filter(exercise -> !has(exercise))
                .findFirst();
    }

    /// Where to begin: the first one that is not solved, or the very first.
    public Exercise first(ExerciseBook book) {
        return book.exercises().stream()
                .filter(exercise -> !has(exercise))
                .findFirst()
                .orElseGet(book.exercises()::getFirst);
    }
}

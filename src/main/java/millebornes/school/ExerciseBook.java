package millebornes.school;

import java.util.List;
import millebornes.save.ResourceReader;

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
        return new ExerciseBook(ExerciseReader.all(ResourceReader.text(FILE)));
    }

    /// The exercises of a group, in their order.
    public List<Exercise> group(ExerciseGroup group) {
        return exercises.stream().filter(exercise -> exercise.group() == group).toList();
    }
}

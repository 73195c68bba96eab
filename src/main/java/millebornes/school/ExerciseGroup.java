package millebornes.school;

import java.util.Arrays;
import java.util.Optional;

/// What an exercise is about, in the order in which the school teaches it.
public enum ExerciseGroup {
    /// getting away and covering ground
    ROLL("roll"),
    /// safeties: when to show them, when to hold them
    DEFEND("defend"),
    /// what to throw away, judged by what has been played
    COUNT("count"),
    /// whom to stop, and with what
    STOP("stop"),
    /// the last kilometres
    FINISH("finish");

    private final String word;

    ExerciseGroup(String word) {
        this.word = word;
    }

    /// How files say it.
    public String word() {
        return word;
    }

    static Optional<ExerciseGroup> named(String word) {
        return Arrays.stream(values()).filter(group -> group.word.equals(word)).findFirst();
    }
}

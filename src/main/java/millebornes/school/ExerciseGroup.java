package millebornes.school;

import java.util.Arrays;
import java.util.Optional;

/// The topics of exercises, in the order of the school.
public enum ExerciseGroup {
    /// getting away and covering ground
    ROLL("roll"),
    /// safeties: when to show them, when to hold them
    DEFEND("defend"),
    /// what to discard, judged by the cards played
    COUNT("count"),
    /// whom to attack, and with which card
    STOP("stop"),
    /// the last kilometres
    FINISH("finish");

    private final String word;

    ExerciseGroup(String word) {
        this.word = word;
    }

    /// The word for the topic in files.
    public String word() {
        return word;
    }

    static Optional<ExerciseGroup> named(String word) {
        return Arrays.stream(values()).filter(group -> group.word.equals(word)).findFirst();
    }
}

package millebornes.school;

import java.util.Arrays;
import java.util.Optional;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Distance;

/// The question of an exercise. It decides which moves may be offered as answers.
public enum ExerciseQuestion {
    /// which card to play, when several can be played
    PLAY("play"),
    /// which distance to drive
    DRIVE("drive"),
    /// which card to discard, when nothing else is possible
    DISCARD("discard"),
    /// which car to attack with one hazard
    VICTIM("victim"),
    /// whether to play a safety now, or to keep it
    SAFETY("safety"),
    /// whether to answer an attack
    ANSWER("answer"),
    /// whether to extend the round to 1000 km
    EXTENSION("extension");

    private final String word;

    ExerciseQuestion(String word) {
        this.word = word;
    }

    /// The word for the question in files.
    public String word() {
        return word;
    }

    /// The question with that word in files; empty if there is none.
    public static Optional<ExerciseQuestion> named(String word) {
        return Arrays.stream(values())
                .filter(question -> question.word.equals(word))
                .findFirst();
    }

    /// Whether a move can be offered as an answer to this question.
    public boolean offers(Move move) {
        return switch (this) {
            case PLAY -> move instanceof Move.Play || move instanceof Move.Attack;
            case DRIVE -> move instanceof Move.Play play && play.card() instanceof Distance;
            case DISCARD -> move instanceof Move.Discard;
            case VICTIM -> move instanceof Move.Attack;
            case SAFETY -> move instanceof Move.Play || move instanceof Move.Attack || move instanceof Move.Discard;
            case ANSWER -> move instanceof Move.CoupFourre || move instanceof Move.Decline;
            case EXTENSION -> move instanceof Move.Extend || move instanceof Move.Stop;
        };
    }
}

package millebornes.desktop.school;

import java.util.List;
import java.util.Optional;
import millebornes.engine.table.Card;

/// Everything that is seen of an exercise.
///
/// @param facts what is known of the round beside the cars, a few words each
/// @param passed which hazards have passed, where that decides
/// @param verdict what is said of the answer; nothing before it
record ExerciseViewState(
        String level,
        String question,
        List<RoadUserViewState> cars,
        List<String> facts,
        List<Card> hand,
        List<PassedHazardViewState> passed,
        List<ChoiceViewState> choices,
        Optional<AnswerVerdict> verdict) {

    /// What is said of an answer.
    ///
    /// @param right whether it was the best one
    /// @param headline in two or three words
    /// @param reason why the best one is the best
    public record AnswerVerdict(boolean right, String headline, String reason) {}

    public ExerciseViewState {
        cars = List.copyOf(cars);
        facts = List.copyOf(facts);
        hand = List.copyOf(hand);
        passed = List.copyOf(passed);
        choices = List.copyOf(choices);
    }
}

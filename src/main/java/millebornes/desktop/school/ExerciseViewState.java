package millebornes.desktop.school;

import java.util.List;
import java.util.Optional;
import millebornes.engine.table.Card;

/// The view state of an exercise.
///
/// @param facts further facts about the round, a few words each
/// @param passed the hazards that have been played, if they matter
/// @param verdict the verdict on the answer; empty before it
record ExerciseViewState(
        String level,
        String question,
        List<RoadUserViewState> cars,
        List<String> facts,
        List<Card> hand,
        List<PassedHazardViewState> passed,
        List<ChoiceViewState> choices,
        Optional<AnswerVerdict> verdict) {

    /// The verdict on an answer.
    ///
    /// @param right whether it was the best one
    /// @param headline in two or three words
    /// @param reason the reason for the best answer
    public record AnswerVerdict(boolean right, String headline, String reason) {}

    public ExerciseViewState {
        cars = List.copyOf(cars);
        facts = List.copyOf(facts);
        hand = List.copyOf(hand);
        passed = List.copyOf(passed);
        choices = List.copyOf(choices);
    }
}

package millebornes.desktop.school;

import java.util.List;
import java.util.Optional;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// The view state of an exercise.
///
/// @param target the distance to reach
/// @param pile the size of the draw pile
/// @param passed the hazards that have been played, if they matter
/// @param verdict the verdict on the answer; empty before it
record ExerciseViewState(
        String question,
        List<RoadUserViewState> cars,
        FactViewState target,
        FactViewState pile,
        List<Card> hand,
        List<PassedHazardViewState> passed,
        List<ChoiceViewState> choices,
        Optional<AnswerVerdict> verdict) {

    /// The verdict on an answer.
    ///
    /// @param right whether the answer was the best one
    /// @param headline in two or three words
    /// @param reason the reason for the best answer
    public record AnswerVerdict(boolean right, String headline, String reason) {}

    public ExerciseViewState {
        cars = List.copyOf(cars);
        hand = List.copyOf(hand);
        passed = List.copyOf(passed);
        choices = List.copyOf(choices);
    }

    /// A fact about the round.
    ///
    /// @param text in words
    /// @param figure its figure alone, next to a picture
    record FactViewState(String text, String figure) {}

    /// The number of copies of a hazard that are no longer a threat: they have been played or are in the player's hand.
    ///
    /// @param passed their number
    /// @param all the number of copies in the deck
    record PassedHazardViewState(Hazard hazard, int passed, int all) {}

    /// The view state of a car in an exercise, as a line of a list.
    ///
    /// @param name its driver
    /// @param where its distance, as text
    /// @param own whether it is the player's car
    record RoadUserViewState(
            Livery livery, String name, String where, List<Hazard> hazards, List<Safety> safeties, boolean own) {

        public RoadUserViewState {
            hazards = List.copyOf(hazards);
            safeties = List.copyOf(safeties);
        }
    }

    /// The view state of a possible answer.
    ///
    /// @param card its card, or null
    /// @param name the name of the card, or of a move without one
    /// @param caption the use of the card
    /// @param car the target car, or -1
    /// @param mark its state
    /// @param spoken the whole text for screen readers
    record ChoiceViewState(
            Move move, @Nullable Card card, String name, String caption, int car, ChoiceMark mark, String spoken) {

        /// The same without any emphasis, after an answer.
        ChoiceViewState faded() {
            return new ChoiceViewState(move, card, name, caption, car, ChoiceMark.FADED, spoken);
        }

        /// The state of an answer.
        public enum ChoiceMark {
            /// there is no answer yet
            OPEN,
            /// the best one, which was chosen
            SOLVED,
            /// the best one, after another was chosen
            BETTER,
            /// the player's answer, which is not the best one
            OWN,
            /// one of the others after an answer
            FADED
        }
    }
}

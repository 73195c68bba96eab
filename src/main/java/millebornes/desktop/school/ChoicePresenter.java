package millebornes.desktop.school;

import java.util.Optional;
import millebornes.desktop.school.ExerciseViewState.ChoiceViewState;
import millebornes.desktop.school.ExerciseViewState.ChoiceViewState.ChoiceMark;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.school.Exercise;
import millebornes.school.ExerciseQuestion;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Creates the view state of a possible answer.
///
/// @param chosen the answer; empty before it
record ChoicePresenter(Words words, Exercise exercise, SeatView view, Optional<Move> chosen) {

    private static final int NO_CAR = -1;

    /// The name that is printed on a card: a distance is called by its animal.
    static String faceName(Words words, Card card) {
        return words.text((card instanceof Distance ? "animal." : "card.") + card.name());
    }

    ChoiceViewState present(Move move) {
        @Nullable Card card = move.card(view.phase());
        String action = words.text(action(move), target(move));
        String name = card == null ? action : words.text("card." + card.name());
        String caption = card == null ? "" : action;
        ChoiceMark mark = mark(move);
        String plain = card == null ? name : words.text("school.choice.spoken", name, caption);
        String spoken = switch (mark) {
            case OPEN, FADED -> plain;
            case SOLVED, BETTER -> words.text("school.choice.right", plain);
            case OWN -> words.text("school.choice.own", plain);
        };
        int car = move instanceof Move.Attack attack ? attack.car() : NO_CAR;
        return new ChoiceViewState(move, card, name, caption, car, mark, spoken);
    }

    private ChoiceMark mark(Move move) {
        if (chosen.isEmpty()) {
            return ChoiceMark.OPEN;
        }
        boolean own = chosen.get().equals(move);
        if (move.equals(exercise.answer())) {
            return own ? ChoiceMark.SOLVED : ChoiceMark.BETTER;
        }
        return own ? ChoiceMark.OWN : ChoiceMark.FADED;
    }

    private static Object target(Move move) {
        return move instanceof Move.Attack attack ? Livery.of(attack.car()).letter() : "";
    }

    private String action(Move move) {
        boolean keeps = exercise.question() == ExerciseQuestion.SAFETY;
        return switch (move) {
            case Move.Play(Safety _) -> "school.move.safety";
            case Move.Play _, Move.Attack _ when keeps -> "school.move.keep";
            case Move.Discard _ -> keeps ? "school.move.keep.discard" : "school.move.discard";
            case Move.Attack _ -> "school.move.attack";
            case Move.Play(Distance _) -> "school.move.play";
            case Move.Play(Remedy _) -> "school.move.remedy";
            case Move.Play(Hazard hazard) -> throw new IllegalArgumentException("a hazard needs a target: " + hazard);
            case Move.CoupFourre _ -> "school.move.CoupFourre";
            case Move.Decline _ -> "school.move.Decline";
            case Move.Extend _ -> "school.move.Extend";
            case Move.Stop _ -> "school.move.Stop";
            case Move.EndTurn _, Move.Stuck _ -> throw new IllegalArgumentException("no answer: " + move);
        };
    }
}

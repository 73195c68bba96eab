package millebornes.desktop.school;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import millebornes.desktop.school.ExerciseViewState.AnswerVerdict;
import millebornes.desktop.school.ExerciseViewState.FactViewState;
import millebornes.desktop.school.ExerciseViewState.PassedHazardViewState;
import millebornes.desktop.school.ExerciseViewState.RoadUserViewState;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Car;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Seating;
import millebornes.school.Exercise;
import millebornes.school.ExerciseQuestion;
import millebornes.words.Words;

/// Creates the view state of an exercise.
final class ExercisePresenter {

    private final Words words;
    private final Exercise exercise;
    private final SeatView view;

    private ExercisePresenter(Words words, Exercise exercise) {
        this.words = words;
        this.exercise = exercise;
        this.view = exercise.view();
    }

    /// Creates the view state of an exercise.
    ///
    /// @param chosen the answer; empty before it
    public static ExerciseViewState present(Words words, Exercise exercise, Optional<Move> chosen) {
        return new ExercisePresenter(words, exercise).present(chosen);
    }

    /// The title of an exercise.
    public static String title(Words words, Exercise exercise) {
        return words.text("school.ex." + exercise.id() + ".title");
    }

    private ExerciseViewState present(Optional<Move> chosen) {
        ChoicePresenter choices = new ChoicePresenter(words, exercise, view, chosen);
        return new ExerciseViewState(
                words.text("school.question." + exercise.question().name()),
                cars(),
                new FactViewState(words.text("school.target", view.target()), words.text("school.km", view.target())),
                new FactViewState(words.text("school.pile", view.drawPile()), Integer.toString(view.drawPile())),
                view.hand().cards(),
                exercise.question() == ExerciseQuestion.DISCARD ? passed() : List.of(),
                exercise.choices().stream().map(choices::present).toList(),
                chosen.map(this::verdict));
    }

    private AnswerVerdict verdict(Move chosenMove) {
        boolean right = chosenMove.equals(exercise.answer());
        return new AnswerVerdict(
                right,
                words.text(right ? "school.right" : "school.almost"),
                words.text("school.ex." + exercise.id() + ".reason"));
    }

    /// The cars as lines of a list: the player's first, then the others in the order of play.
    private List<RoadUserViewState> cars() {
        return IntStream.range(0, view.carCount())
                .map(number -> (view.ownCar() + number) % view.carCount())
                .mapToObj(this::car)
                .toList();
    }

    private RoadUserViewState car(int number) {
        Car car = view.car(number);
        Livery livery = Livery.of(number);
        String where = car.started() || car.km() > 0 ? words.text("school.km", car.km()) : words.text("school.garage");
        return new RoadUserViewState(
                livery,
                name(number),
                where,
                car.hazards().toList(),
                car.safeties().toList(),
                number == view.ownCar());
    }

    private String name(int car) {
        Seating seating = view.rules().seating();
        if (car == view.ownCar()) {
            return words.text("school.you");
        }
        boolean partner = seating.teamOfCar(car) == seating.teamOf(view.seat());
        return words.text(
                partner ? "school.car.partner" : "school.car", Livery.of(car).letter());
    }

    /// The hazards whose remedies are in the hand, each with its number of copies that are no longer a threat.
    private List<PassedHazardViewState> passed() {
        List<PassedHazardViewState> passed = new ArrayList<>();
        for (Remedy remedy : Remedy.values()) {
            Hazard hazard = Hazard.curedBy(remedy);
            if (view.hand().holds(remedy)) {
                passed.add(new PassedHazardViewState(
                        hazard,
                        view.discarded(hazard)
                                + view.played(hazard)
                                + view.hand().count(hazard),
                        view.rules().deck().count(hazard)));
            }
        }
        return passed;
    }
}

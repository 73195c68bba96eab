package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.session.flow.ChosenCard;

/// Why a card cannot be played, for those who cannot read: the car it was for, what is in the way there, and the cards
/// that would help. Only what lies open is shown.
record RefusalPicturePresenter(List<Livery> liveries) {

    Overlay.HelpingCards shown(SeatView view, ChosenCard.RefusedMove refused) {
        return switch (refused.move()) {
            case Move.Attack attack -> attack(view, attack);
            case Move.Play play -> own(view, play.card());
            case Move.Discard discard -> own(view, discard.card());
            case Move.CoupFourre _, Move.Decline _, Move.EndTurn _, Move.Stuck _, Move.Extend _, Move.Stop _ ->
                shown(view, view.ownCar(), List.of(), List.of());
        };
    }

    /// A hazard that the car is guarded from, or that has no place beside what is on the car already.
    private Overlay.HelpingCards attack(SeatView view, Move.Attack attack) {
        Car car = view.car(attack.car());
        boolean guarded = car.safeties().contains(attack.hazard().safety());
        List<Card> obstacles = guarded ? List.of(attack.hazard().safety()) : List.copyOf(hazards(car));
        return shown(view, attack.car(), obstacles, List.of());
    }

    /// The cards that would help: remedies for the car's hazards if a distance was refused; none for a remedy without a
    /// hazard.
    private Overlay.HelpingCards own(SeatView view, Card card) {
        Car car = view.car(view.ownCar());
        List<Card> helps = new ArrayList<>();
        if (card instanceof Distance) {
            car.hazards().stopping().toList().forEach(hazard -> helps.add(hazard.remedy()));
            if (helps.isEmpty() && !car.rolls()) {
                helps.add(Remedy.GREEN_LIGHT);
            }
            if (helps.isEmpty() && car.has(Hazard.SPEED_LIMIT)) {
                helps.add(Remedy.END_OF_LIMIT);
            }
        }
        return shown(view, view.ownCar(), List.copyOf(hazards(car)), helps);
    }

    private Overlay.HelpingCards shown(SeatView view, int car, List<Card> obstacles, List<Card> helps) {
        return new Overlay.HelpingCards(
                liveries.get(car),
                view.car(car).started() ? Overlay.CarPlace.ROAD : Overlay.CarPlace.GARAGE,
                obstacles,
                helps);
    }

    private static List<Hazard> hazards(Car car) {
        return car.hazards().toList();
    }
}

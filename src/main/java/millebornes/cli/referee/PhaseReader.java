package millebornes.cli.referee;

import java.util.List;
import millebornes.cli.referee.BadRequestException.Problem;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.DiscardPile;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Phase;
import millebornes.engine.table.SeatSet;
import millebornes.engine.table.Seating;
import millebornes.save.JsonFields;

/// Reads the phase of a view.
///
/// @param hand the hand of the view's seat
record PhaseReader(JsonFields json, RuleEngine rules, ImmutableArray<Car> cars, Hand hand, DiscardPile discards) {

    Phase read() {
        return switch (json.text("phase")) {
            case "play" -> new Phase.Turn(turn(), offers("end-turn") ? 1 : 0);
            case "coup-fourre" -> window();
            case "extension" -> new Phase.Extension(turn());
            case "round-over", "match-over" -> new Phase.Over(null);
            default -> throw new BadRequestException(Problem.NOT_A_VIEW, json.where("phase"));
        };
    }

    private int turn() {
        return NumberReader.read(json, "turn", rules.seating().seats() - 1);
    }

    private boolean offers(String type) {
        return json.objects("legal").stream()
                .anyMatch(moveFields -> moveFields.text("type", "").equals(type));
    }

    private Phase window() {
        Seating seating = rules.seating();
        SeatSet askedSeats = SeatSet.NONE;
        JsonFields seatFields = json.items("asked");
        for (String item : seatFields.names()) {
            askedSeats = askedSeats.with(NumberReader.read(seatFields, item, seating.seats() - 1));
        }
        if (askedSeats.isEmpty()) {
            throw new BadRequestException(Problem.NOT_A_VIEW, json.where("asked"));
        }
        int car = seating.carOf(askedSeats.first());
        Car victimCar = cars.get(car);
        Hazard hazard = hazard(victimCar, askedSeats);
        return new Phase.CoupFourreWindow(turn(), car, hazard, victimCar.beforeAttack(hazard), askedSeats);
    }

    /// The hazard of the attack, which the view does not name: the newest discard if played cards go there; otherwise
    /// the first hazard of the car that can be answered, with a card of this hand if its seat is asked.
    private Hazard hazard(Car victimCar, SeatSet askedSeats) {
        boolean played = rules.edition().playedCards() == Edition.PlayedCardsRule.TO_DISCARDS;
        if (played
                && discards.top() instanceof Hazard newestHazard
                && victimCar.has(newestHazard)
                && isOpen(newestHazard)) {
            return newestHazard;
        }
        boolean mine = askedSeats.contains(
                NumberReader.read(json, "seat", rules.seating().seats() - 1));
        boolean offered = offers("coup-fourre");
        List<Hazard> open = victimCar.hazards().toList().stream()
                .filter(this::isOpen)
                .filter(hazard -> !mine || hand.holds(hazard.safety()) == offered)
                .toList();
        if (open.isEmpty()) {
            throw new BadRequestException(Problem.NOT_A_VIEW, json.where("asked"));
        }
        return open.getFirst();
    }

    /// Whether a hazard can be answered by a coup-fourré: if its safety is public, no seat is asked.
    private boolean isOpen(Hazard hazard) {
        return !discards.contains(hazard.safety()) && cars.stream().noneMatch(car -> car.wears(hazard.safety()));
    }
}

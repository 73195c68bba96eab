package millebornes.bot;

import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// Estimates as a beginner how valuable it is to keep a card; 0 for a card that can never be played again.
final class EasyCardEvaluator {

    private static final int SAFETY = 500;

    private static final int GREEN_LIGHT_TO_START = 400;

    private static final int REMEDY_NEEDED = 300;

    private static final int REMEDY = 60;

    private static final int HAZARD = 50;

    private static final int DISTANCE = 30;

    private final SeatKnowledge knowledge;
    private final Car ownCar;

    EasyCardEvaluator(SeatKnowledge knowledge) {
        this.knowledge = knowledge;
        this.ownCar = knowledge.car(knowledge.ownCar());
    }

    /// The value of one copy of a card that is in the hand; of several copies each is worth less.
    int of(Card card) {
        return switch (card) {
            case Distance distance -> distance(distance);
            case Hazard hazard ->
                someoneCanBeHit(hazard) ? HAZARD / knowledge.hand().count(hazard) : 0;
            case Remedy remedy -> remedy(remedy);
            case Safety _ -> SAFETY;
        };
    }

    private int distance(Distance distance) {
        boolean tooFar = ownCar.km() + distance.km() > knowledge.target();
        boolean usedUp = distance == Distance.KM_200 && ownCar.km200() >= Car.MOST_200;
        return tooFar || usedUp ? 0 : DISTANCE + distance.km() / Distance.KM_PER_SQUARE;
    }

    private int remedy(Remedy remedy) {
        Hazard hazard = Hazard.curedBy(remedy);
        if (ownCar.immuneTo(hazard) && !ownCar.has(hazard)) {
            return 0;
        }
        if (remedy == Remedy.GREEN_LIGHT && !ownCar.started()) {
            return GREEN_LIGHT_TO_START;
        }
        return (ownCar.has(hazard) ? REMEDY_NEEDED : REMEDY) / knowledge.hand().count(remedy);
    }

    private boolean someoneCanBeHit(Hazard hazard) {
        int team = knowledge.rules().seating().teamOf(knowledge.seat());
        for (int car = 0; car < knowledge.carCount(); car++) {
            if (knowledge.rules().seating().teamOfCar(car) != team
                    && !knowledge.car(car).immuneTo(hazard)) {
                return true;
            }
        }
        return false;
    }
}

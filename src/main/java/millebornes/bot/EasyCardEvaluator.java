package millebornes.bot;

import millebornes.engine.match.SeatSight;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// How much a card in hand is worth keeping to a beginner; 0 for a card that can never be played again.
final class EasyCardEvaluator {

    private static final int SAFETY = 500;

    private static final int GREEN_LIGHT_TO_START = 400;

    private static final int REMEDY_NEEDED = 300;

    private static final int REMEDY = 60;

    private static final int HAZARD = 50;

    private static final int DISTANCE = 30;

    private final SeatSight view;
    private final Car own;

    EasyCardEvaluator(SeatSight view) {
        this.view = view;
        this.own = view.car(view.ownCar());
    }

    /// The worth of one such card; every further copy is worth less.
    int of(Card card) {
        return switch (card) {
            case Distance distance -> distance(distance);
            case Hazard hazard -> someoneCanBeHit(hazard) ? HAZARD / view.hand().count(hazard) : 0;
            case Remedy remedy -> remedy(remedy);
            case Safety _ -> SAFETY;
        };
    }

    private int distance(Distance distance) {
        boolean tooFar = own.km() + distance.km() > view.target();
        boolean usedUp = distance == Distance.KM_200 && own.km200() >= Car.MOST_200;
        return tooFar || usedUp ? 0 : DISTANCE + distance.km() / Distance.KM_PER_SQUARE;
    }

    private int remedy(Remedy remedy) {
        Hazard hazard = Hazard.curedBy(remedy);
        if (own.immuneTo(hazard) && !own.has(hazard)) {
            return 0;
        }
        if (remedy == Remedy.GREEN_LIGHT && !own.started()) {
            return GREEN_LIGHT_TO_START;
        }
        return (own.has(hazard) ? REMEDY_NEEDED : REMEDY) / view.hand().count(remedy);
    }

    private boolean someoneCanBeHit(Hazard hazard) {
        int team = view.rules().seating().teamOf(view.seat());
        for (int car = 0; car < view.carCount(); car++) {
            if (view.rules().seating().teamOfCar(car) != team && !view.car(car).immuneTo(hazard)) {
                return true;
            }
        }
        return false;
    }
}

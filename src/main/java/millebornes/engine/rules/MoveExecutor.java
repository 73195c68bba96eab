package millebornes.engine.rules;

import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SeatSet;

/// Executes legal moves.
final class MoveExecutor {

    private final RuleParameters rules;
    private final TurnOrder order;
    private final AttackResolver resolver;

    MoveExecutor(RuleParameters rules) {
        this.rules = rules;
        this.order = new TurnOrder(rules);
        this.resolver = new AttackResolver(rules, order);
    }

    void begin(MutableRound round, int seat) {
        order.begin(round, seat);
    }

    void play(MutableRound round, Move move) {
        int seat = round.phase().turn();
        switch (move) {
            case Move.Play play -> playOwn(round, seat, play.card());
            case Move.Attack attack -> {
                playing(round, seat, attack.hazard());
                resolver.attack(round, seat, attack.hazard(), attack.car());
            }
            case Move.Discard discard -> discard(round, seat, discard.card());
            case Move.CoupFourre coup -> resolver.declare(round, coup.seat());
            case Move.Decline decline -> resolver.decline(round, decline.seat());
            case Move.EndTurn _ -> {
                round.events().turnEnded(seat);
                order.end(round, seat);
            }
            case Move.Stuck _ -> stuck(round, seat);
            case Move.Extend _ -> extend(round, seat);
            case Move.Stop _ -> {
                round.events().extensionDeclined(seat);
                round.arrive(new Phase.Arrival(round.seating().carOf(seat), shoeLeft(round)));
            }
        }
    }

    private void playOwn(MutableRound round, int seat, Card card) {
        switch (card) {
            case Distance distance -> drive(round, seat, distance);
            case Remedy remedy -> cure(round, seat, remedy);
            case Safety safety -> show(round, seat, safety);
            case Hazard hazard -> throw new IllegalArgumentException("a hazard needs a target: " + hazard);
        }
    }

    private void drive(MutableRound round, int seat, Distance distance) {
        Phase.ShoeLeft left = shoeLeft(round);
        playing(round, seat, distance);
        round.countDistance();
        int carNumber = round.seating().carOf(seat);
        Car car = round.car(carNumber);
        Car drivenCar = car.driven(distance);
        round.put(carNumber, drivenCar);
        round.events().drove(seat, carNumber, distance, car.km(), drivenCar.km());
        if (drivenCar.km() < round.target()) {
            order.afterPlay(round, seat);
        } else if (rules.options().has(FlagOption.EXTENSION) && round.target() == Edition.SHORT_ROAD) {
            round.setPhase(new Phase.Extension(seat));
            round.events().extensionOffered(seat);
        } else {
            round.arrive(new Phase.Arrival(carNumber, left));
        }
    }

    private void cure(MutableRound round, int seat, Remedy remedy) {
        playing(round, seat, remedy);
        int carNumber = round.seating().carOf(seat);
        Car car = round.car(carNumber);
        round.put(
                carNumber,
                remedy == Remedy.GREEN_LIGHT ? car.givenGreenLight() : car.curedBy(remedy, rules.greenLight()));
        round.events().cured(seat, carNumber, remedy);
        order.afterPlay(round, seat);
    }

    private void show(MutableRound round, int seat, Safety safety) {
        playing(round, seat, safety);
        int carNumber = round.seating().carOf(seat);
        round.events().safetyShown(seat, carNumber, safety);
        Car car = round.car(carNumber);
        SafetyHazardClearer.lift(rules, round, carNumber, car.wearing(safety), safety);
        if (rules.accelerated()) {
            order.afterPlay(round, seat);
        } else {
            order.replay(round, seat);
        }
    }

    private void discard(MutableRound round, int seat, Card card) {
        round.take(seat, card);
        round.discards().add(card);
        round.setStuck(SeatSet.NONE);
        round.events().discarded(seat, card);
        order.end(round, seat);
    }

    private void stuck(MutableRound round, int seat) {
        round.setStuck(round.stuck().with(seat));
        round.events().declaredStuck(seat);
        if (StuckDeclarationLegality.byEverybody(round)) {
            round.end(Event.RoundEnd.ALL_STUCK);
        } else {
            order.end(round, seat);
        }
    }

    private void extend(MutableRound round, int seat) {
        round.extend(round.seating().teamOf(seat), Edition.LONG_ROAD);
        round.events().extended(seat, Edition.LONG_ROAD);
        order.afterPlay(round, seat);
    }

    /// Moves a card from the hand to the played cards; nobody counts as stuck any more.
    private void playing(MutableRound round, int seat, Card card) {
        round.take(seat, card);
        round.layDown(card, rules.edition().playedCards());
        round.setStuck(SeatSet.NONE);
    }

    private Phase.ShoeLeft shoeLeft(MutableRound round) {
        return CardDrawer.possible(rules, round) ? Phase.ShoeLeft.SOME : Phase.ShoeLeft.EMPTY;
    }
}

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
    private final AttackResponseResolver resolver;

    MoveExecutor(RuleParameters rules) {
        this.rules = rules;
        this.order = new TurnOrder(rules);
        this.resolver = new AttackResponseResolver(rules, order);
    }

    void begin(RoundDraft draft, int seat) {
        order.begin(draft, seat);
    }

    void play(RoundDraft draft, Move move) {
        int seat = draft.phase().turn();
        switch (move) {
            case Move.Play play -> playOwn(draft, seat, play.card());
            case Move.Attack attack -> {
                playing(draft, seat, attack.hazard());
                resolver.attack(draft, seat, attack.hazard(), attack.car());
            }
            case Move.Discard discard -> discard(draft, seat, discard.card());
            case Move.CoupFourre coup -> resolver.declare(draft, coup.seat());
            case Move.Decline decline -> resolver.decline(draft, decline.seat());
            case Move.EndTurn _ -> {
                draft.events().turnEnded(seat);
                order.end(draft, seat);
            }
            case Move.Stuck _ -> stuck(draft, seat);
            case Move.Extend _ -> extend(draft, seat);
            case Move.Stop _ -> {
                draft.events().extensionDeclined(seat);
                draft.arrive(new Phase.Arrival(draft.seating().carOf(seat), shoeLeft(draft)));
            }
        }
    }

    private void playOwn(RoundDraft draft, int seat, Card card) {
        switch (card) {
            case Distance distance -> drive(draft, seat, distance);
            case Remedy remedy -> cure(draft, seat, remedy);
            case Safety safety -> show(draft, seat, safety);
            case Hazard hazard -> throw new IllegalArgumentException("a hazard needs a target: " + hazard);
        }
    }

    private void drive(RoundDraft draft, int seat, Distance distance) {
        Phase.ShoeLeft left = shoeLeft(draft);
        playing(draft, seat, distance);
        draft.countDistance();
        int place = draft.seating().carOf(seat);
        Car car = draft.car(place);
        Car drivenCar = car.driven(distance);
        draft.put(place, drivenCar);
        draft.events().drove(seat, place, distance, car.km(), drivenCar.km());
        if (drivenCar.km() < draft.target()) {
            order.afterPlay(draft, seat);
        } else if (rules.options().has(FlagOption.EXTENSION) && draft.target() == Edition.SHORT_ROAD) {
            draft.setPhase(new Phase.Extension(seat));
            draft.events().extensionOffered(seat);
        } else {
            draft.arrive(new Phase.Arrival(place, left));
        }
    }

    private void cure(RoundDraft draft, int seat, Remedy remedy) {
        playing(draft, seat, remedy);
        int place = draft.seating().carOf(seat);
        Car car = draft.car(place);
        draft.put(
                place, remedy == Remedy.GREEN_LIGHT ? car.givenGreenLight() : car.curedBy(remedy, rules.greenLight()));
        draft.events().cured(seat, place, remedy);
        order.afterPlay(draft, seat);
    }

    private void show(RoundDraft draft, int seat, Safety safety) {
        playing(draft, seat, safety);
        int place = draft.seating().carOf(seat);
        draft.events().safetyShown(seat, place, safety);
        Car car = draft.car(place);
        SafetyHazardClearer.lift(rules, draft, place, car.wearing(safety), safety);
        if (rules.accelerated()) {
            order.afterPlay(draft, seat);
        } else {
            order.replay(draft, seat);
        }
    }

    private void discard(RoundDraft draft, int seat, Card card) {
        draft.take(seat, card);
        draft.discards().add(card);
        draft.setStuck(SeatSet.NONE);
        draft.events().discarded(seat, card);
        order.end(draft, seat);
    }

    private void stuck(RoundDraft draft, int seat) {
        draft.setStuck(draft.stuck().with(seat));
        draft.events().declaredStuck(seat);
        if (StuckDeclarationLegality.byEverybody(draft)) {
            draft.end(Event.RoundEnd.ALL_STUCK);
        } else {
            order.end(draft, seat);
        }
    }

    private void extend(RoundDraft draft, int seat) {
        draft.extend(draft.seating().teamOf(seat), Edition.LONG_ROAD);
        draft.events().extended(seat, Edition.LONG_ROAD);
        order.afterPlay(draft, seat);
    }

    /// Moves a card from the hand to the played cards; nobody counts as stuck any more.
    private void playing(RoundDraft draft, int seat, Card card) {
        draft.take(seat, card);
        draft.layDown(card, rules.edition().playedCards());
        draft.setStuck(SeatSet.NONE);
    }

    private Phase.ShoeLeft shoeLeft(RoundDraft draft) {
        return CardDrawer.possible(rules, draft) ? Phase.ShoeLeft.SOME : Phase.ShoeLeft.EMPTY;
    }
}

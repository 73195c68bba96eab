package millebornes.desktop.motion;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import millebornes.desktop.motion.MotionCurve.DriveCurve;
import millebornes.desktop.motion.Movement.CardMove;
import millebornes.engine.rules.Edition.PlayedCardsRule;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// Plans the animation from one state of a table to the next, from the state before, the events and the state after.
///
/// Events are first filtered by the visible hands, so a plan reveals no hidden card, neither by its content nor by its
/// timing.
public final class MotionPlanner {

    private static final int GARAGE = -1;

    private final RuleEngine rules;
    private final Round roundBefore;
    private final Round roundAfter;
    private final VisibleHands hands;
    private final MotionPlanBuilder planBuilder = new MotionPlanBuilder();
    private final List<Card> fan;
    private final Set<Integer> filled = new HashSet<>();
    private final Set<Integer> driven = new HashSet<>();
    private final Set<List<Object>> lifted = new HashSet<>();

    private MotionPlanner(RuleEngine rules, Round roundBefore, Round roundAfter, VisibleHands hands) {
        this.rules = rules;
        this.roundBefore = roundBefore;
        this.roundAfter = roundAfter;
        this.hands = hands;
        this.fan = new ArrayList<>(hands.fanBefore(roundBefore));
    }

    /// The plan of a step.
    ///
    /// @param events the events, in order
    /// @param hands the visible hands
    public static MotionPlan plan(
            RuleEngine rules, Round roundBefore, List<Event> events, Round roundAfter, VisibleHands hands) {
        MotionPlanner planner = new MotionPlanner(rules, roundBefore, roundAfter, hands);
        for (Event event : events) {
            planner.happened(event.seenBy(hands.after()));
        }
        return planner.planBuilder.plan();
    }

    private void happened(Event event) {
        switch (event) {
            case Event.RoundBegan began -> {
                driven.addAll(all());
                openGarages(began.first());
            }
            case Event.Extended _ -> driven.addAll(all());
            case Event.Dealt dealt -> deal(dealt.seat(), dealt.hand());
            case Event.TurnBegan began ->
                planBuilder.add(new Movement.TurnChange(rules.seating().carOf(began.seat())), MovementTiming.whole(0));
            case Event.Drew drew -> fromSabot(drawn(drew.seat(), drew.card()), drew.card(), MovementTiming.DRAW);
            case Event.Drove drove -> drove(drove.seat(), drove.distance(), drove.car());
            case Event.Attacked attacked -> {
                play(attacked.seat(), attacked.hazard(), attacked.car());
                int attacker = rules.seating().carOf(attacked.seat());
                planBuilder.addLater(
                        new Movement.TokenDrop(attacked.car(), attacked.hazard()),
                        CardEffectTimeline.of(attacked.hazard()).millis() - MovementTiming.DROP.millis(),
                        MovementTiming.DROP);
                moment(new Movement.Moment(attacker, attacked.car(), attacked.hazard(), attacked.hazard()));
            }
            case Event.Cured cured -> {
                play(cured.seat(), cured.remedy(), cured.car());
                Hazard hazard = Hazard.curedBy(cured.remedy());
                lift(cured.car(), hazard, MovementTiming.UNTIL_LIFT);
                moment(new Movement.Moment(
                        cured.car(), cured.car(), cured.remedy(), isLifted(cured.car(), hazard) ? hazard : null));
                drive(cured.car());
            }
            case Event.SafetyShown shown -> {
                play(shown.seat(), shown.safety(), shown.car());
                List<Hazard> gone = roundBefore.car(shown.car()).hazards().toList().stream()
                        .filter(hazard -> isLifted(shown.car(), hazard))
                        .toList();
                gone.forEach(hazard -> lift(shown.car(), hazard, MovementTiming.UNTIL_LIFT));
                planBuilder.addLater(
                        new Movement.SafetyClip(shown.car(), shown.safety()),
                        CardEffectTimeline.of(shown.safety()).millis() - MovementTiming.CLIP.millis(),
                        MovementTiming.CLIP);
                moment(new Movement.Moment(
                        shown.car(), shown.car(), shown.safety(), gone.isEmpty() ? null : gone.getFirst()));
                drive(shown.car());
            }
            case Event.CoupFourreDeclared coup -> coupFourre(coup);
            case Event.HazardLifted lifted -> lift(lifted.car(), lifted.hazard(), 0);
            case Event.Discarded discarded ->
                planBuilder.add(
                        new CardMove(
                                source(discarded.seat(), discarded.card()),
                                new CardLocation.Discards(),
                                discarded.card()),
                        MovementTiming.DISCARD);
            case Event.Reshuffled reshuffled -> reshuffle(reshuffled.removed());
            case Event.Arrived arrived ->
                planBuilder.add(new Movement.Fireworks(arrived.car()), MovementTiming.FIREWORKS);
            case Event.TurnLost _, Event.TurnEnded _, Event.DeclaredStuck _, Event.Skipped _ -> {}
            case Event.ExtensionOffered _, Event.ExtensionDeclined _, Event.RoundEnded _, Event.MatchEnded _ -> {}
        }
    }

    /// The garages open in the order of play, seen from near, while the cards are dealt.
    private void openGarages(int first) {
        int seats = rules.seating().seats();
        List<Integer> cars = IntStream.range(first, first + seats)
                .map(seat -> rules.seating().carOf(seat % seats))
                .distinct()
                .boxed()
                .toList();
        double in = MovementTiming.LEAN_IN.millis();
        double out = MovementTiming.LEAN_OUT.millis();
        double opened = (cars.size() - 1) * MovementTiming.NEXT_OPENS + MovementTiming.OPENS.millis();
        planBuilder.addLater(new Movement.GarageCloseUp(in, out), 0, MovementTiming.whole(opened + out));
        for (int place = 0; place < cars.size(); place++) {
            planBuilder.addLater(
                    new Movement.GarageOpens(cars.get(place)), place * MovementTiming.NEXT_OPENS, MovementTiming.OPENS);
        }
    }

    /// Plans the dealing of a hand, card by card; its cards are null if they are hidden.
    private void deal(int seat, @Nullable Hand hand) {
        for (int card = 0; card < Hand.FULL; card++) {
            Card faceUpCard = hand == null ? null : hand.cards().get(card);
            fromSabot(drawn(seat, faceUpCard), faceUpCard, MovementTiming.DEAL);
        }
    }

    private void fromSabot(CardLocation toLocation, @Nullable Card faceUpCard, MovementTiming timing) {
        planBuilder.add(new CardMove(new CardLocation.DrawPile(), toLocation, faceUpCard), timing);
    }

    /// Plans a played card: it is held up beside the car that it is played on, then moves to the played cards.
    private void play(int seat, Card card, int car) {
        CardLocation location = new CardLocation.BesideCar(car);
        planBuilder.add(new CardMove(source(seat, card), location, card), MovementTiming.SHOW);
        planBuilder.addLater(new Movement.CardHold(car, card), 0, MovementTiming.HELD);
        planBuilder.addLater(new CardMove(location, played(), card), MovementTiming.HELD.millis(), MovementTiming.LAY);
    }

    private CardLocation played() {
        boolean discarded = rules.edition().playedCards() == PlayedCardsRule.TO_DISCARDS;
        return discarded ? new CardLocation.Discards() : new CardLocation.BesideBoard();
    }

    /// Plans a played distance: while the card is held up the camera zooms in on the drive of its car; the card stays
    /// there until the car has arrived, and moves to the played cards while the camera zooms out.
    private void drove(int seat, Card distanceCard, int car) {
        int from = square(roundBefore.car(car));
        int to = square(roundAfter.car(car));
        if (from == to || driven.contains(car)) {
            play(seat, distanceCard, car);
            return;
        }
        MovementTiming zoomInTiming = MovementTiming.LEAN_IN;
        MovementTiming zoomOutTiming = MovementTiming.LEAN_OUT;
        double way = DriveCurve.between(from, to).millis();
        CardLocation location = new CardLocation.BesideWay(car, from, to);
        planBuilder.addLater(
                new Movement.CloseUp(car, from, to, zoomInTiming.millis(), zoomOutTiming.millis()),
                MovementTiming.SHOW.millis() - zoomInTiming.millis(),
                MovementTiming.whole(zoomInTiming.millis() + way + zoomOutTiming.millis()));
        planBuilder.add(new CardMove(source(seat, distanceCard), location, distanceCard), MovementTiming.SHOW);
        planBuilder.addLater(new Movement.DriveCount(car, from, to, distanceCard), 0, MovementTiming.whole(way));
        drive(car);
        planBuilder.addLater(new CardMove(location, played(), distanceCard), 0, MovementTiming.LAY);
    }

    /// Plans a coup-fourré: its card becomes the token on the car, and the attack flies off.
    private void coupFourre(Event.CoupFourreDeclared coup) {
        lifted.add(List.of(coup.car(), coup.hazard()));
        planBuilder.add(
                new CardMove(source(coup.seat(), coup.safety()), new CardLocation.BesideCar(coup.car()), coup.safety()),
                MovementTiming.SHOW);
        planBuilder.add(
                new Movement.CoupFourreFlourish(coup.car(), coup.safety(), coup.hazard()), MovementTiming.FLOURISH);
        drive(coup.car());
    }

    private void moment(Movement.Moment moment) {
        planBuilder.add(
                moment,
                MovementTiming.whole(CardEffectTimeline.of(moment.card()).millis()));
    }

    /// Plans that an attack's token leaves its car.
    ///
    /// @param wait until it begins to fly, in ms
    private void lift(int car, Hazard hazard, double wait) {
        if (isLifted(car, hazard) && lifted.add(List.of(car, hazard))) {
            planBuilder.addLater(new Movement.TokenLift(car, hazard), wait, MovementTiming.LIFT);
        }
    }

    private boolean isLifted(int car, Hazard hazard) {
        return roundBefore.car(car).has(hazard) && !roundAfter.car(car).has(hazard);
    }

    /// Plans the drive of a car from its old position to its new one: once per step, whatever the number of events.
    private void drive(int car) {
        int from = square(roundBefore.car(car));
        int to = square(roundAfter.car(car));
        if (from != to && driven.add(car)) {
            DriveCurve curve = DriveCurve.between(from, to);
            new StonePassTimes(roundAfter.target())
                    .passed(curve)
                    .forEach((kilometres, when) -> greet(car, kilometres, when, from < to));
            planBuilder.add(new Movement.CarMove(car, from, to), MovementTiming.whole(curve.millis()));
        }
    }

    private void greet(int car, int kilometres, double when, boolean forwards) {
        if (kilometres == Distance.HALFWAY_KM && forwards && kilometres < roundAfter.target()) {
            planBuilder.addLater(new Movement.HalfwayPassed(car, kilometres), when, MovementTiming.HALFWAY);
        } else {
            planBuilder.addLater(new Movement.StoneWinks(kilometres), when, MovementTiming.WINK);
        }
    }

    private void reshuffle(List<Safety> removed) {
        removed.forEach(safety -> planBuilder.add(
                new CardMove(new CardLocation.Discards(), new CardLocation.BesideBoard(), safety),
                MovementTiming.REMOVE));
        planBuilder.add(new Movement.PileReshuffle(), MovementTiming.RESHUFFLE);
    }

    private CardLocation source(int seat, Card card) {
        if (seat != hands.before()) {
            return new CardLocation.ClosedHand(seat);
        }
        int slot = fan.indexOf(card);
        return slot < 0 ? new CardLocation.ClosedHand(seat) : new CardLocation.OpenHand(slot, fan.size());
    }

    /// The location to which a drawn card moves: the open fan, at the last free place of its kind, or its seat. A card
    /// that is drawn and played in the same step has none.
    private CardLocation drawn(int seat, @Nullable Card card) {
        List<Card> cards = seat == hands.after() ? hands.fanAfter(roundAfter) : List.of();
        for (int slot = cards.size() - 1; slot >= 0; slot--) {
            if (cards.get(slot).equals(card) && filled.add(slot)) {
                return fanSlot(slot);
            }
        }
        return new CardLocation.ClosedHand(seat);
    }

    private CardLocation fanSlot(int slot) {
        return new CardLocation.OpenHand(slot, hands.fanAfter(roundAfter).size());
    }

    private List<Integer> all() {
        return IntStream.range(0, roundAfter.cars().size()).boxed().toList();
    }

    /// The square of a car; −1 for its garage.
    static int square(Car car) {
        return car.started() || car.km() > 0 ? car.km() / Distance.KM_25.km() : GARAGE;
    }
}

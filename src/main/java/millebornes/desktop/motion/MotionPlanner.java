package millebornes.desktop.motion;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
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

/// Plans how a table comes from one state to the next: from what was, what happened and what is.
///
/// Events go through the eyes first, so a plan holds no card and no delay that those before the screen may not know.
public final class MotionPlanner {

    private static final int GARAGE = -1;

    private final RuleEngine rules;
    private final Round before;
    private final Round after;
    private final VisibleHands eyes;
    private final MotionPlanBuilder script = new MotionPlanBuilder();
    private final List<Card> fan;
    private final Set<Integer> filled = new HashSet<>();
    private final Set<Integer> driven = new HashSet<>();
    private final Set<List<Object>> lifted = new HashSet<>();

    private MotionPlanner(RuleEngine rules, Round before, Round after, VisibleHands eyes) {
        this.rules = rules;
        this.before = before;
        this.after = after;
        this.eyes = eyes;
        this.fan = new ArrayList<>(eyes.fanBefore(before));
    }

    /// The plan of a step.
    ///
    /// @param events what happened, in order
    /// @param eyes who looks on
    public static MotionPlan plan(RuleEngine rules, Round before, List<Event> events, Round after, VisibleHands eyes) {
        MotionPlanner planner = new MotionPlanner(rules, before, after, eyes);
        for (Event event : events) {
            planner.happened(event.seenBy(eyes.after()));
        }
        return planner.script.plan();
    }

    private void happened(Event event) {
        switch (event) {
            case Event.RoundBegan _, Event.Extended _ -> driven.addAll(all());
            case Event.Dealt dealt -> deal(dealt.seat(), dealt.hand());
            case Event.TurnBegan _ -> script.add(new Movement.TurnChange(), MovementTiming.whole(0));
            case Event.Drew drew -> fromSabot(drawn(drew.seat(), drew.card()), drew.card(), MovementTiming.DRAW);
            case Event.Drove drove -> drove(drove.seat(), drove.distance(), drove.car());
            case Event.Attacked attacked -> {
                play(attacked.seat(), attacked.hazard(), attacked.car());
                script.addLater(
                        new Movement.CarStricken(attacked.car(), attacked.hazard()),
                        MovementTiming.UNTIL_HIT,
                        MovementTiming.STRICKEN);
                script.add(new Movement.TokenDrop(attacked.car(), attacked.hazard()), MovementTiming.DROP);
            }
            case Event.Cured cured -> {
                play(cured.seat(), cured.remedy(), cured.car());
                lift(cured.car(), Hazard.curedBy(cured.remedy()));
                drive(cured.car());
            }
            case Event.SafetyShown shown -> {
                play(shown.seat(), shown.safety(), shown.car());
                script.add(new Movement.SafetyClip(shown.car(), shown.safety()), MovementTiming.CLIP);
                drive(shown.car());
            }
            case Event.CoupFourreDeclared coup -> coupFourre(coup);
            case Event.HazardLifted lifted -> lift(lifted.car(), lifted.hazard());
            case Event.Discarded discarded ->
                script.add(
                        new CardMove(
                                source(discarded.seat(), discarded.card()),
                                new CardLocation.Discards(),
                                discarded.card()),
                        MovementTiming.DISCARD);
            case Event.Reshuffled reshuffled -> reshuffle(reshuffled.removed());
            case Event.Arrived arrived -> script.add(new Movement.Fireworks(arrived.car()), MovementTiming.FIREWORKS);
            case Event.TurnLost _, Event.TurnEnded _, Event.DeclaredStuck _, Event.Skipped _ -> {}
            case Event.ExtensionOffered _, Event.ExtensionDeclined _, Event.RoundEnded _, Event.MatchEnded _ -> {}
        }
    }

    /// Cards leave the card tray one after the other.
    private void deal(int seat, @Nullable Hand hand) {
        for (int card = 0; card < Hand.FULL; card++) {
            Card face = hand == null ? null : hand.cards().get(card);
            fromSabot(drawn(seat, face), face, MovementTiming.DEAL);
        }
    }

    private void fromSabot(CardLocation to, @Nullable Card face, MovementTiming beat) {
        script.add(new CardMove(new CardLocation.DrawPile(), to, face), beat);
    }

    /// A card is held up beside the car that it is played on, and goes where played cards go.
    private void play(int seat, Card card, int car) {
        CardLocation by = new CardLocation.BesideCar(car);
        script.add(new CardMove(source(seat, card), by, card), MovementTiming.SHOW);
        script.addLater(new Movement.CardHold(car, card), 0, MovementTiming.HELD);
        script.addLater(new CardMove(by, played(), card), MovementTiming.HELD.millis(), MovementTiming.LAY);
    }

    private CardLocation played() {
        boolean discarded = rules.edition().playedCards() == PlayedCardsRule.TO_DISCARDS;
        return discarded ? new CardLocation.Discards() : new CardLocation.BesideBoard();
    }

    /// While a card shows itself the view leans in on the way of its car; there the card stays until the car has
    /// arrived, and goes where played cards go while the view leans out again.
    private void drove(int seat, Card distance, int car) {
        int from = square(before.car(car));
        int to = square(after.car(car));
        if (from == to || driven.contains(car)) {
            play(seat, distance, car);
            return;
        }
        MovementTiming in = MovementTiming.LEAN_IN;
        MovementTiming out = MovementTiming.LEAN_OUT;
        double way = DriveCurve.between(from, to).millis();
        CardLocation by = new CardLocation.BesideWay(car, from, to);
        script.addLater(
                new Movement.CloseUp(car, from, to, in.millis(), out.millis()),
                MovementTiming.SHOW.millis() - in.millis(),
                MovementTiming.whole(in.millis() + way + out.millis()));
        script.add(new CardMove(source(seat, distance), by, distance), MovementTiming.SHOW);
        script.addLater(new Movement.DriveCount(car, from, to, distance), 0, MovementTiming.whole(way));
        drive(car);
        script.addLater(new CardMove(by, played(), distance), 0, MovementTiming.LAY);
    }

    /// The card becomes the token that its car wears from now on; the attack flies off.
    private void coupFourre(Event.CoupFourreDeclared coup) {
        lifted.add(List.of(coup.car(), coup.hazard()));
        script.add(
                new CardMove(source(coup.seat(), coup.safety()), new CardLocation.BesideCar(coup.car()), coup.safety()),
                MovementTiming.SHOW);
        script.add(new Movement.CoupFourreFlourish(coup.car(), coup.safety(), coup.hazard()), MovementTiming.FLOURISH);
        drive(coup.car());
    }

    private void lift(int car, Hazard hazard) {
        boolean shown = before.car(car).has(hazard) && !after.car(car).has(hazard);
        if (shown && lifted.add(List.of(car, hazard))) {
            script.addLater(
                    new Movement.CarRelieved(car, hazard), MovementTiming.UNTIL_RELIEVED, MovementTiming.RELIEVED);
            script.add(new Movement.TokenLift(car, hazard), MovementTiming.LIFT);
        }
    }

    /// A car drives once in a step, all the way from where it was to where it is.
    private void drive(int car) {
        int from = square(before.car(car));
        int to = square(after.car(car));
        if (from != to && driven.add(car)) {
            DriveCurve way = DriveCurve.between(from, to);
            new StonePassTimes(after.target())
                    .passed(way)
                    .forEach((kilometres, when) -> greet(car, kilometres, when, from < to));
            script.add(new Movement.CarMove(car, from, to), MovementTiming.whole(way.millis()));
        }
    }

    private void greet(int car, int kilometres, double when, boolean forwards) {
        if (kilometres == Distance.HALFWAY_KM && forwards && kilometres < after.target()) {
            script.addLater(new Movement.HalfwayPassed(car, kilometres), when, MovementTiming.HALFWAY);
        } else {
            script.addLater(new Movement.StoneWinks(kilometres), when, MovementTiming.WINK);
        }
    }

    private void reshuffle(List<Safety> removed) {
        removed.forEach(safety -> script.add(
                new CardMove(new CardLocation.Discards(), new CardLocation.BesideBoard(), safety),
                MovementTiming.REMOVE));
        script.add(new Movement.PileReshuffle(), MovementTiming.RESHUFFLE);
    }

    private CardLocation source(int seat, Card card) {
        if (seat != eyes.before()) {
            return new CardLocation.ClosedHand(seat);
        }
        int slot = fan.indexOf(card);
        return slot < 0 ? new CardLocation.ClosedHand(seat) : new CardLocation.OpenHand(slot, fan.size());
    }

    /// Where a drawn card goes: into the open fan, to the last free place of its kind, or to its seat. A card that is
    /// drawn and played within the step has no place there.
    private CardLocation drawn(int seat, @Nullable Card card) {
        List<Card> cards = seat == eyes.after() ? eyes.fanAfter(after) : List.of();
        for (int slot = cards.size() - 1; slot >= 0; slot--) {
            if (cards.get(slot).equals(card) && filled.add(slot)) {
                return fanSlot(slot);
            }
        }
        return new CardLocation.ClosedHand(seat);
    }

    private CardLocation fanSlot(int slot) {
        return new CardLocation.OpenHand(slot, eyes.fanAfter(after).size());
    }

    private List<Integer> all() {
        return IntStream.range(0, after.cars().size()).boxed().toList();
    }

    /// The square where a car stands; −1 for its garage.
    static int square(Car car) {
        return car.started() || car.km() > 0 ? car.km() / Distance.KM_25.km() : GARAGE;
    }
}

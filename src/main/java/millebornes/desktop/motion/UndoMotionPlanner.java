package millebornes.desktop.motion;

import java.util.List;
import java.util.stream.Stream;
import millebornes.desktop.motion.MotionCurve.DriveCurve;
import millebornes.desktop.motion.Movement.CardMove;
import millebornes.engine.rules.Edition.PlayedCardsRule;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Round;

/// Plans the animation of an undo: everything moves back at once, and faster than forwards. No stone winks, and no card
/// is held up again.
///
/// Only the card that everybody saw played is shown; if its owner's cards are covered it moves to the seat. A card that
/// the next person has drawn but not looked at returns to the card tray, face down.
///
/// @param fromRound the round with the act
/// @param toRound the round without it
public record UndoMotionPlanner(RuleEngine rules, Round fromRound, Round toRound, VisibleHands hands) {

    /// The duration of a car's way back, as a share of the time that it took forwards.
    private static final double HASTE = 0.45;

    /// The plan of an undo.
    ///
    /// @param events the events of the undone act
    public MotionPlan plan(List<Event> events) {
        MotionPlanBuilder planBuilder = new MotionPlanBuilder();
        events.forEach(event -> played(event).forEach(move -> planBuilder.add(move, MovementTiming.BACK)));
        for (int car = 0; car < toRound.cars().size(); car++) {
            tokens(car, fromRound.car(car), toRound.car(car))
                    .forEach(movement -> planBuilder.add(movement, MovementTiming.BACK));
            int start = MotionPlanner.square(fromRound.car(car));
            int end = MotionPlanner.square(toRound.car(car));
            if (start != end) {
                double millis = DriveCurve.between(start, end).millis() * HASTE;
                planBuilder.addLater(new Movement.CarMove(car, start, end), 0, MovementTiming.whole(millis));
            }
        }
        if (fromRound.phase().turn() != toRound.phase().turn()) {
            planBuilder.add(
                    new Movement.TurnChange(
                            rules.seating().carOf(toRound.phase().turn())),
                    MovementTiming.whole(0));
        }
        return planBuilder.plan();
    }

    /// The movement of a card that an event has put on the table, back to where it came from; none for other events.
    private Stream<CardMove> played(Event event) {
        return switch (event) {
            case Event.CoupFourreDeclared _ -> Stream.empty();
            case Event.Discarded discarded -> back(discarded, new CardLocation.Discards());
            case Event.CardPlayed played -> back(played, playedPile());
            // The other events move no card.
            case Event.Drew drew ->
                Stream.of(new CardMove(new CardLocation.ClosedHand(drew.seat()), new CardLocation.DrawPile(), null));
            case Event.RoundBegan _, Event.Dealt _, Event.TurnBegan _ -> Stream.empty();
            case Event.HazardLifted _, Event.TurnLost _ -> Stream.empty();
            case Event.DeclaredStuck _, Event.TurnEnded _, Event.Skipped _, Event.Reshuffled _ -> Stream.empty();
            case Event.ExtensionOffered _, Event.Extended _, Event.ExtensionDeclined _ -> Stream.empty();
            case Event.Arrived _, Event.RoundEnded _, Event.MatchEnded _ -> Stream.empty();
        };
    }

    private CardLocation playedPile() {
        boolean discarded = rules.edition().playedCards() == PlayedCardsRule.TO_DISCARDS;
        return discarded ? new CardLocation.Discards() : new CardLocation.BesideBoard();
    }

    private Stream<CardMove> back(Event.CardPlayed played, CardLocation pileLocation) {
        int seat = played.seat();
        Card card = played.card();
        List<Card> fan = seat == hands.after() ? hands.fanAfter(toRound) : List.of();
        int slot = fan.indexOf(card);
        CardLocation handLocation =
                slot < 0 ? new CardLocation.ClosedHand(seat) : new CardLocation.OpenHand(slot, fan.size());
        return Stream.of(new CardMove(pileLocation, handLocation, card));
    }

    private static Stream<Movement> tokens(int number, Car carWith, Car carWithout) {
        Stream<Movement> lifted = carWith.hazards().toList().stream()
                .filter(hazard -> !carWithout.hazards().contains(hazard))
                .map(hazard -> new Movement.TokenLift(number, hazard));
        Stream<Movement> dropped = carWithout.hazards().toList().stream()
                .filter(hazard -> !carWith.hazards().contains(hazard))
                .map(hazard -> new Movement.TokenDrop(number, hazard));
        Stream<Movement> unclipped = carWith.safeties().toList().stream()
                .filter(safety -> !carWithout.safeties().contains(safety))
                .map(safety -> new Movement.SafetyLift(number, safety));
        return Stream.of(lifted, dropped, unclipped).flatMap(movements -> movements);
    }
}

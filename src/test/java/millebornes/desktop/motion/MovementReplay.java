package millebornes.desktop.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.Round;
import millebornes.engine.table.SafetySet;
import millebornes.engine.table.Seating;

/// A table that is changed only by the movements of a plan.
final class MovementReplay {

    private final Round roundBefore;
    private final int open;
    private final boolean taking;
    private final List<Integer> squares = new ArrayList<>();
    private final List<HazardSet> hazards = new ArrayList<>();
    private final List<SafetySet> safeties = new ArrayList<>();
    private final Map<Integer, Card> byCar = new HashMap<>();
    private final List<Card> moments = new ArrayList<>();
    private final List<Integer> closeUps = new ArrayList<>();
    private final List<Integer> winks = new ArrayList<>();
    private int drawn;
    private int discarded;

    private MovementReplay(Round roundBefore, int open, boolean taking) {
        this.roundBefore = roundBefore;
        this.open = open;
        this.taking = taking;
        for (Car car : roundBefore.cars()) {
            squares.add(square(car));
            hazards.add(car.hazards());
            safeties.add(car.safeties());
        }
    }

    /// The table of a match as it lies.
    ///
    /// @param open the seat whose cards lie open, or [Seating#NOBODY]
    static MovementReplay of(Match match, int open) {
        return new MovementReplay(match.round(), open, false);
    }

    /// The same where somebody takes something back.
    static MovementReplay taking(Match match, int open) {
        return new MovementReplay(match.round(), open, true);
    }

    /// Moves what a movement moves, and sees that it was there.
    void move(Movement movement, List<Event> events) {
        switch (movement) {
            case Movement.CardMove card -> card(card);
            case Movement.CardHold card -> assertThat(byCar).as("held up").containsEntry(card.car(), card.card());
            case Movement.DriveCount drive -> assertThat(byCar).as("held up").containsEntry(drive.car(), drive.card());
            case Movement.Moment moment -> moments.add(moment.card());
            case Movement.CloseUp closeUp -> closeUps.add(closeUp.car());
            case Movement.CarMove car -> {
                assertThat(squares.get(car.car())).isEqualTo(car.from());
                squares.set(car.car(), car.to());
            }
            case Movement.GarageCloseUp _ -> assertThat(events).anyMatch(Event.RoundBegan.class::isInstance);
            case Movement.GarageOpens opens ->
                assertThat(events).as("garage of %d", opens.car()).anyMatch(Event.RoundBegan.class::isInstance);
            case Movement.TokenDrop drop ->
                hazards.set(drop.car(), hazards.get(drop.car()).with(drop.hazard()));
            case Movement.TokenLift lift -> {
                assertThat(hazards.get(lift.car()).contains(lift.hazard())).isTrue();
                hazards.set(lift.car(), hazards.get(lift.car()).without(lift.hazard()));
            }
            case Movement.SafetyLift lift -> {
                assertThat(taking).as("safeties stay").isTrue();
                assertThat(safeties.get(lift.car()).contains(lift.safety())).isTrue();
                safeties.set(
                        lift.car(),
                        new SafetySet(safeties.get(lift.car()).bits()
                                & ~(1 << lift.safety().ordinal())));
            }
            case Movement.SafetyClip clip ->
                safeties.set(clip.car(), safeties.get(clip.car()).with(clip.safety()));
            case Movement.CoupFourreFlourish flourish -> {
                assertThat(byCar.remove(flourish.car())).isEqualTo(flourish.safety());
                assertThat(hazards.get(flourish.car()).contains(flourish.hazard()))
                        .isTrue();
                hazards.set(flourish.car(), hazards.get(flourish.car()).without(flourish.hazard()));
                safeties.set(flourish.car(), safeties.get(flourish.car()).with(flourish.safety()));
            }
            case Movement.StoneWinks wink -> winks.add(wink.kilometres());
            case Movement.HalfwayPassed passed -> winks.add(passed.kilometres());
            case Movement.PileReshuffle _ -> assertThat(events).anyMatch(Event.Reshuffled.class::isInstance);
            case Movement.Fireworks fireworks ->
                assertThat(events)
                        .anyMatch(event -> event instanceof Event.Arrived arrived && arrived.car() == fireworks.car());
            case Movement.TurnChange _ -> assertThat(events).anyMatch(Event.TurnBegan.class::isInstance);
        }
    }

    private void card(Movement.CardMove move) {
        switch (move.from()) {
            case CardLocation.DrawPile _ -> drawn++;
            case CardLocation.OpenHand openHand -> {
                assertThat(open).isNotEqualTo(Seating.NOBODY);
                assertThat(roundBefore.hand(open).cards().get(openHand.slot())).isEqualTo(move.card());
                assertThat(openHand.cards()).isEqualTo(roundBefore.hand(open).size());
            }
            case CardLocation.ClosedHand closedHand
            when move.to() instanceof CardLocation.DrawPile ->
                assertThat(taking && roundBefore.hand(closedHand.seat()).size() > 0)
                        .isTrue();
            case CardLocation.ClosedHand closedHand ->
                assertThat(roundBefore.hand(closedHand.seat()).holds(java.util.Objects.requireNonNull(move.card())))
                        .isTrue();
            case CardLocation.BesideCar car ->
                assertThat(byCar.remove(car.car())).isEqualTo(move.card());
            case CardLocation.BesideWay way -> {
                assertThat(way.to()).as("laid when the car has arrived").isEqualTo(squares.get(way.car()));
                assertThat(byCar.remove(way.car())).isEqualTo(move.card());
            }
            case CardLocation.Discards _ ->
                assertThat(taking || move.to() instanceof CardLocation.BesideBoard)
                        .isTrue();
            case CardLocation.BesideBoard _ ->
                assertThat(taking).as("nothing comes from aside otherwise").isTrue();
        }
        switch (move.to()) {
            case CardLocation.Discards _ -> discarded++;
            case CardLocation.BesideCar car -> byCar.put(car.car(), java.util.Objects.requireNonNull(move.card()));
            case CardLocation.BesideWay way -> {
                assertThat(way.from()).as("held up before the car drives").isEqualTo(squares.get(way.car()));
                byCar.put(way.car(), java.util.Objects.requireNonNull(move.card()));
            }
            case CardLocation.DrawPile _ ->
                assertThat(taking && move.card() == null)
                        .as("only what nobody has seen goes back")
                        .isTrue();
            case CardLocation.OpenHand _ -> {}
            case CardLocation.ClosedHand _ -> {}
            case CardLocation.BesideBoard _ -> {}
        }
    }

    /// Sees that the movements have led to what is.
    void check(Match fromMatch, List<Event> events, Match toMatch, VisibleHands hands) {
        Round roundAfter = toMatch.round();
        boolean fresh = events.stream().anyMatch(Event.RoundBegan.class::isInstance);
        boolean reshuffled = events.stream().anyMatch(Event.Reshuffled.class::isInstance);
        checkCars(events, roundAfter);
        assertThat(byCar).as("what is still held up").isEmpty();
        assertThat(moments)
                .as("attacks, cures and safeties that are shown large, %s", events)
                .containsExactlyElementsOf(events.stream()
                        .filter(Event.CardPlayed.class::isInstance)
                        .filter(event ->
                                !(event instanceof Event.CoupFourreDeclared || event instanceof Event.Discarded))
                        .map(event -> ((Event.CardPlayed) event).card())
                        .filter(card -> !(card instanceof Distance))
                        .toList());
        assertThat(closeUps)
                .as("leaned in on, %s", events)
                .containsExactlyInAnyOrderElementsOf(events.stream()
                        .filter(Event.Drove.class::isInstance)
                        .map(event -> ((Event.Drove) event).car())
                        .toList());
        assertThat(winks)
                .as("stones, %s", events)
                .containsExactlyInAnyOrderElementsOf(fresh ? List.of() : passed(toMatch));
        if (!fresh && !reshuffled) {
            assertThat(drawn)
                    .isEqualTo(roundBefore.shoe().drawPileSize()
                            - roundAfter.shoe().drawPileSize());
        }
        boolean lifted = events.stream().anyMatch(Event.HazardLifted.class::isInstance);
        if (!fresh && !reshuffled && !lifted) {
            assertThat(discarded)
                    .isEqualTo(roundAfter.shoe().discards().size()
                            - roundBefore.shoe().discards().size());
        }
    }

    /// Sees that the cars stand and wear what they do in a round.
    void checkCars(List<Event> events, Round round) {
        for (int car = 0; car < round.cars().size(); car++) {
            assertThat(hazards.get(car))
                    .as("hazards, %s", events)
                    .isEqualTo(round.car(car).hazards());
            assertThat(safeties.get(car))
                    .as("safeties")
                    .isEqualTo(round.car(car).safeties());
            assertThat(squares.get(car)).as("square").isEqualTo(square(round.car(car)));
        }
    }

    /// A car leaves a stone behind when it stands before it and then beyond it, or the other way round; beside the
    /// finish it stops.
    private List<Integer> passed(Match toMatch) {
        List<Integer> passed = new ArrayList<>();
        for (int car = 0; car < toMatch.round().cars().size(); car++) {
            int from = roundBefore.car(car).km();
            int at = toMatch.round().car(car).km();
            for (int stone = 100; stone <= toMatch.round().target(); stone += 100) {
                boolean finish = stone == toMatch.round().target() && at == stone && from < at;
                if (finish || (from <= stone && at > stone) || (from > stone && at <= stone)) {
                    passed.add(stone);
                }
            }
        }
        return passed;
    }

    private static int square(Car car) {
        return car.started() || car.km() > 0 ? car.km() / 25 : -1;
    }
}

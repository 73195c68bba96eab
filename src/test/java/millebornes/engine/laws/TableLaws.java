package millebornes.engine.laws;

import java.util.List;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.SafetyClearsRule;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardKindCounts;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SeatSet;

/// The laws of every position: no card, token or kilometre too many or too few.
final class TableLaws {

    private final RuleEngine rules;
    private final int[] deck = new int[Card.ALL.size()];
    private final boolean board;

    TableLaws(RuleEngine rules) {
        this.rules = rules;
        for (Card card : Card.ALL) {
            deck[Card.index(card)] = rules.deck().count(card);
        }
        this.board = rules.edition().tokens() == Edition.TokenSupply.LIMITED;
    }

    /// The laws of a position but for the count of the cards.
    ///
    /// @param stuckLastSeats the seats that were stuck in their last turn
    void check(Round round, SeatSet stuckLastSeats) {
        for (int place = 0; place < round.cars().size(); place++) {
            car(round, round.car(place));
        }
        safetiesAreUnique(round.cars());
        if (board) {
            tokens(round);
        }
        hands(round, stuckLastSeats);
        keptSafeties(round);
        arrivals(round);
    }

    /// Where no safety may be discarded none lies among the discards, but on the board, where played ones do.
    private void keptSafeties(Round round) {
        boolean kept = rules.options().has(FlagOption.KEEP_SAFETIES)
                && rules.edition().playedCards() == Edition.PlayedCardsRule.ON_TABLE;
        for (Safety safety : Safety.values()) {
            LawAssertions.holds(!kept || !round.shoe().discards().contains(safety), "a safety is kept: %s", safety);
        }
    }

    /// Every card of the deck is in a hand, in the draw pile, among the discards, or was played, once.
    ///
    /// @param playedCounts as a view tells it
    void checkCards(Round round, CardKindCounts playedCounts) {
        int[] rest = deck.clone();
        List<Card> order = round.shoe().order();
        for (int place = round.shoe().drawn(); place < order.size(); place++) {
            rest[Card.index(order.get(place))]--;
        }
        for (Card card : round.shoe().discards()) {
            rest[Card.index(card)]--;
        }
        for (Card card : Card.ALL) {
            int held = playedCounts.count(card);
            for (int seat = 0; seat < round.hands().size(); seat++) {
                held += round.hand(seat).count(card);
            }
            LawAssertions.holds(rest[Card.index(card)] == held, "cards are conserved: %s", card);
        }
    }

    private void car(Round round, Car car) {
        boolean square = car.km() % Distance.KM_PER_SQUARE == 0;
        LawAssertions.holds(square && car.km() >= 0 && car.km() <= round.target(), "km on the road: %s", car);
        LawAssertions.holds(car.km200() <= Car.MOST_200, "two 200s at most: %s", car);
        // hazards may lie there before the start.
        boolean stoppable =
                rules.options().has(FlagOption.CUMULATE) || rules.options().has(FlagOption.HAZARDS_BEFORE_START);
        boolean fresh = car.km() == 0 && (stoppable || !car.stopped()) && !car.needsGreenLight();
        LawAssertions.holds(car.started() || fresh, "in garage: %s", car);
        LawAssertions.holds(
                !(car.needsGreenLight() && car.wears(Safety.RIGHT_OF_WAY)), "priority waits for nothing: %s", car);
        boolean waitsNever = board || rules.options().has(FlagOption.REMEDY_IS_ENOUGH);
        LawAssertions.holds(!(waitsNever && car.needsGreenLight()), "no car waits where a remedy is enough: %s", car);
        LawAssertions.holds(
                car.started() || !rules.options().has(FlagOption.ROLLING_START), "every car has started: %s", car);
        int stops = car.hazards().stopping().toList().size();
        LawAssertions.holds(stops <= 1 || rules.options().has(FlagOption.CUMULATE), "one stop hazard: %s", car);
        LawAssertions.holds(
                !(stops > 0 && car.needsGreenLight()) || rules.options().has(FlagOption.CUMULATE),
                "stopped, not waiting: %s",
                car);
        for (Hazard hazard : car.hazards().toList()) {
            boolean older = rules.options().safetyClears() == SafetyClearsRule.RIGHT_OF_WAY_ONLY
                    && hazard.safety() != Safety.RIGHT_OF_WAY;
            LawAssertions.holds(older || !car.immuneTo(hazard), "a worn safety keeps its hazards off: %s", car);
        }
        for (Safety safety : car.coupsFourres().toList()) {
            LawAssertions.holds(car.wears(safety), "a coup-fourré is worn: %s", car);
        }
    }

    private static void safetiesAreUnique(List<Car> cars) {
        int worn = 0;
        for (Car car : cars) {
            LawAssertions.holds((worn & car.safeties().bits()) == 0, "a safety is worn once: %s", cars);
            worn |= car.safeties().bits();
        }
    }

    /// Counted here from, not asked from the engine: what is on the road and what it says is left.
    private void tokens(Round round) {
        for (Hazard hazard : Hazard.values()) {
            int all = switch (hazard) {
                case OUT_OF_GAS, FLAT_TIRE, ACCIDENT -> 3;
                case SPEED_LIMIT, RED_LIGHT -> 4;
                case WRONG_WAY -> 0;
            };
            int onRoad =
                    (int) round.cars().stream().filter(car -> car.has(hazard)).count();
            LawAssertions.holds(onRoad + rules.tokensLeft(round, hazard) == all, "tokens are conserved: %s", hazard);
            LawAssertions.holds(onRoad <= all, "no token too many: %s", hazard);
        }
    }

    /// Six cards after a turn while the draw pile lasts; a stuck seat keeps its seventh.
    private void hands(Round round, SeatSet stuckLastSeats) {
        boolean pileLasts =
                round.shoe().drawPileSize() > 0 && (board || round.shoe().reshuffles() == 0);
        for (int seat = 0; seat < round.hands().size(); seat++) {
            int size = round.hand(seat).size();
            LawAssertions.holds(size <= Hand.MOST, "no hand is too large: seat %s", seat);
            if (pileLasts && seat != round.phase().turn() && !round.isOver()) {
                boolean kept = stuckLastSeats.contains(seat) && size == Hand.MOST;
                LawAssertions.holds(size == Hand.FULL || kept, "six cards between turns: seat %s holds %s", seat, size);
            }
        }
    }

    private void arrivals(Round round) {
        int arrived = 0;
        for (Car car : round.cars()) {
            arrived += car.km() == round.target() ? 1 : 0;
        }
        boolean over = round.phase() instanceof Phase.Over endOver && endOver.arrival() != null;
        boolean asked = round.phase() instanceof Phase.Extension;
        LawAssertions.holds(
                arrived == (over || asked ? 1 : 0), "at most one car arrives, and that ends the round: %s", arrived);
        if (round.phase() instanceof Phase.Over endOver && endOver.arrival() != null) {
            LawAssertions.holds(
                    round.car(endOver.arrival().car()).km() == round.target(), "who arrives stands on the target");
        }
    }
}

package millebornes.engine.match;

import java.util.stream.IntStream;
import millebornes.engine.rules.Edition;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardList;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Safety;

/// The cards of the deck that a seat cannot see: the deck without those that it sees.
final class UnseenCards {

    private final SeatView view;
    private final int[] left = new int[Card.ALL.size()];

    /// @throws IllegalArgumentException when the deck does not hold the cards of the view, or another number of cards
    UnseenCards(SeatView view) {
        this.view = view;
        for (Card card : Card.ALL) {
            left[Card.index(card)] = view.rules().deck().count(card);
        }
        view.hand().cards().forEach(this::takeOut);
        view.discards().forEach(this::takeOut);
        view.played().cards().forEach(this::takeOut);
        if (view.rules().edition().playedCards() == Edition.PlayedCardsRule.ON_TABLE) {
            checkPlayed();
        } else {
            ViewContradictionCheck.unless(view.onTable().size() == 0, () -> "no played card stays on this table");
            view.cars().forEach(this::checkWorn);
        }
        checkNumber();
    }

    /// The unseen cards, in the order of [Card#ALL].
    CardList cards() {
        return CardList.copyOf(Card.copies(card -> left[Card.index(card)]));
    }

    /// Checks that the cards shown by the cars have been played: hazards, safeties, 200s and 100s.
    private void checkPlayed() {
        int[] told = new int[left.length];
        for (Car car : view.cars()) {
            car.hazards().toList().forEach(hazard -> told[Card.index(hazard)]++);
            car.safeties().toList().forEach(safety -> told[Card.index(safety)]++);
            told[Card.index(Distance.KM_200)] += car.km200();
            told[Card.index(Distance.KM_100)] += car.km100();
        }
        for (Card card : Card.ALL) {
            ViewContradictionCheck.unless(
                    told[Card.index(card)] <= view.onTable().count(card),
                    () -> "before the cars are more than were played: " + card);
        }
    }

    private void takeOut(Card card) {
        left[Card.index(card)]--;
        ViewContradictionCheck.unless(left[Card.index(card)] >= 0, () -> "the deck does not hold so many " + card);
    }

    /// Checks, where played cards go to the discards, that the cards of a car's safeties are there or out of the game
    ///
    private void checkWorn(Car car) {
        for (Safety safety : car.safeties().toList()) {
            boolean seen = view.discards().contains(safety) || view.removed().contains(safety);
            ViewContradictionCheck.unless(seen, () -> "the card of a worn safety lies nowhere: " + safety);
        }
    }

    private void checkNumber() {
        int held = view.handCounts().stream().mapToInt(Integer::intValue).sum();
        int places = view.drawPile() + held - view.hand().size();
        int cards = IntStream.of(left).sum();
        ViewContradictionCheck.unless(view.drawPile() >= 0, () -> view.drawPile() + " cards in the draw pile");
        ViewContradictionCheck.unless(
                cards == places, () -> cards + " cards are not seen, but lie in " + places + " places");
    }
}

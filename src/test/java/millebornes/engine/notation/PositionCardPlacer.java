package millebornes.engine.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardKindCounts;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SafetySet;
import org.jspecify.annotations.Nullable;

/// Distributes the cards of a deck to the hands, piles and table of a position, in the order of its lines.
///
/// Places the cards of a car where the rules put them, unless a line lists the cards on the table. On the board
/// a car may have a token whose card is elsewhere.
final class PositionCardPlacer {

    private final List<Card> rest;
    private final boolean staysOnTable;
    private final boolean everythingIsSaid;
    private final Map<Integer, Hand> hands = new HashMap<>();
    private final List<Card> discards = new ArrayList<>();
    private @Nullable List<Card> draw;
    private SafetySet removedSafeties = SafetySet.NONE;
    private CardKindCounts tableCounts = CardKindCounts.EMPTY;

    /// @param everythingIsSaid whether a line lists the cards on the table, so that every card must be listed
    PositionCardPlacer(RuleEngine rules, boolean everythingIsSaid) {
        this.rest = new ArrayList<>(rules.deck().cards());
        this.staysOnTable = rules.edition().playedCards() == Edition.PlayedCardsRule.ON_TABLE;
        this.everythingIsSaid = everythingIsSaid;
    }

    void hand(int seat, List<Card> cards) {
        take(cards);
        once("hand " + seat, hands.put(seat, Hand.of(cards)));
    }

    void draw(List<Card> cards) {
        take(cards);
        once("draw", draw);
        draw = cards;
    }

    void discard(List<Card> cards) {
        take(cards);
        discards.addAll(cards);
    }

    /// Removes safeties from the game.
    ///
    /// @throws IllegalArgumentException when a card is no safety
    void remove(List<Card> cards) {
        take(cards);
        for (Card card : cards) {
            if (!(card instanceof Safety safety)) {
                throw new IllegalArgumentException("only safeties leave the game, not " + CardText.of(card));
            }
            removedSafeties = removedSafeties.with(safety);
        }
    }

    void play(List<Card> cards) {
        take(cards);
        cards.forEach(card -> tableCounts = tableCounts.with(card));
    }

    /// Places the cards of a car's safeties, and of its hazards in editions where those stay on the table.
    void car(Car car) {
        if (everythingIsSaid) {
            return;
        }
        for (Safety safety : car.safeties().toList()) {
            if (staysOnTable) {
                play(List.of(safety));
            } else if (car.coupsFourres().contains(safety)) {
                remove(List.of(safety));
            } else {
                discard(List.of(safety));
            }
        }
        if (staysOnTable) {
            play(List.copyOf(car.hazards().toList()));
        }
    }

    /// Places the card of a car's token in the discard pile if a copy of it has not been placed yet.
    void token(Hazard hazard) {
        if (!everythingIsSaid && !staysOnTable && rest.contains(hazard)) {
            discard(List.of(hazard));
        }
    }

    Hand hand(int seat) {
        return hands.getOrDefault(seat, Hand.EMPTY);
    }

    /// The draw pile from its top; if no line lists it, all cards that are nowhere else.
    ///
    /// @throws IllegalArgumentException when everything is listed and a card is missing
    List<Card> draw() {
        if (draw == null) {
            return rest;
        }
        if (everythingIsSaid && !rest.isEmpty()) {
            throw new IllegalArgumentException("nothing says where these lie: " + CardText.of(rest));
        }
        return draw;
    }

    List<Card> discards() {
        return discards;
    }

    SafetySet removed() {
        return removedSafeties;
    }

    CardKindCounts table() {
        return tableCounts;
    }

    private static void once(String what, @Nullable Object before) {
        if (before != null) {
            throw new IllegalArgumentException("placed twice: " + what);
        }
    }

    private void take(List<Card> cards) {
        for (Card card : cards) {
            if (!rest.remove(card)) {
                throw new IllegalArgumentException("the deck does not hold that many " + CardText.of(card));
            }
        }
    }
}

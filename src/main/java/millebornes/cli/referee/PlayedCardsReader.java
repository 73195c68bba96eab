package millebornes.cli.referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import millebornes.cli.referee.BadRequestException.Problem;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardKindCounts;
import millebornes.engine.table.DeckComposition;
import millebornes.engine.table.DiscardPile;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SafetySet;
import millebornes.save.JsonFields;
import millebornes.save.MoveCodec;

/// Reads which cards have been played and lie on the table. A view without the field `played` has only their number
/// (`table`); then plausible cards are chosen.
final class PlayedCardsReader {

    private static final String PLAYED = "played";

    private final JsonFields json;
    private final RuleEngine rules;
    private final int size;

    /// @throws BadRequestException when the view does not say how many cards lie on the table
    PlayedCardsReader(JsonFields json, RuleEngine rules) {
        this.json = json;
        this.rules = rules;
        this.size = NumberReader.read(json, "table", rules.deck().cards().size());
    }

    /// The played cards that lie on the table.
    ///
    /// @throws BadRequestException when the cards of the field `played` do not match the rest of the view
    CardKindCounts read(List<Car> cars, Hand hand, DiscardPile discards, SafetySet removedSafeties) {
        if (!json.has(PLAYED)) {
            return concluded(cars, hand, discards, removedSafeties);
        }
        CardKindCounts tableCounts = counts(json.object(PLAYED), rules.deck());
        for (Safety safety : removedSafeties.toList()) {
            if (tableCounts.count(safety) == 0) {
                throw new BadRequestException(Problem.NOT_A_VIEW, json.where(PLAYED));
            }
            tableCounts = tableCounts.without(safety);
        }
        if (tableCounts.size() != size) {
            throw new BadRequestException(Problem.NOT_A_VIEW, json.where(PLAYED));
        }
        return tableCounts;
    }

    /// Chooses cards that may lie on the table: first those that the cars show, then up to the given number one of the
    /// kind of which most are unseen, again and again.
    private CardKindCounts concluded(List<Car> cars, Hand hand, DiscardPile discards, SafetySet removedSafeties) {
        List<Card> unseen = new ArrayList<>(rules.deck().cards());
        hand.cards().forEach(unseen::remove);
        discards.forEach(unseen::remove);
        removedSafeties.toList().forEach(unseen::remove);
        CardKindCounts playedCounts = CardKindCounts.EMPTY;
        for (Card card : shown(cars)) {
            if (playedCounts.size() < size && unseen.remove(card)) {
                playedCounts = playedCounts.with(card);
            }
        }
        while (playedCounts.size() < size && !unseen.isEmpty()) {
            Card mostUnseenCard = unseen.getFirst();
            for (Card card : Card.ALL) {
                mostUnseenCard = Collections.frequency(unseen, card) > Collections.frequency(unseen, mostUnseenCard)
                        ? card
                        : mostUnseenCard;
            }
            unseen.remove(mostUnseenCard);
            playedCounts = playedCounts.with(mostUnseenCard);
        }
        return playedCounts;
    }

    /// The cards that the cars show: their hazards and safeties, and the 200s and 100s that they have driven.
    private static List<Card> shown(List<Car> cars) {
        List<Card> shown = new ArrayList<>();
        for (Car car : cars) {
            shown.addAll(car.hazards().toList());
            shown.addAll(car.safeties().toList());
            shown.addAll(Collections.nCopies(car.km200(), Distance.KM_200));
            shown.addAll(Collections.nCopies(car.km100(), Distance.KM_100));
        }
        return shown;
    }

    /// Reads an object with the number of cards of each kind; a missing kind is 0.
    ///
    /// @throws BadRequestException when a field is no card or no number, or the deck does not hold so many
    private static CardKindCounts counts(JsonFields json, DeckComposition deck) {
        CardKindCounts playedCounts = CardKindCounts.EMPTY;
        for (String name : json.names()) {
            Card card = MoveCodec.readCard(name, json.where(name));
            int count = NumberReader.read(json, name, Integer.MAX_VALUE);
            if (count > deck.count(card)) {
                throw new BadRequestException(Problem.NOT_A_VIEW, json.where(name));
            }
            for (int copy = 0; copy < count; copy++) {
                playedCounts = playedCounts.with(card);
            }
        }
        return playedCounts;
    }
}

package millebornes.engine.table;

import java.util.List;

/// The number of copies of each card in a game.
///
/// @param size whether one card of each hazard is taken out
/// @param wrongWay whether the wrong-way cards and their remedies are included
public record DeckComposition(Size size, WrongWay wrongWay) {

    /// The whole deck of 106 cards, or the short one of 101.
    public enum Size {
        FULL,
        SHORT
    }

    /// Whether the deck includes the 9 wrong-way cards.
    public enum WrongWay {
        WITHOUT,
        WITH
    }

    /// The number of copies of this card in the deck.
    public int count(Card card) {
        return switch (card) {
            case Distance distance -> count(distance);
            case Hazard hazard -> count(hazard);
            case Remedy remedy -> count(remedy);
            case Safety _ -> 1;
        };
    }

    /// All cards of the deck, in the order of [Card#ALL], every copy listed.
    public List<Card> cards() {
        return Card.copies(this::count);
    }

    private static int count(Distance distance) {
        return switch (distance) {
            case KM_25, KM_50, KM_75 -> 10;
            case KM_100 -> 12;
            case KM_200 -> 4;
        };
    }

    private int count(Hazard hazard) {
        int full = switch (hazard) {
            case RED_LIGHT -> 5;
            case SPEED_LIMIT -> 4;
            case OUT_OF_GAS, FLAT_TIRE, ACCIDENT -> 3;
            case WRONG_WAY -> wrongWay == WrongWay.WITH ? 3 : 0;
        };
        return size == Size.SHORT && hazard != Hazard.WRONG_WAY ? full - 1 : full;
    }

    private int count(Remedy remedy) {
        return switch (remedy) {
            case GREEN_LIGHT -> 14;
            case END_OF_LIMIT, GASOLINE, SPARE_TIRE, REPAIRS -> 6;
            case END_OF_WRONG_WAY -> wrongWay == WrongWay.WITH ? 6 : 0;
        };
    }
}

package millebornes.protocol;

import com.google.gson.JsonObject;
import millebornes.engine.table.Card;
import millebornes.engine.table.Deck;
import millebornes.engine.table.PlayedCardCounts;
import millebornes.save.BadJsonException;
import millebornes.save.BadJsonException.Problem;
import millebornes.save.JsonFields;
import millebornes.save.MoveCodec;

/// Counts by card as JSON: `{"KM_25":2,"REPAIRS":1}`, in the order of the card list, none of 0.
public final class PlayedCardsCodec {

    private PlayedCardsCodec() {}

    public static JsonObject write(PlayedCardCounts played) {
        JsonObject json = new JsonObject();
        for (Card card : Card.ALL) {
            int count = played.count(card);
            if (count > 0) {
                json.addProperty(card.name(), count);
            }
        }
        return json;
    }

    /// Counts in any order; 0 is the same as a missing entry.
    ///
    /// @throws BadJsonException when a field is no card or no number, or the deck does not hold so many
    public static PlayedCardCounts read(JsonFields json, Deck deck) {
        PlayedCardCounts played = PlayedCardCounts.EMPTY;
        for (String name : json.names()) {
            Card card = MoveCodec.readCard(name, json.where(name));
            int count = JsonNumberCodec.read(json, name, Integer.MAX_VALUE);
            if (count > deck.count(card)) {
                throw new BadJsonException(Problem.NOT_A_VIEW, json.where(name));
            }
            for (int copy = 0; copy < count; copy++) {
                played = played.with(card);
            }
        }
        return played;
    }
}

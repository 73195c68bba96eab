package millebornes.protocol;

import com.google.gson.JsonObject;
import millebornes.engine.table.Card;
import millebornes.engine.table.PlayedCardCounts;

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
}

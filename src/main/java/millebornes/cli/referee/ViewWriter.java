package millebornes.cli.referee;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import millebornes.engine.match.Match;
import millebornes.engine.table.Seating;
import millebornes.engine.view.SeatView;
import millebornes.save.SavedGameCodec;

/// What one seat may know as JSON: made of its [SeatView] and of how rounds have ended, which everybody knows.
final class ViewWriter {

    private ViewWriter() {}

    static JsonObject write(Match match, int seat) {
        SeatView view = match.view(seat);
        Seating seating = view.rules().seating();
        JsonObject json = new JsonObject();
        TableWriter.phase(json, view.phase(), match);
        json.addProperty("round", view.number());
        json.addProperty("target", view.target());
        json.addProperty("drawPile", view.drawPile());
        json.add("discardPile", SavedGameCodec.writeCards(view.discards()));
        json.addProperty("table", view.onTable().size());
        json.add("removed", SavedGameCodec.writeCards(view.removed().toList()));
        json.add("played", PlayedCardsCodec.write(view.played()));
        json.add("cars", TableWriter.cars(view.cars(), seating));
        json.add("hands", hands(view));
        json.add("handCounts", JsonNumberCodec.write(view.handCounts()));
        json.add("seats", TableWriter.seats(seating));
        json.add("totals", JsonNumberCodec.write(view.totals()));
        json.add("legal", TableWriter.moves(view.legal()));
        TableWriter.ending(json, match);
        json.addProperty("seat", view.seat());
        return json;
    }

    private static JsonArray hands(SeatView view) {
        JsonArray hands = new JsonArray();
        for (int seat = 0; seat < view.handCounts().size(); seat++) {
            hands.add(
                    seat == view.seat() ? SavedGameCodec.writeCards(view.hand().cards()) : JsonNull.INSTANCE);
        }
        return hands;
    }
}

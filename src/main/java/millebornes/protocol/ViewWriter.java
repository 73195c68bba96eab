package millebornes.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import millebornes.engine.match.SeatView;
import millebornes.save.SavedGameCodec;

/// Writes the view of one seat as JSON (docs/referee.md): its [SeatView] and the ending of the round.
public final class ViewWriter {

    private ViewWriter() {}

    /// The view of a seat as JSON, with its own cards and its own legal moves.
    public static JsonObject write(SeatView view, PublicEnding ending) {
        JsonObject json = new JsonObject();
        begin(json, view, ending);
        json.add("hands", hands(view));
        end(json, view);
        json.add("legal", TableWriter.moves(view.legal()));
        TableWriter.ending(json, ending, view.rules().options().scoring());
        json.addProperty("seat", view.seat());
        return json;
    }

    /// The public part of a view as JSON, for a bystander; it is the same for the view of any seat.
    public static JsonObject writeOpen(SeatView view, PublicEnding ending) {
        JsonObject json = new JsonObject();
        begin(json, view, ending);
        end(json, view);
        TableWriter.ending(json, ending, view.rules().options().scoring());
        return json;
    }

    private static void begin(JsonObject json, SeatView view, PublicEnding ending) {
        TableWriter.phase(json, view.phase(), ending.isMatchOver());
        json.addProperty("round", view.number());
        json.addProperty("target", view.target());
        json.addProperty("drawPile", view.drawPile());
        json.add("discardPile", SavedGameCodec.writeCards(view.discards()));
        json.addProperty("table", view.onTable().size());
        json.add("removed", SavedGameCodec.writeCards(view.removed().toList()));
        json.add("played", TableWriter.played(view.played()));
        json.add("cars", TableWriter.cars(view.cars(), view.rules().seating()));
    }

    private static void end(JsonObject json, SeatView view) {
        json.add("handCounts", TableWriter.numbers(view.handCounts()));
        json.add("seats", TableWriter.seats(view.rules().seating()));
        json.add("totals", TableWriter.numbers(view.totals()));
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

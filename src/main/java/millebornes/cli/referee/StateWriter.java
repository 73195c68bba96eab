package millebornes.cli.referee;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import millebornes.engine.match.Match;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Round;
import millebornes.engine.table.Seating;
import millebornes.protocol.PublicEnding;
import millebornes.protocol.TableWriter;
import millebornes.save.SavedGameCodec;

/// Writes the referee's whole view as JSON: every hand and the order of the draw pile.
final class StateWriter {

    private StateWriter() {}

    static JsonObject write(Match match) {
        Round round = match.round();
        Seating seating = match.rules().seating();
        JsonObject json = new JsonObject();
        TableWriter.phase(json, round.phase(), match.isOver());
        json.addProperty("round", match.number());
        json.addProperty("target", round.target());
        json.add("drawPile", SavedGameCodec.writeCards(round.shoe().drawPile()));
        json.add("discardPile", SavedGameCodec.writeCards(round.shoe().discards()));
        json.addProperty("table", round.onTable().size());
        json.add("removed", SavedGameCodec.writeCards(round.shoe().removed().toList()));
        json.add("played", TableWriter.played(round.played()));
        json.add("cars", TableWriter.cars(round.cars(), seating));
        json.add("hands", hands(round));
        json.add("seats", TableWriter.seats(seating));
        json.add("totals", TableWriter.numbers(match.totals()));
        json.add("legal", TableWriter.moves(match.rules().legalMoves(round)));
        TableWriter.ending(json, PublicEnding.of(match), match.rules().options().scoring());
        return json;
    }

    private static JsonArray hands(Round round) {
        JsonArray hands = new JsonArray();
        for (Hand hand : round.hands()) {
            hands.add(SavedGameCodec.writeCards(hand.cards()));
        }
        return hands;
    }
}

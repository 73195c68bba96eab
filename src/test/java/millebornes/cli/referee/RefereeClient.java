package millebornes.cli.referee;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/// A referee with a client.
final class RefereeClient {

    private final Referee referee = new Referee();

    JsonObject ask(String line) {
        return JsonParser.parseString(referee.answer(line)).getAsJsonObject();
    }

    JsonObject play(String type) {
        return ask("{\"cmd\":\"play\",\"move\":{\"type\":\"" + type + "\"}}");
    }

    JsonObject playCard(String type, String card) {
        return ask("{\"cmd\":\"play\",\"move\":{\"type\":\"" + type + "\",\"card\":\"" + card + "\"}}");
    }

    JsonObject attack(String card, int target) {
        return ask(
                "{\"cmd\":\"play\",\"move\":{\"type\":\"play\",\"card\":\"" + card + "\",\"target\":" + target + "}}");
    }

    String state() {
        return referee.answer("{\"cmd\":\"state\"}");
    }

    JsonObject stateTree() {
        return JsonParser.parseString(state()).getAsJsonObject().getAsJsonObject("state");
    }

    /// Plays the first legal move that `choice` points at, until the match is over or so many moves were played.
    int playOut(int choice, int most) {
        int played = 0;
        JsonArray legal = stateTree().getAsJsonArray("legal");
        while (!legal.isEmpty() && played < most) {
            JsonObject move =
                    legal.get((choice * 31 + played * 7) % legal.size()).getAsJsonObject();
            JsonObject reply = ask("{\"cmd\":\"play\",\"move\":" + move + "}");
            legal = reply.getAsJsonObject("state").getAsJsonArray("legal");
            played++;
        }
        return played;
    }
}

package millebornes.records;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import millebornes.records.FinishedMatch.Outcome;
import millebornes.records.FinishedMatch.PlayerResult;
import millebornes.save.DisplayNameSanitizer;
import millebornes.save.StoredValue;

/// Reads and writes finished matches as a file.
public final class ScoresCodec {

    private static final String NAME = "name";

    private static final String WON_FROM_YOURS = "wonFromYours";
    private static final String LOST_TO_YOURS = "lostToYours";

    private ScoresCodec() {}

    /// The stored finished matches, which window and terminal share, the first one first.
    ///
    /// @param home the data folder; it need not exist
    public static StoredValue<List<FinishedMatch>> in(Path home) {
        return new StoredValue<>(home.resolve("scores.json"), ScoresCodec::write, ScoresCodec::read, List.of());
    }

    static JsonObject write(List<FinishedMatch> games) {
        JsonArray list = new JsonArray();
        games.forEach(match -> list.add(write(match)));
        JsonObject json = new JsonObject();
        json.add("games", list);
        return json;
    }

    /// Reads a list of finished matches.
    ///
    /// @throws RuntimeException when it is not one
    static List<FinishedMatch> read(JsonObject json) {
        List<FinishedMatch> games = new ArrayList<>();
        json.getAsJsonArray("games").forEach(game -> games.add(game(game.getAsJsonObject())));
        return games;
    }

    private static JsonObject write(FinishedMatch match) {
        JsonArray players = new JsonArray();
        match.players().forEach(player -> players.add(write(player)));
        JsonObject json = new JsonObject();
        json.addProperty("edition", match.edition());
        json.add("players", players);
        return json;
    }

    private static FinishedMatch game(JsonObject json) {
        List<PlayerResult> players = new ArrayList<>();
        for (JsonElement player : json.getAsJsonArray("players")) {
            JsonObject entry = player.getAsJsonObject();
            if (!DisplayNameSanitizer.isInvisible(entry.get(NAME).getAsString())) {
                players.add(entry(entry));
            }
        }
        return new FinishedMatch(json.get("edition").getAsString(), players);
    }

    private static JsonObject write(PlayerResult playerResult) {
        JsonObject json = new JsonObject();
        json.addProperty(NAME, playerResult.name());
        json.addProperty("won", playerResult.outcome() == Outcome.WON);
        json.addProperty("points", playerResult.points());
        json.addProperty("bestRound", playerResult.bestRound());
        json.addProperty("coupsFourres", playerResult.coupsFourres());
        if (playerResult.wonFromYours() + playerResult.lostToYours() > 0) {
            json.addProperty(WON_FROM_YOURS, playerResult.wonFromYours());
            json.addProperty(LOST_TO_YOURS, playerResult.lostToYours());
        }
        return json;
    }

    private static PlayerResult entry(JsonObject json) {
        return new PlayerResult(
                json.get(NAME).getAsString(),
                json.get("won").getAsBoolean() ? Outcome.WON : Outcome.LOST,
                json.get("points").getAsInt(),
                json.get("bestRound").getAsInt(),
                json.get("coupsFourres").getAsInt(),
                rounds(json, WON_FROM_YOURS),
                rounds(json, LOST_TO_YOURS));
    }

    /// A number of rounds that older files do not have: then 0.
    private static int rounds(JsonObject json, String name) {
        return json.has(name) ? json.get(name).getAsInt() : 0;
    }
}

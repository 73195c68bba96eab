package millebornes.save;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.match.MatchStanding;

/// What a list shows of a saved game.
///
/// @param begun the game without its moves, its later rounds and its checksum
/// @param moves the number of moves, over all rounds
/// @param standing the match after the last move
public record GameSummary(SavedGame begun, int moves, MatchStanding standing) {

    private static final String GAME = "game";
    private static final String MOVES = "moves";
    private static final String STAGE = "stage";
    private static final String ROUND = "round";
    private static final String TARGET = "target";
    private static final String KM = "km";
    private static final String TOTALS = "totals";
    private static final String WINNERS = "winners";
    private static final String TURN = "turn";

    /// The summary of a game.
    ///
    /// @param match the match after the game's last move
    public static GameSummary of(SavedGame game, Match match) {
        return new GameSummary(game.withoutMoves(), game.moveCount(), MatchStanding.of(match));
    }

    /// The metadata of the game; the checksum is missing.
    public SaveMetadata metadata() {
        return begun.metadata();
    }

    JsonObject write() {
        JsonObject json = new JsonObject();
        json.add(GAME, SavedGameCodec.write(begun));
        json.addProperty(MOVES, moves);
        json.addProperty(STAGE, standing.stage().name());
        json.addProperty(ROUND, standing.round());
        json.addProperty(TARGET, standing.target());
        json.add(KM, numbers(standing.km()));
        json.add(TOTALS, numbers(standing.totals()));
        json.add(WINNERS, numbers(standing.winners()));
        json.addProperty(TURN, standing.turn());
        return json;
    }

    /// Reads a summary as [#write()] writes it.
    ///
    /// @throws RuntimeException when it is not a summary
    static GameSummary read(JsonObject json) {
        return new GameSummary(
                SavedGameCodec.read(new JsonFields(json.getAsJsonObject(GAME))),
                json.get(MOVES).getAsInt(),
                new MatchStanding(
                        MatchStanding.Stage.valueOf(json.get(STAGE).getAsString()),
                        json.get(ROUND).getAsInt(),
                        json.get(TARGET).getAsInt(),
                        numbers(json.getAsJsonArray(KM)),
                        numbers(json.getAsJsonArray(TOTALS)),
                        numbers(json.getAsJsonArray(WINNERS)),
                        json.get(TURN).getAsInt()));
    }

    private static JsonArray numbers(List<Integer> numbers) {
        JsonArray json = new JsonArray();
        numbers.forEach(json::add);
        return json;
    }

    private static List<Integer> numbers(JsonArray json) {
        List<Integer> numbers = new ArrayList<>();
        json.forEach(number -> numbers.add(number.getAsInt()));
        return numbers;
    }
}

package millebornes.save;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import millebornes.engine.match.Match;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.table.Car;

/// The playable part of a damaged game: its moves up to the first that cannot be read or that the rules refuse.
///
/// Every move of it is legal. If the file's checksum does not match, the moves may differ from those that were played.
///
/// @param game the game without the rest, and without a checksum
/// @param match the match after the last move; it is not over
public record RecoveredGame(SavedGame game, Match match) {

    private static final String ROUNDS = "rounds";
    private static final String MOVES = "moves";

    /// The form of the path of a wrong field in a round or in one of its moves.
    private static final Pattern IN_A_ROUND = Pattern.compile(ROUNDS + "\\[(\\d+)](?:\\." + MOVES + "\\[(\\d+)])?.*");

    /// The form of the path of a wrong field without which the game can be played.
    private static final Pattern BESIDE = Pattern.compile("(name|began|saved|looks|checksum|takenBack)(?:[\\[.].*)?");

    /// Reads the playable part of a file. Empty when it has no move, when the match would be over, or when a newer
    /// program wrote it.
    ///
    /// @throws IOException when the file cannot be read
    public static Optional<RecoveredGame> read(Path file) throws IOException {
        try {
            // A byte that is no letter spoils the word that it stands in, not all the others.
            return of(new String(BoundedFile.bytes(file, SavedGameFiles.LARGEST), StandardCharsets.UTF_8));
        } catch (BoundedFile.TooLargeException _) {
            return Optional.empty();
        }
    }

    /// The playable part of a file's text, see [#read(Path)].
    public static Optional<RecoveredGame> of(String text) {
        try {
            SavedGame game = readable(StrictJsonParser.beginning(text));
            return playable(game.with(game.metadata().ofAnotherState()));
        } catch (BadJsonException | BadSetupException _) {
            return Optional.empty();
        }
    }

    /// Parses the game without the parts that cannot be read.
    ///
    /// @throws BadJsonException when no game is left
    private static SavedGame readable(JsonObject json) {
        while (true) {
            try {
                return SavedGameCodec.read(new JsonFields(json));
            } catch (BadJsonException bad) {
                if (!leaveOut(bad.where(), json)) {
                    throw bad;
                }
            }
        }
    }

    /// Removes a wrong field if it is optional, or everything from its move or round on; otherwise returns false.
    private static boolean leaveOut(String where, JsonObject json) {
        Matcher beside = BESIDE.matcher(where);
        Matcher round = IN_A_ROUND.matcher(where);
        if (beside.matches()) {
            json.remove(beside.group(1));
            return true;
        }
        if (!round.matches()) {
            return false;
        }
        JsonArray rounds = json.getAsJsonArray(ROUNDS);
        int number = Integer.parseInt(round.group(1));
        if (round.group(2) == null) {
            cut(rounds, number);
        } else {
            cut(rounds, number + 1);
            cut(rounds.get(number).getAsJsonObject().getAsJsonArray(MOVES), Integer.parseInt(round.group(2)));
        }
        return true;
    }

    private static void cut(JsonArray list, int length) {
        while (list.size() > length) {
            list.remove(list.size() - 1);
        }
    }

    private static Optional<RecoveredGame> playable(SavedGame game) {
        try {
            return Optional.of(new RecoveredGame(game, ReplayedGame.of(game).match()))
                    .filter(recovered ->
                            game.moveCount() > 0 && !recovered.match().isOver());
        } catch (RefusedReplayException refused) {
            return game.before(refused.round(), refused.move()).flatMap(RecoveredGame::playable);
        }
    }

    /// The number of the last round, from 1.
    public int round() {
        return game.rounds().size();
    }

    /// The number of moves in that round.
    public int moves() {
        return game.rounds().getLast().moves().size();
    }

    /// The distance of the leading car in that round, in km.
    public int km() {
        return match.round().cars().stream().mapToInt(Car::km).max().orElse(0);
    }
}

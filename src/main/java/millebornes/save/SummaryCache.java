package millebornes.save;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The summaries of saved games that were replayed before, by the digest of their files' bytes, in an index file. It is
/// a cache: without it, or with an index of another version of the program, every game is replayed once more.
///
/// Invariant: a summary is found only for exactly the bytes that were replayed.
final class SummaryCache {

    /// The name of the index file in the folder of games. Its extension is not that of a game.
    static final String NAME = "shelf.index";

    private static final Logger LOG = System.getLogger(SummaryCache.class.getName());
    private static final String PROGRAM = "program";
    private static final String SHELVES = "shelves";

    /// The part of the index for games that were last removed from a folder, perhaps to another one. No folder is named
    /// so.
    private static final String LEFT = "/left";

    private final StoredValue<Map<String, Map<String, GameSummary>>> stored;
    private final Map<String, Map<String, GameSummary>> shelves;
    private final Map<String, GameSummary> known = new HashMap<>();
    private final Map<String, GameSummary> seen = new TreeMap<>();
    private final String shelf;

    /// Reads the index for one listing.
    ///
    /// @param shelf the name of the folder to be listed: each one has its own part of the index
    SummaryCache(Path games, String shelf) {
        this.stored = new StoredValue<>(games.resolve(NAME), SummaryCache::write, SummaryCache::read, Map.of());
        this.shelves = stored.find().value();
        this.shelf = shelf;
        shelves.values().forEach(known::putAll);
    }

    /// The summary of a file with these bytes.
    ///
    /// @param replay computes the summary if the bytes are not known
    GameSummary find(byte[] file, Function<byte[], GameSummary> replay) {
        String digest = digest(file);
        @Nullable GameSummary summaryBefore = known.get(digest);
        GameSummary summary = summaryBefore == null ? replay.apply(file) : summaryBefore;
        seen.put(digest, summary);
        return summary;
    }

    /// Writes the index if the listed files have changed. If the disk fails, they will be replayed again.
    void keep() {
        Map<String, GameSummary> left = new TreeMap<>(shelves.getOrDefault(shelf, Map.of()));
        if (!seen.equals(left)) {
            left.keySet().removeAll(seen.keySet());
            Map<String, Map<String, GameSummary>> now = new TreeMap<>(shelves);
            now.put(shelf, seen);
            now.put(LEFT, left);
            try {
                stored.write(now);
            } catch (IOException failed) {
                LOG.log(Level.DEBUG, stored.file() + " cannot be written", failed);
            }
        }
    }

    private static String digest(byte[] file) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(file));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static JsonObject write(Map<String, Map<String, GameSummary>> shelves) {
        JsonObject all = new JsonObject();
        shelves.forEach((name, games) -> {
            JsonObject shelf = new JsonObject();
            games.forEach((digest, summary) -> shelf.add(digest, summary.write()));
            all.add(name, shelf);
        });
        JsonObject json = new JsonObject();
        json.addProperty(PROGRAM, program());
        json.add(SHELVES, all);
        return json;
    }

    private static Map<String, Map<String, GameSummary>> read(JsonObject json) {
        Map<String, Map<String, GameSummary>> shelves = new TreeMap<>();
        if (json.get(PROGRAM).getAsString().equals(program())) {
            json.getAsJsonObject(SHELVES).asMap().forEach((name, games) -> {
                Map<String, GameSummary> shelf = new TreeMap<>();
                games.getAsJsonObject()
                        .asMap()
                        .forEach((digest, summary) -> shelf.put(digest, GameSummary.read(summary.getAsJsonObject())));
                shelves.put(name, shelf);
            });
        }
        return shelves;
    }

    /// The version of this program. An index of another version is not used: that one may have accepted other moves.
    private static String program() {
        return ResourceBundle.getBundle("version").getString("version");
    }
}

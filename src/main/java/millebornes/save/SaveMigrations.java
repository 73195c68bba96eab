package millebornes.save;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.function.Consumer;

/// Converts a game of an older version to the latest, version by version. A step is never changed once its version has
/// been released. It adds, removes or replaces whole fields and does not change their content.
final class SaveMigrations {

    /// From version 1 to 2, from 2 to 3, ….
    private static final List<Consumer<JsonObject>> STEPS =
            List.of(SaveMigrations::withoutMetadata, SaveMigrations::withEarlierRules);

    /// The latest version.
    static final int LATEST = STEPS.size() + 1;

    /// The value of `rules` in a game of [millebornes.engine.rules.Setup#earlier()] rules; those of today are the next number, or nothing.
    static final int EARLIER_RULES = 1;

    private SaveMigrations() {}

    /// Returns the game in the latest version; the argument is not changed.
    ///
    /// @param version that of the game, from 1 to [#LATEST]
    static JsonObject migrate(JsonObject game, int version) {
        JsonObject migrated = new JsonObject();
        game.entrySet().forEach(field -> migrated.add(field.getKey(), field.getValue()));
        STEPS.subList(version - 1, STEPS.size()).forEach(step -> step.accept(migrated));
        return migrated;
    }

    /// Version 2 added `name`, `began`, `saved` and `checksum`, all of which may be missing. Fields of these names in a
    /// game of version 1 are ignored.
    private static void withoutMetadata(JsonObject game) {
        List.of("name", "began", "saved", "checksum").forEach(game::remove);
    }

    /// Version 3 added `rules`. An older game continues by its original rules, and a finished one keeps its result.
    private static void withEarlierRules(JsonObject game) {
        game.addProperty("rules", (long) EARLIER_RULES);
    }
}

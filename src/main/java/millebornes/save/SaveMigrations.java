package millebornes.save;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.function.Consumer;

/// Converts a game of an older version to the latest, version by version. A step is never changed once its version has
/// been released. It adds, removes or replaces whole fields and does not change their content.
final class SaveMigrations {

    /// The conversions from version 1 to 2, from 2 to 3, and so on.
    private static final List<Consumer<JsonObject>> STEPS =
            List.of(SaveMigrations::withoutMetadata, SaveMigrations::withEarlierRules);

    /// The latest version of the format.
    static final int LATEST = STEPS.size() + 1;

    /// The value of the field `rules` in a game by [millebornes.engine.rules.Setup#earlier()] rules. It is absent
    /// today.
    static final int EARLIER_RULES = 1;

    private SaveMigrations() {}

    /// A copy of the game in the latest version.
    ///
    /// @param version the version of the game, from 1 to [#LATEST]
    static JsonObject migrate(JsonObject game, int version) {
        JsonObject migrated = new JsonObject();
        game.entrySet().forEach(field -> migrated.add(field.getKey(), field.getValue()));
        STEPS.subList(version - 1, STEPS.size()).forEach(step -> step.accept(migrated));
        return migrated;
    }

    /// Converts from version 1 to 2, which added `name`, `began`, `saved` and `checksum`, all of them optional. Fields
    /// of these names in a game of version 1 are ignored.
    private static void withoutMetadata(JsonObject game) {
        List.of("name", "began", "saved", "checksum").forEach(game::remove);
    }

    /// Converts from version 2 to 3, which added `rules`. An older game continues by its original rules and keeps its
    /// result.
    private static void withEarlierRules(JsonObject game) {
        game.addProperty("rules", (long) EARLIER_RULES);
    }
}

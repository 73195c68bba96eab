package millebornes.save;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.function.Consumer;

/// How a game that an older program wrote becomes one of today's version, one version after the other. A step is never
/// changed once its version has been released; it adds, takes away or replaces whole fields and changes none inside.
final class SaveMigrations {

    /// From version 1 to 2, from 2 to 3, ….
    private static final List<Consumer<JsonObject>> STEPS =
            List.of(SaveMigrations::withoutDetails, SaveMigrations::withNumber);

    /// The version that these steps lead to.
    static final int LATEST = STEPS.size() + 1;

    private SaveMigrations() {}

    /// The same game in the latest version; what is given stays as it is.
    ///
    /// @param version that of the game, from 1 to [#LATEST]
    static JsonObject migrate(JsonObject game, int version) {
        JsonObject migrated = new JsonObject();
        game.entrySet().forEach(field -> migrated.add(field.getKey(), field.getValue()));
        STEPS.subList(version - 1, STEPS.size()).forEach(step -> step.accept(migrated));
        return migrated;
    }

    /// Version 2 added `name`, `began`, `saved` and `checksum`, all of which may be missing. A field of that name in a
    /// game of version 1 is noise.
    private static void withoutDetails(JsonObject game) {
        List.of("name", "began", "saved", "checksum").forEach(game::remove);
    }

    /// Version 3 allows a key as `seed`; the numbers of version 2 stay.
    private static void withNumber(JsonObject game) {}
}

package millebornes.desktop.app.storage;

import com.google.gson.JsonObject;
import java.util.EnumMap;
import java.util.Map;
import millebornes.desktop.screens.common.ShortcutKeys;
import millebornes.desktop.screens.common.model.Shortcut;

/// The letters of the table as part of a file.
final class ShortcutKeysCodec {

    private static final String STATE = "state";

    private ShortcutKeysCodec() {}

    static JsonObject write(ShortcutKeys keys) {
        JsonObject json = new JsonObject();
        json.addProperty(STATE, keys.state().name());
        for (Shortcut shortcut : Shortcut.values()) {
            json.addProperty(shortcut.name(), String.valueOf(keys.letter(shortcut)));
        }
        return json;
    }

    /// A shortcut that the file does not know, because it is older, gets a letter that is free.
    ///
    /// @throws RuntimeException when it is not a set of letters
    static ShortcutKeys read(JsonObject json) {
        Map<Shortcut, Character> letters = new EnumMap<>(Shortcut.class);
        for (Shortcut shortcut : Shortcut.values()) {
            if (json.has(shortcut.name())) {
                letters.put(shortcut, json.get(shortcut.name()).getAsString().charAt(0));
            }
        }
        return ShortcutKeys.completed(
                letters, ShortcutKeys.State.valueOf(json.get(STATE).getAsString()));
    }
}

package millebornes.desktop.app.storage;

import com.google.gson.JsonObject;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.TableShortcut;
import millebornes.words.Language;

/// Reads and writes the shortcut letters as part of a file.
final class ShortcutLettersCodec {

    private static final String STATE = "state";

    /// The shortcuts that existed when files still held every letter.
    private static final Set<TableShortcut> OLDEST = EnumSet.range(TableShortcut.HINTS, TableShortcut.MUTE);

    private ShortcutLettersCodec() {}

    /// Writes whether letters are enabled, and the letters that were changed; the others follow the language.
    static JsonObject write(ShortcutLetters letters) {
        JsonObject json = new JsonObject();
        json.addProperty(STATE, letters.state().name());
        letters.chosen().forEach((shortcut, letter) -> json.addProperty(shortcut.name(), String.valueOf(letter)));
        return json;
    }

    /// Reads the letters. Older files hold every letter; in those, only letters that differ from the English defaults
    /// were chosen. The letters are those for English; [ShortcutLetters#in] converts them to those of another language.
    ///
    /// @throws RuntimeException when it is not a set of letters
    static ShortcutLetters read(JsonObject json) {
        Map<TableShortcut, Character> chosen = new EnumMap<>(TableShortcut.class);
        boolean old = OLDEST.stream().allMatch(shortcut -> json.has(shortcut.name()));
        for (TableShortcut shortcut : TableShortcut.values()) {
            if (json.has(shortcut.name())) {
                char letter = json.get(shortcut.name()).getAsString().charAt(0);
                if (!old || letter != shortcut.usual(Language.ENGLISH)) {
                    chosen.put(shortcut, letter);
                }
            }
        }
        return new ShortcutLetters(
                chosen,
                Language.ENGLISH,
                ShortcutLetters.State.valueOf(json.get(STATE).getAsString()));
    }
}

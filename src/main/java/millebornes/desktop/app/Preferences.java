package millebornes.desktop.app;

import com.google.gson.JsonObject;
import java.util.Locale;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.theme.Look;
import millebornes.desktop.theme.TextScale;
import millebornes.desktop.theme.Theme;
import millebornes.words.Language;

/// What players have chosen for the whole program, as it is kept from one start to the next.
record Preferences(Language language, Look look, Pace pace) {

    /// What holds before anybody has chosen.
    ///
    /// @param motion what the system asks for
    static Preferences usual(Locale locale, Motion motion) {
        return new Preferences(Language.of(locale), Look.USUAL, motion == Motion.REDUCED ? Pace.OFF : Pace.NORMAL);
    }

    /// How much motion the system asks programs for.
    enum Motion {
        USUAL,
        REDUCED
    }

    static Preferences of(AppContext context) {
        return new Preferences(context.language(), context.look(), context.pace());
    }

    AppContext context() {
        return new AppContext(language, look, pace);
    }

    static JsonObject write(Preferences preferences) {
        JsonObject json = new JsonObject();
        json.addProperty("language", preferences.language().tag());
        json.addProperty("theme", preferences.look().theme().name());
        json.addProperty("textPercent", preferences.look().textScale().percent());
        json.addProperty("pace", preferences.pace().name());
        return json;
    }

    /// @throws RuntimeException when it is not a set of preferences
    static Preferences read(JsonObject json) {
        return new Preferences(
                Language.tagged(json.get("language").getAsString()).orElseThrow(),
                new Look(
                        Theme.valueOf(json.get("theme").getAsString()),
                        new TextScale(json.get("textPercent").getAsInt())),
                Pace.valueOf(json.get("pace").getAsString()));
    }
}

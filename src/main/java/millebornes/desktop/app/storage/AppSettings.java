package millebornes.desktop.app.storage;

import com.google.gson.JsonObject;
import java.util.Locale;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.ShortcutKeys;
import millebornes.desktop.screens.common.model.HintLevel;
import millebornes.desktop.screens.common.model.HintSettings;
import millebornes.desktop.sound.Loudness;
import millebornes.desktop.sound.player.SoundPlayer;
import millebornes.desktop.theme.Look;
import millebornes.desktop.theme.Theme;
import millebornes.desktop.theme.constants.TextScale;
import millebornes.words.Language;

/// What players have chosen for the whole program, as it is kept from one start to the next.
public record AppSettings(
        Language language, Look look, Pace pace, HintSettings hints, Loudness loudness, ShortcutKeys keys) {

    /// What holds before anybody has chosen.
    ///
    /// @param motion what the system asks for
    static AppSettings usual(Locale locale, SystemMotion motion) {
        return new AppSettings(
                Language.of(locale),
                Look.USUAL,
                motion == SystemMotion.REDUCED ? Pace.OFF : Pace.NORMAL,
                HintSettings.FIRST,
                Loudness.USUAL,
                ShortcutKeys.USUAL.in(Language.of(locale)));
    }

    /// How much motion the system asks programs for.
    public enum SystemMotion {
        USUAL,
        REDUCED
    }

    public static AppSettings of(AppContext context) {
        return new AppSettings(
                context.language(),
                context.look(),
                context.pace(),
                context.setHints(),
                context.loudness(),
                context.keys());
    }

    /// @param sounds what has things heard
    AppContext context(SoundPlayer sounds) {
        AppContext context = new AppContext(language, look, pace, sounds);
        context.setHints(hints);
        context.loudness(loudness);
        context.keys(keys);
        return context;
    }

    static JsonObject write(AppSettings preferences) {
        JsonObject json = new JsonObject();
        json.addProperty("language", preferences.language().tag());
        json.addProperty("theme", preferences.look().theme().name());
        json.addProperty("textPercent", preferences.look().textScale().percent());
        json.addProperty("pace", preferences.pace().name());
        json.addProperty("hints", preferences.hints().usual().name());
        json.addProperty("juniorHints", preferences.hints().junior().name());
        json.addProperty("volumePercent", preferences.loudness().percent());
        json.addProperty("mute", preferences.loudness().mute().name());
        json.add("letters", ShortcutKeysCodec.write(preferences.keys()));
        return json;
    }

    /// @throws RuntimeException when it is not a set of preferences
    static AppSettings read(JsonObject json) {
        Language language = Language.tagged(json.get("language").getAsString()).orElseThrow();
        return new AppSettings(
                language,
                new Look(
                        Theme.valueOf(json.get("theme").getAsString()),
                        new TextScale(json.get("textPercent").getAsInt())),
                Pace.valueOf(json.get("pace").getAsString()),
                new HintSettings(
                        step(json, "hints", HintSettings.FIRST.usual()),
                        step(json, "juniorHints", HintSettings.FIRST.junior())),
                loudness(json),
                json.has("letters")
                        ? ShortcutKeysCodec.read(json.getAsJsonObject("letters"), language)
                        : ShortcutKeys.USUAL.in(language));
    }

    /// Older files know no sound.
    private static Loudness loudness(JsonObject json) {
        return json.has("volumePercent")
                ? new Loudness(
                        json.get("volumePercent").getAsInt(),
                        Loudness.Mute.valueOf(json.get("mute").getAsString()))
                : Loudness.USUAL;
    }

    /// Older files know no hints.
    private static HintLevel step(JsonObject json, String name, HintLevel otherwise) {
        return json.has(name) ? HintLevel.valueOf(json.get(name).getAsString()) : otherwise;
    }
}

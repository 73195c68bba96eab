package millebornes.desktop.app.storage;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.HintSettings;
import millebornes.desktop.controls.MicroStyle;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.SkipNotice;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.sound.VolumeSetting;
import millebornes.desktop.tabletop.LandLight;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.session.flow.CurtainExtent;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;

/// Reads and writes the settings. A missing or invalid setting gets its default without affecting the others, and
/// settings of other versions of the program are preserved.
final class SettingsCodec {

    private static final String LANGUAGE = "language";
    private static final String THEME = "theme";
    private static final String TEXT = "textPercent";
    private static final String PACE = "pace";
    private static final String HINTS = "hints";
    private static final String JUNIOR_HINTS = "juniorHints";
    private static final String CURTAIN = "curtain";
    private static final String VOLUME = "volumePercent";
    private static final String MUTE = "mute";
    private static final String LETTERS = "letters";
    private static final String SKIP_NOTICE = "skipNotice";
    private static final String MICRO_STYLE = "microStyle";
    private static final String SPEECH = "speech";
    private static final String LIGHT = "light";
    private static final Set<String> KNOWN = Set.of(
            LANGUAGE,
            THEME,
            TEXT,
            PACE,
            HINTS,
            JUNIOR_HINTS,
            CURTAIN,
            VOLUME,
            MUTE,
            LETTERS,
            SKIP_NOTICE,
            MICRO_STYLE,
            SPEECH,
            LIGHT);

    private final JsonObject json;
    private final List<String> misunderstood = new ArrayList<>();

    private SettingsCodec(JsonObject json) {
        this.json = json;
    }

    /// The content of a file.
    ///
    /// @param others other content of the file, to be preserved
    /// @param misunderstood the text keys of settings with invalid values, each once
    record StoredSettings(AppSettings settings, JsonObject others, List<String> misunderstood) {

        StoredSettings {
            others = others.deepCopy();
            misunderstood = List.copyOf(misunderstood);
        }

        /// The same file with other settings.
        StoredSettings with(AppSettings otherSettings) {
            return new StoredSettings(otherSettings, others, List.of());
        }
    }

    static JsonObject write(StoredSettings stored) {
        AppSettings settings = stored.settings();
        JsonObject json = new JsonObject();
        json.addProperty(LANGUAGE, settings.language().tag());
        json.addProperty(THEME, settings.appearance().theme().name());
        json.addProperty(TEXT, settings.appearance().textScale().percent());
        json.addProperty(PACE, settings.pace().name());
        json.addProperty(HINTS, settings.hints().usual().name());
        json.addProperty(JUNIOR_HINTS, settings.hints().junior().name());
        json.addProperty(CURTAIN, settings.curtain().name());
        json.addProperty(VOLUME, settings.volume().percent());
        json.addProperty(MUTE, settings.volume().mute().name());
        json.add(LETTERS, ShortcutLettersCodec.write(settings.letters()));
        json.addProperty(SKIP_NOTICE, settings.skipNotice().name());
        json.addProperty(MICRO_STYLE, settings.microStyle().name());
        json.addProperty(SPEECH, settings.speech().name());
        json.addProperty(LIGHT, settings.light().name());
        stored.others().entrySet().forEach(other -> json.add(other.getKey(), other.getValue()));
        return json;
    }

    /// @param defaultSettings the defaults for missing and invalid settings
    static StoredSettings read(JsonObject json, AppSettings defaultSettings) {
        return new SettingsCodec(json).read(defaultSettings);
    }

    private StoredSettings read(AppSettings defaultSettings) {
        Language language = one(
                LANGUAGE,
                "settings.language",
                defaultSettings.language(),
                value -> Language.tagged(value.getAsString()).orElseThrow());
        AppSettings settings = new AppSettings(
                language,
                new AppearanceSettings(
                        one(
                                THEME,
                                "settings.theme",
                                defaultSettings.appearance().theme(),
                                value -> ColourTheme.valueOf(value.getAsString())),
                        one(
                                TEXT,
                                "settings.text",
                                defaultSettings.appearance().textScale(),
                                value -> new TextScale(value.getAsInt()))),
                one(PACE, "settings.pace", defaultSettings.pace(), value -> Pace.valueOf(value.getAsString())),
                new HintSettings(
                        one(
                                HINTS,
                                "hint.mode",
                                defaultSettings.hints().usual(),
                                value -> HintLevel.valueOf(value.getAsString())),
                        one(
                                JUNIOR_HINTS,
                                "hint.mode",
                                defaultSettings.hints().junior(),
                                value -> HintLevel.valueOf(value.getAsString()))),
                one(
                        CURTAIN,
                        "settings.curtain",
                        defaultSettings.curtain(),
                        value -> CurtainExtent.valueOf(value.getAsString())),
                new VolumeSetting(
                        one(VOLUME, "settings.sound", defaultSettings.volume().percent(), SettingsCodec::volume),
                        one(
                                MUTE,
                                "settings.sound",
                                defaultSettings.volume().mute(),
                                value -> VolumeSetting.Mute.valueOf(value.getAsString()))),
                letters(defaultSettings.letters().in(language), language),
                one(
                        SKIP_NOTICE,
                        "settings.pace",
                        defaultSettings.skipNotice(),
                        value -> SkipNotice.valueOf(value.getAsString())),
                one(
                        MICRO_STYLE,
                        "setup.micro",
                        defaultSettings.microStyle(),
                        value -> MicroStyle.valueOf(value.getAsString())),
                one(
                        SPEECH,
                        "settings.sound",
                        defaultSettings.speech(),
                        value -> SpeechSetting.valueOf(value.getAsString())),
                one(LIGHT, "settings.light", defaultSettings.light(), value -> LandLight.valueOf(value.getAsString())));
        JsonObject others = json.deepCopy();
        KNOWN.forEach(others::remove);
        return new StoredSettings(settings, others, misunderstood);
    }

    private ShortcutLetters letters(ShortcutLetters defaultLetters, Language language) {
        return one(
                LETTERS,
                "settings.keys.on",
                defaultLetters,
                value -> ShortcutLettersCodec.read(value.getAsJsonObject(), language));
    }

    private static int volume(JsonElement value) {
        return new VolumeSetting(value.getAsInt(), VolumeSetting.Mute.OFF).percent();
    }

    private <T> T one(String key, String name, T otherwise, Function<JsonElement, T> meaning) {
        @Nullable JsonElement value = json.get(key);
        if (value == null) {
            return otherwise;
        }
        try {
            return meaning.apply(value);
        } catch (RuntimeException _) {
            if (!misunderstood.contains(name)) {
                misunderstood.add(name);
            }
            return otherwise;
        }
    }
}

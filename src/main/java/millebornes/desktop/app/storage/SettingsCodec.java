package millebornes.desktop.app.storage;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Function;
import millebornes.desktop.controls.EmoteSetting;
import millebornes.desktop.controls.HintSettings;
import millebornes.desktop.controls.MicroOrTableSetting;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.SkipHintStatus;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.sound.VolumeSetting;
import millebornes.desktop.tabletop.JourneyLightSetting;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.ScoringMode;
import millebornes.session.flow.CurtainExtent;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;

/// The table of the settings: the key of each in the file, its default, its values, and where the context holds it.
///
/// Each setting is read by itself: one that is missing or invalid has its default, and the others are kept. Keys of
/// another version of the program stay in the file.
final class SettingsCodec {

    private final List<Setting<?>> settings;

    /// @param locale decides the default language
    /// @param usualPace the default pace
    SettingsCodec(Locale locale, Pace usualPace) {
        settings = List.of(
                // First, because letters follow the language.
                new Setting<>(
                        "language",
                        "settings.language",
                        Language.of(locale),
                        language -> new JsonPrimitive(language.tag()),
                        json -> Language.tagged(json.getAsString()).orElseThrow(),
                        ScreenContext::language,
                        ScreenContext::language),
                word(
                        "theme",
                        "settings.theme",
                        AppearanceSettings.USUAL.theme(),
                        context -> context.look().theme(),
                        (context, theme) -> context.look(
                                new AppearanceSettings(theme, context.look().textScale()))),
                percent(
                        "textPercent",
                        "settings.text",
                        TextScale.NORMAL.percent(),
                        TextScale.LEAST,
                        TextScale.MOST,
                        context -> context.look().textScale().percent(),
                        (context, percent) -> context.look(
                                new AppearanceSettings(context.look().theme(), new TextScale(percent)))),
                word("pace", "settings.pace", usualPace, ScreenContext::pace, ScreenContext::pace),
                word(
                        "hints",
                        "hint.mode",
                        HintSettings.FIRST.usual(),
                        context -> context.hintSettings().usual(),
                        (context, level) ->
                                context.hintSettings(context.hintSettings().with(ScoringMode.EXPERT, level))),
                word(
                        "juniorHints",
                        "hint.mode",
                        HintSettings.FIRST.junior(),
                        context -> context.hintSettings().junior(),
                        (context, level) ->
                                context.hintSettings(context.hintSettings().with(ScoringMode.JUNIOR, level))),
                word("curtain", "settings.curtain", CurtainExtent.FOOT, ScreenContext::curtain, ScreenContext::curtain),
                percent(
                        "volumePercent",
                        "settings.sound",
                        VolumeSetting.USUAL.percent(),
                        0,
                        VolumeSetting.MOST,
                        context -> context.loudness().percent(),
                        (context, percent) -> context.loudness(
                                new VolumeSetting(percent, context.loudness().mute()))),
                word(
                        "mute",
                        "settings.sound",
                        VolumeSetting.USUAL.mute(),
                        context -> context.loudness().mute(),
                        (context, mute) -> context.loudness(
                                new VolumeSetting(context.loudness().percent(), mute))),
                new Setting<>(
                        "letters",
                        "settings.keys.on",
                        ShortcutLetters.USUAL,
                        ShortcutLettersCodec::write,
                        json -> ShortcutLettersCodec.read(json.getAsJsonObject()),
                        ScreenContext::keys,
                        ScreenContext::keys),
                word(
                        "skipNotice",
                        "settings.pace",
                        SkipHintStatus.DUE,
                        ScreenContext::skipHintStatus,
                        ScreenContext::skipHintStatus),
                word(
                        "microStyle",
                        "setup.micro",
                        MicroOrTableSetting.RETRO,
                        ScreenContext::microOrTableSetting,
                        ScreenContext::microOrTableSetting),
                word("signs", "settings.signs", EmoteSetting.SHOWN, ScreenContext::signs, ScreenContext::signs),
                word("speech", "settings.sound", SpeechSetting.OFF, ScreenContext::speech, ScreenContext::speech),
                word(
                        "light",
                        "settings.light",
                        JourneyLightSetting.WITH_THE_LEADER,
                        ScreenContext::light,
                        ScreenContext::light));
    }

    /// One setting.
    ///
    /// @param key in the file
    /// @param textKey of the words that name it
    /// @param usual the default
    /// @param read throws an unchecked exception for an element that is no value of this setting
    private record Setting<T>(
            String key,
            String textKey,
            T usual,
            Function<T, JsonElement> write,
            Function<JsonElement, T> read,
            Function<ScreenContext, T> get,
            BiConsumer<ScreenContext, T> set) {

        JsonElement written(ScreenContext context) {
            return write.apply(get.apply(context));
        }

        /// Sets the context to the value in the file, or to the default if there is none or it is invalid.
        ///
        /// @return whether the file has no invalid value
        boolean read(JsonObject file, ScreenContext context) {
            @Nullable JsonElement element = file.get(key);
            if (element != null) {
                try {
                    put(read.apply(element), context);
                    return true;
                } catch (RuntimeException _) {
                    // The default holds.
                }
            }
            put(usual, context);
            return element == null;
        }

        /// Sets a value, unless the context has it already. Their JSON forms are compared, not the values: the first
        /// comparison of two records would delay the first page.
        private void put(T value, ScreenContext context) {
            if (!write.apply(value).equals(written(context))) {
                set.accept(context, value);
            }
        }
    }

    /// A setting whose values are the constants of an enum, by name.
    private static <E extends Enum<E>> Setting<E> word(
            String key, String textKey, E usual, Function<ScreenContext, E> get, BiConsumer<ScreenContext, E> set) {
        return new Setting<>(
                key,
                textKey,
                usual,
                value -> new JsonPrimitive(value.name()),
                json -> Enum.valueOf(usual.getDeclaringClass(), json.getAsString()),
                get,
                set);
    }

    /// A setting in whole percent.
    private static Setting<Integer> percent(
            String key,
            String textKey,
            int usual,
            int least,
            int most,
            Function<ScreenContext, Integer> get,
            BiConsumer<ScreenContext, Integer> set) {
        return new Setting<>(
                key, textKey, usual, JsonPrimitive::new, json -> within(least, most, json.getAsInt()), get, set);
    }

    private static int within(int least, int most, int percent) {
        if (percent < least || percent > most) {
            throw new IllegalArgumentException(percent + " is not from " + least + " to " + most);
        }
        return percent;
    }

    /// The keys of all settings, in the order of the file.
    List<String> keys() {
        return settings.stream().<String>map(Setting::key).toList();
    }

    /// Sets every setting of a context.
    ///
    /// @return the text keys of settings with invalid values, each once
    List<String> read(JsonObject file, ScreenContext context) {
        return settings.stream()
                .filter(setting -> !setting.read(file, context))
                .<String>map(Setting::textKey)
                .distinct()
                .toList();
    }

    /// The file for the settings of a context.
    ///
    /// @param before the file as it was read; its keys that are no settings are kept
    JsonObject write(ScreenContext context, JsonObject before) {
        JsonObject file = new JsonObject();
        settings.forEach(setting -> file.add(setting.key(), setting.written(context)));
        before.entrySet().stream()
                .filter(other -> !file.has(other.getKey()))
                .forEach(other -> file.add(other.getKey(), other.getValue()));
        return file;
    }
}

package millebornes.desktop.app.storage;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.desktop.controls.EmoteSetting;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.HintSettings;
import millebornes.desktop.controls.MicroOrTableSetting;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.SkipHintStatus;
import millebornes.desktop.controls.TableShortcut;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.sound.VolumeSetting;
import millebornes.desktop.tabletop.JourneyLightSetting;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.session.flow.CurtainExtent;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Laws over every key of the table.
class SettingsCodecTest {

    private static final SettingsCodec TABLE = new SettingsCodec(Locale.FRANCE, Pace.NORMAL);

    /// What the file holds where nothing was chosen.
    private static final String DEFAULTS = """
            {"language": "fr", "theme": "DAY", "textPercent": 100, "pace": "NORMAL", "hints": "OFF",
             "juniorHints": "PLAYABLE", "curtain": "FOOT", "volumePercent": 60, "mute": "OFF",
             "letters": {"state": "ON"}, "skipNotice": "DUE", "microStyle": "RETRO", "signs": "SHOWN", "speech": "OFF",
             "light": "WITH_THE_LEADER"}""";

    /// Every named value, the ends of every range.
    private static final Map<String, List<JsonElement>> VALID = Map.ofEntries(
            entry("language", List.of(new JsonPrimitive("fr"), new JsonPrimitive("en"))),
            entry("theme", names(ColourTheme.values())),
            entry("textPercent", numbers(100, 200)),
            entry("pace", names(Pace.values())),
            entry("hints", names(HintLevel.values())),
            entry("juniorHints", names(HintLevel.values())),
            entry("curtain", names(CurtainExtent.values())),
            entry("volumePercent", numbers(0, 100)),
            entry("mute", names(VolumeSetting.Mute.values())),
            entry(
                    "letters",
                    List.of(
                            JsonParser.parseString("{\"state\":\"OFF\"}"),
                            JsonParser.parseString("{\"state\":\"ON\",\"HINTS\":\"Z\",\"SPEAK\":\"A\"}"))),
            entry("skipNotice", names(SkipHintStatus.values())),
            entry("microStyle", names(MicroOrTableSetting.values())),
            entry("signs", names(EmoteSetting.values())),
            entry("speech", names(SpeechSetting.values())),
            entry("light", names(JourneyLightSetting.values())));

    /// Values of the right type that are out of range.
    private static final Map<String, List<JsonElement>> OUT_OF_RANGE = Map.of(
            "language", List.of(new JsonPrimitive("xx")),
            "textPercent", numbers(99, 201),
            "volumePercent", numbers(-1, 101),
            "letters",
                    List.of(
                            JsonParser.parseString("{\"state\":\"ON\",\"HINTS\":\"7\"}"),
                            JsonParser.parseString("{\"state\":\"ON\",\"HINTS\":\"Z\",\"UNDO\":\"Z\"}"),
                            JsonParser.parseString("{\"state\":\"HALF\"}"),
                            JsonParser.parseString("{\"HINTS\":\"Z\"}")));

    static Stream<String> keys() {
        return TABLE.keys().stream();
    }

    @Test
    void whatWasChosenIsWrittenAndReadAgain() {
        ScreenContext context = read(chosen());
        assertThat(context.language()).isEqualTo(Language.ENGLISH);
        assertThat(context.look()).isEqualTo(new AppearanceSettings(ColourTheme.NIGHT, new TextScale(150)));
        assertThat(context.pace()).isEqualTo(Pace.FAST);
        assertThat(context.hintSettings()).isEqualTo(new HintSettings(HintLevel.ADVICE, HintLevel.OFF));
        assertThat(context.curtain()).isEqualTo(CurtainExtent.WINDOW);
        assertThat(context.loudness()).isEqualTo(new VolumeSetting(35, VolumeSetting.Mute.ON));
        assertThat(context.keys())
                .isEqualTo(ShortcutLetters.USUAL.with(TableShortcut.MUTE, 'Z').with(ShortcutLetters.State.OFF));
        assertThat(context.skipHintStatus()).isEqualTo(SkipHintStatus.GIVEN);
        assertThat(context.microOrTableSetting()).isEqualTo(MicroOrTableSetting.TABLE);
        assertThat(context.signs()).isEqualTo(EmoteSetting.HIDDEN);
        assertThat(context.speech()).isEqualTo(SpeechSetting.ON);
        assertThat(context.light()).isEqualTo(JourneyLightSetting.STEADY);
        assertThat(TABLE.write(context, new JsonObject())).isEqualTo(chosen());
    }

    @Test
    void anEmptyFileGivesTheDefaults() {
        assertThat(TABLE.keys()).containsExactlyElementsOf(defaults().keySet());
        assertThat(TABLE.write(read(new JsonObject()), new JsonObject())).isEqualTo(defaults());
    }

    @Test
    void localeAndSystemDecideLanguageAndPace() {
        SettingsCodec codec = new SettingsCodec(Locale.US, Pace.OFF);
        ScreenContext context = context();
        assertThat(codec.read(new JsonObject(), context)).isEmpty();
        assertThat(context.language()).isEqualTo(Language.ENGLISH);
        assertThat(context.pace()).isEqualTo(Pace.OFF);
    }

    @ParameterizedTest
    @MethodSource("keys")
    void everyValidValueIsKept(String key) {
        assertThat(VALID).containsKey(key);
        for (JsonElement value : VALID.getOrDefault(key, List.of())) {
            JsonObject file = chosen();
            file.add(key, value);
            assertThat(TABLE.write(read(file), new JsonObject())).isEqualTo(file);
        }
    }

    @ParameterizedTest
    @MethodSource("keys")
    void aMissingKeyHasItsDefaultAndTheOthersAreKept(String key) {
        JsonObject file = chosen();
        file.remove(key);
        requireDefaultOnlyFor(key, read(file));
    }

    @ParameterizedTest
    @MethodSource("keys")
    void anInvalidValueIsReportedAndHasItsDefault(String key) {
        Stream<JsonElement> wrongTypes =
                Stream.of("\"nonsense\"", "-7", "{}", "[]", "null", "true").map(JsonParser::parseString);
        Stream<JsonElement> outOfRange = OUT_OF_RANGE.getOrDefault(key, List.of()).stream();
        Stream.concat(wrongTypes, outOfRange).forEach(value -> {
            JsonObject file = chosen();
            file.add(key, value);
            ScreenContext context = context();
            List<String> misunderstood = TABLE.read(file, context);
            assertThat(misunderstood).as("%s: %s", key, value).hasSize(1);
            for (Language language : Language.values()) {
                assertThat(Words.of(language).text(misunderstood.getFirst())).isNotBlank();
            }
            requireDefaultOnlyFor(key, context);
        });
    }

    @Test
    void settingsOfOneNameAreReportedOnce() {
        JsonObject file = chosen();
        file.addProperty("hints", 1);
        file.addProperty("juniorHints", 1);
        assertThat(TABLE.read(file, context())).containsExactly("hint.mode");
    }

    @ParameterizedTest
    @ValueSource(strings = {"true", "\"yes\"", "[1,2]", "{\"deep\":{\"er\":1}}", "null"})
    void anUnknownKeyStaysInTheFile(String value) {
        JsonObject file = chosen();
        file.add("later", JsonParser.parseString(value));
        ScreenContext context = read(file);
        context.pace(Pace.SLOW);
        JsonObject written = TABLE.write(context, file);
        assertThat(written.get("later")).isEqualTo(JsonParser.parseString(value));
        assertThat(written.get("pace")).isEqualTo(new JsonPrimitive("SLOW"));
    }

    private static void requireDefaultOnlyFor(String key, ScreenContext context) {
        JsonObject expected = chosen();
        expected.add(key, defaults().get(key));
        assertThat(TABLE.write(context, new JsonObject())).isEqualTo(expected);
    }

    /// A file of which every value differs from the default.
    private static JsonObject chosen() {
        return JsonParser.parseString("""
                {"language": "en", "theme": "NIGHT", "textPercent": 150, "pace": "FAST", "hints": "ADVICE",
                 "juniorHints": "OFF", "curtain": "WINDOW", "volumePercent": 35, "mute": "ON",
                 "letters": {"state": "OFF", "MUTE": "Z"}, "skipNotice": "GIVEN", "microStyle": "TABLE",
                 "signs": "HIDDEN", "speech": "ON", "light": "STEADY"}""").getAsJsonObject();
    }

    private static JsonObject defaults() {
        return JsonParser.parseString(DEFAULTS).getAsJsonObject();
    }

    private static ScreenContext read(JsonObject file) {
        ScreenContext context = context();
        assertThat(TABLE.read(file, context)).isEmpty();
        return context;
    }

    private static ScreenContext context() {
        return new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.NORMAL);
    }

    private static List<JsonElement> names(Enum<?>... values) {
        return Arrays.stream(values)
                .<JsonElement>map(value -> new JsonPrimitive(value.name()))
                .toList();
    }

    private static List<JsonElement> numbers(Integer... values) {
        return Arrays.stream(values).map(JsonPrimitive::new).collect(Collectors.toUnmodifiableList());
    }
}

package millebornes.desktop.app.storage;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import millebornes.desktop.app.storage.SettingsCodec.StoredSettings;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.HintSettings;
import millebornes.desktop.controls.MicroStyle;
import millebornes.desktop.controls.Shortcut;
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
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsCodecTest {

    private static final AppSettings USUAL = AppSettings.usual(Locale.FRANCE, AppSettings.SystemMotion.USUAL);

    /// Nothing in it is as usual.
    private static final AppSettings CHOSEN = new AppSettings(
            Language.ENGLISH,
            new AppearanceSettings(ColourTheme.NIGHT, new TextScale(150)),
            Pace.FAST,
            new HintSettings(HintLevel.ADVICE, HintLevel.OFF),
            CurtainExtent.WINDOW,
            new VolumeSetting(35, VolumeSetting.Mute.ON),
            ShortcutLetters.USUAL.with(Shortcut.MUTE, 'Z').with(ShortcutLetters.State.OFF),
            SkipNotice.GIVEN,
            MicroStyle.TABLE,
            SpeechSetting.ON,
            LandLight.STEADY);

    static Stream<String> keys() {
        return file().keySet().stream();
    }

    @Test
    void whatWasWrittenIsReadAgain() {
        assertThat(read(file())).isEqualTo(new StoredSettings(CHOSEN, new JsonObject(), List.of()));
    }

    @ParameterizedTest
    @MethodSource("keys")
    void aKeyThatIsMissingFallsBackAlone(String key) {
        JsonObject file = file();
        file.remove(key);
        StoredSettings storedSettings = read(file);
        assertThat(storedSettings.misunderstood()).isEmpty();
        onlyThatIsAsUsual(key, storedSettings);
    }

    @ParameterizedTest
    @MethodSource("keys")
    void aKeyThatMeansNothingFallsBackAloneAndIsTold(String key) {
        for (var nonsense : List.of(new JsonPrimitive("nonsense"), new JsonPrimitive(-7), new JsonObject())) {
            JsonObject file = file();
            file.add(key, nonsense);
            StoredSettings storedSettings = read(file);
            assertThat(storedSettings.misunderstood()).hasSize(1);
            for (Language language : Language.values()) {
                assertThat(Words.of(language)
                                .text(storedSettings.misunderstood().getFirst()))
                        .isNotBlank();
            }
            onlyThatIsAsUsual(key, storedSettings);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"true", "\"yes\"", "[1,2]", "{\"deep\":{\"er\":1}}", "null"})
    void aKeyThatNobodyKnowsStaysInTheFile(String value) {
        JsonObject file = file();
        file.add("later", JsonParser.parseString(value));
        StoredSettings storedSettings = read(file);
        assertThat(storedSettings.misunderstood()).isEmpty();
        assertThat(SettingsCodec.write(storedSettings.with(USUAL)).get("later"))
                .isEqualTo(JsonParser.parseString(value));
    }

    private static void onlyThatIsAsUsual(String key, StoredSettings storedSettings) {
        JsonObject written = SettingsCodec.write(storedSettings);
        JsonObject usual = SettingsCodec.write(new StoredSettings(USUAL, new JsonObject(), List.of()));
        assertThat(written.get(key)).isEqualTo(usual.get(key));
        JsonObject others = file();
        others.remove(key);
        assertThat(written.asMap()).containsAllEntriesOf(Map.copyOf(others.asMap()));
    }

    private static JsonObject file() {
        return SettingsCodec.write(new StoredSettings(CHOSEN, new JsonObject(), List.of()));
    }

    private static StoredSettings read(JsonObject file) {
        return SettingsCodec.read(file, USUAL);
    }
}

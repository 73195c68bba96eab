package millebornes.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.sound.TextToSpeech;
import millebornes.desktop.sound.VolumeSetting;
import millebornes.desktop.tabletop.JourneyLightSetting;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.TypefaceCoverage;
import millebornes.session.flow.CurtainExtent;
import millebornes.words.Language;
import millebornes.words.Words;

/// What all screens share: the settings as properties, which screens follow at once, and the words, drawings, sounds
/// and voice that go with them.
public final class ScreenContext {

    private final List<Runnable> listeners = new ArrayList<>();
    private final ObjectProperty<Language> language;
    private final ObjectProperty<AppearanceSettings> look;
    private final ObjectProperty<Pace> pace;
    private final ObjectProperty<VolumeSetting> loudness = choice("loudness", VolumeSetting.USUAL);
    private final ObjectProperty<ShortcutLetters> keys;
    private final ObjectProperty<HintSettings> hints = choice("hints", HintSettings.FIRST);
    private final ObjectProperty<CurtainExtent> curtain = choice("curtain", CurtainExtent.FOOT);
    private final ObjectProperty<SkipHintStatus> skipHintStatus = choice("skipHintStatus", SkipHintStatus.GIVEN);
    private final ObjectProperty<JourneyLightSetting> light = choice("light", JourneyLightSetting.WITH_THE_LEADER);
    private final ObjectProperty<MicroOrTableSetting> microOrTableSetting =
            choice("microOrTableSetting", MicroOrTableSetting.RETRO);
    private final ObjectProperty<SpeechSetting> speech = choice("speech", SpeechSetting.OFF);
    private final ObjectProperty<EmoteSetting> signs = choice("signs", EmoteSetting.SHOWN);
    private final PictureCache pictures;
    private final SoundPlayer sounds;
    private final TextToSpeech textToSpeech;
    private final Function<Language, Words> book;
    private final Map<Language, Words> texts = new ConcurrentHashMap<>();

    /// A context without sound.
    ///
    /// @param language the initial language
    /// @param appearance the initial appearance
    /// @param pace the initial pace
    public ScreenContext(Language language, AppearanceSettings appearance, Pace pace) {
        this(language, appearance, pace, SoundPlayer.NONE);
    }

    /// @param language the initial language
    /// @param appearance the initial appearance
    /// @param pace the initial pace
    /// @param sounds the sound player; its volume follows this context
    public ScreenContext(Language language, AppearanceSettings appearance, Pace pace, SoundPlayer sounds) {
        this(language, appearance, pace, sounds, TextToSpeech.NONE);
    }

    /// @param textToSpeech the voice; used while speech is switched on here
    public ScreenContext(
            Language language,
            AppearanceSettings appearance,
            Pace pace,
            SoundPlayer sounds,
            TextToSpeech textToSpeech) {
        this(language, appearance, pace, sounds, textToSpeech, Words::of);
    }

    /// @param book provides the texts of each language
    ScreenContext(
            Language language,
            AppearanceSettings appearance,
            Pace pace,
            SoundPlayer sounds,
            TextToSpeech textToSpeech,
            Function<Language, Words> book) {
        this(language, appearance, pace, sounds, textToSpeech, book, new PictureCache());
    }

    private ScreenContext(
            Language language,
            AppearanceSettings appearance,
            Pace pace,
            SoundPlayer sounds,
            TextToSpeech textToSpeech,
            Function<Language, Words> book,
            PictureCache pictures) {
        this.pictures = pictures;
        this.sounds = sounds;
        this.textToSpeech = textToSpeech;
        this.book = book;
        this.keys = choice("keys", ShortcutLetters.USUAL.in(language));
        this.language = choice("language", language);
        this.language.subscribe((_, spokenLanguage) -> keys(keys().in(spokenLanguage)));
        this.look = choice("look", appearance);
        this.pace = choice("pace", pace);
        loudness.subscribe(sounds::setLoudness);
    }

    private <T> ObjectProperty<T> choice(String name, T first) {
        ObjectProperty<T> property = new SimpleObjectProperty<>(this, name, first);
        property.subscribe((_, _) -> listeners.forEach(Runnable::run));
        return property;
    }

    /// A silent context with the same language, look, pace, hints, curtain, daylight and picture cache, for a picture of
    /// other settings: changes of the copy do not change this context.
    public ScreenContext copy() {
        ScreenContext copy =
                new ScreenContext(language(), look(), pace(), SoundPlayer.NONE, TextToSpeech.NONE, book, pictures);
        copy.hintSettings(hintSettings());
        copy.curtain(curtain());
        copy.light(light());
        return copy;
    }

    /// Registers a listener for changes of any setting.
    public void onChange(Runnable listener) {
        listeners.add(listener);
    }

    /// All texts in the current language. Cached texts must be updated when the language changes.
    public Words words() {
        return texts.computeIfAbsent(
                language.get(), spokenLanguage -> book.apply(spokenLanguage).shownOn(TypefaceCoverage::draws));
    }

    public Language language() {
        return language.get();
    }

    public void language(Language newLanguage) {
        language.set(newLanguage);
    }

    public ObjectProperty<Language> languageProperty() {
        return language;
    }

    /// The drawings in the colours of the current theme, with the window's picture cache.
    public ArtFactory art() {
        return ArtFactory.in(look.get().theme(), pictures);
    }

    /// The theme and text size.
    public AppearanceSettings look() {
        return look.get();
    }

    public void look(AppearanceSettings newAppearance) {
        look.set(newAppearance);
    }

    public ObjectProperty<AppearanceSettings> lookProperty() {
        return look;
    }

    /// The pace of animations.
    public Pace pace() {
        return pace.get();
    }

    public void pace(Pace newPace) {
        pace.set(newPace);
    }

    public ObjectProperty<Pace> paceProperty() {
        return pace;
    }

    /// The sound player.
    public SoundPlayer sounds() {
        return sounds;
    }

    /// The volume of sounds.
    public VolumeSetting loudness() {
        return loudness.get();
    }

    public void loudness(VolumeSetting newVolume) {
        loudness.set(newVolume);
    }

    /// The voice that reads sentences aloud.
    public TextToSpeech voice() {
        return textToSpeech;
    }

    /// Whether the table shows the signs that players send with their phones.
    public EmoteSetting signs() {
        return signs.get();
    }

    public void signs(EmoteSetting newSetting) {
        signs.set(newSetting);
    }

    public SpeechSetting speech() {
        return speech.get();
    }

    public void speech(SpeechSetting newSetting) {
        speech.set(newSetting);
        if (!newSetting.isOn()) {
            textToSpeech.hush();
        }
    }

    /// The shortcut letters at the table, and whether they are enabled.
    public ShortcutLetters keys() {
        return keys.get();
    }

    /// Sets the shortcut letters. Those that the players have not changed follow the current language.
    public void keys(ShortcutLetters newLetters) {
        keys.set(newLetters.in(language.get()));
    }

    public ObjectProperty<ShortcutLetters> keysProperty() {
        return keys;
    }

    /// The hint levels.
    public HintSettings hintSettings() {
        return hints.get();
    }

    public void hintSettings(HintSettings newSettings) {
        hints.set(newSettings);
    }

    public ObjectProperty<HintSettings> hintsProperty() {
        return hints;
    }

    /// The part of the window that the curtain between two people covers.
    public CurtainExtent curtain() {
        return curtain.get();
    }

    public void curtain(CurtainExtent newExtent) {
        curtain.set(newExtent);
    }

    public ObjectProperty<CurtainExtent> curtainProperty() {
        return curtain;
    }

    /// The light of the land, which applies while motion is on.
    public JourneyLightSetting light() {
        return light.get();
    }

    public void light(JourneyLightSetting newLight) {
        light.set(newLight);
    }

    public ObjectProperty<JourneyLightSetting> lightProperty() {
        return light;
    }

    /// The screen on which games of the 1980s edition are played.
    public MicroOrTableSetting microOrTableSetting() {
        return microOrTableSetting.get();
    }

    public void microOrTableSetting(MicroOrTableSetting newScreenSetting) {
        microOrTableSetting.set(newScreenSetting);
    }

    /// Whether the notice that a click skips animations is still to be shown.
    public SkipHintStatus skipHintStatus() {
        return skipHintStatus.get();
    }

    public void skipHintStatus(SkipHintStatus newHintStatus) {
        skipHintStatus.set(newHintStatus);
    }
}

package millebornes.desktop.screens.common;

import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.Loudness;
import millebornes.desktop.sound.Sounds;
import millebornes.desktop.theme.Look;
import millebornes.words.Language;
import millebornes.words.Words;

/// What the players have chosen for the whole program, whatever is on screen. Every screen follows a change at once.
///
/// It belongs to the toolkit's thread.
public final class AppContext {

    private final ObjectProperty<Language> language;
    private final ObjectProperty<Look> look;
    private final ObjectProperty<Pace> pace;
    private final ObjectProperty<Loudness> loudness = new SimpleObjectProperty<>(this, "loudness", Loudness.USUAL);
    private final Sounds sounds;
    private final ObjectProperty<ShortcutKeys> keys = new SimpleObjectProperty<>(this, "keys", ShortcutKeys.USUAL);
    private final ObjectProperty<Hints> hints = new SimpleObjectProperty<>(this, "hints", Hints.FIRST);
    private final Function<Language, Words> book;

    /// A program without sound.
    ///
    /// @param language what the program speaks at first
    /// @param look how the program looks at first
    /// @param pace how fast things move at first
    public AppContext(Language language, Look look, Pace pace) {
        this(language, look, pace, Sounds.NONE);
    }

    /// @param language what the program speaks at first
    /// @param look how the program looks at first
    /// @param pace how fast things move at first
    /// @param sounds what has things heard, as loud as is chosen here
    public AppContext(Language language, Look look, Pace pace, Sounds sounds) {
        this(language, look, pace, sounds, Words::of);
    }

    /// @param book the texts of each language
    AppContext(Language language, Look look, Pace pace, Sounds sounds, Function<Language, Words> book) {
        this.sounds = sounds;
        this.book = book;
        this.language = new SimpleObjectProperty<>(this, "language", language);
        this.look = new SimpleObjectProperty<>(this, "look", look);
        this.pace = new SimpleObjectProperty<>(this, "pace", pace);
        loudness.subscribe(sounds::loudness);
    }

    /// All texts in the language that is spoken now. Whoever keeps one of them must ask again when the language
    /// changes.
    public Words words() {
        return book.apply(language.get());
    }

    public Language language() {
        return language.get();
    }

    public void language(Language other) {
        language.set(other);
    }

    public ObjectProperty<Language> languageProperty() {
        return language;
    }

    /// Theme and text size.
    public Look look() {
        return look.get();
    }

    public void look(Look other) {
        look.set(other);
    }

    public ObjectProperty<Look> lookProperty() {
        return look;
    }

    /// How fast things move.
    public Pace pace() {
        return pace.get();
    }

    public void pace(Pace other) {
        pace.set(other);
    }

    public ObjectProperty<Pace> paceProperty() {
        return pace;
    }

    /// What has things heard.
    public Sounds sounds() {
        return sounds;
    }

    /// How loud.
    public Loudness loudness() {
        return loudness.get();
    }

    public void loudness(Loudness other) {
        loudness.set(other);
    }

    public ObjectProperty<Loudness> loudnessProperty() {
        return loudness;
    }

    /// Which letter does what at the table.
    public ShortcutKeys keys() {
        return keys.get();
    }

    public void keys(ShortcutKeys other) {
        keys.set(other);
    }

    public ObjectProperty<ShortcutKeys> keysProperty() {
        return keys;
    }

    /// How much the table tells of what can be played.
    public Hints hints() {
        return hints.get();
    }

    public void hints(Hints other) {
        hints.set(other);
    }

    public ObjectProperty<Hints> hintsProperty() {
        return hints;
    }
}

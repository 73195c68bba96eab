package millebornes.desktop.screens.common;

import java.util.Locale;
import java.util.function.Function;
import javafx.scene.Scene;
import millebornes.desktop.Gallery;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.Sounds;
import millebornes.desktop.theme.Dress;
import millebornes.desktop.theme.Look;
import millebornes.desktop.theme.TextScale;
import millebornes.desktop.theme.Theme;
import millebornes.words.Language;
import millebornes.words.LongWords;

/// Takes pictures of screens for the gallery.
public final class Pictures {

    private Pictures() {}

    /// A context that speaks a language and is otherwise as usual.
    public static AppContext context(Language language) {
        return new AppContext(language, Look.USUAL, Pace.OFF);
    }

    /// A context with that look, in French.
    public static AppContext context(Theme theme, int textPercent) {
        return new AppContext(Language.FRENCH, new Look(theme, new TextScale(textPercent)), Pace.OFF);
    }

    /// A context in which every word is 40 % longer.
    public static AppContext longWords(Language language, Look look) {
        return new AppContext(language, look, Pace.OFF, Sounds.NONE, LongWords::of);
    }

    /// A picture in both languages at the usual and at the smallest size of the window.
    public static void inBothLanguages(String name, Function<AppContext, Screen> screen) {
        for (Language language : Language.values()) {
            take(name + "-" + language.tag(), context(language), screen, 1280, 800);
            take(name + "-" + language.tag() + "-small", context(language), screen, 1024, 700);
        }
    }

    /// The same, and pictures in the other themes and with larger text.
    public static void everyWay(String name, Function<AppContext, Screen> screen) {
        inBothLanguages(name, screen);
        for (Theme theme : Theme.values()) {
            if (theme != Theme.DAY) {
                take(name + "-" + theme.name().toLowerCase(Locale.ROOT), context(theme, 100), screen, 1280, 800);
            }
        }
        take(name + "-large", context(Language.FRENCH), screen, 1920, 1080);
        take(name + "-150", context(Theme.DAY, 150), screen, 1280, 800);
        take(name + "-200", context(Theme.DAY, 200), screen, 1920, 1080);
    }

    /// One picture.
    public static Scene take(
            String name, AppContext context, Function<AppContext, Screen> screen, double width, double height) {
        Scene scene = Gallery.onToolkit(() -> {
            Screen shown = screen.apply(context);
            Scene made = new Scene(shown.root(), width, height);
            Dress.scene(made, context.look());
            shown.root().applyCss();
            shown.root().layout();
            shown.shown();
            return made;
        });
        Gallery.save(scene, name);
        return scene;
    }
}

package millebornes.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.scene.Scene;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.TextToSpeech;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.TextScale;
import millebornes.words.Language;
import millebornes.words.PseudoTranslation;

/// Takes pictures of screens for the gallery.
public final class ScreenCapture {

    /// The page that was laid out last.
    private static final List<AppScreen> LAID = new ArrayList<>();

    /// A page of which a picture was taken.
    ///
    /// @param scene as large as the picture
    public record Taken(ScreenContext context, Scene scene) {

        /// Whether a node is there, and all of it is seen.
        public boolean shows(String selector) {
            return SceneContents.isSeenWhole(scene, selector);
        }

        /// All that can be read.
        public String says() {
            return String.join("\n", SceneContents.texts(scene));
        }
    }

    private ScreenCapture() {}

    /// A context that speaks a language and is otherwise as usual.
    public static ScreenContext context(Language language) {
        return new ScreenContext(language, AppearanceSettings.USUAL, Pace.OFF);
    }

    /// A context with that look, in French.
    public static ScreenContext context(ColourTheme theme, int textPercent) {
        return new ScreenContext(Language.FRENCH, new AppearanceSettings(theme, new TextScale(textPercent)), Pace.OFF);
    }

    /// A context in which every word is 40 % longer.
    public static ScreenContext longWords(Language language, AppearanceSettings appearance) {
        return new ScreenContext(
                language, appearance, Pace.OFF, SoundPlayer.NONE, TextToSpeech.NONE, PseudoTranslation::of);
    }

    /// A picture in both languages at the usual and at the smallest size of the window.
    public static List<Taken> checkInBothLanguages(String name, Function<ScreenContext, AppScreen> screen) {
        List<Taken> taken = new ArrayList<>();
        for (Language language : Language.values()) {
            taken.add(taken(name + "-" + language.tag(), context(language), screen, 1280, 800));
            taken.add(taken(name + "-" + language.tag() + "-small", context(language), screen, 1024, 700));
        }
        return taken;
    }

    /// The same, and pictures in the other themes and with larger text.
    public static List<Taken> checkEveryWay(String name, Function<ScreenContext, AppScreen> screen) {
        List<Taken> taken = checkInBothLanguages(name, screen);
        for (ColourTheme theme : ColourTheme.values()) {
            if (theme != ColourTheme.DAY) {
                String file = name + "-" + theme.name().toLowerCase(Locale.ROOT);
                taken.add(taken(file, context(theme, 100), screen, 1280, 800));
            }
        }
        taken.add(taken(name + "-large", context(Language.FRENCH), screen, 1920, 1080));
        taken.add(taken(name + "-150", context(ColourTheme.DAY, 150), screen, 1280, 800));
        taken.add(taken(name + "-200", context(ColourTheme.DAY, 200), screen, 1920, 1080));
        return taken;
    }

    private static Taken taken(
            String name,
            ScreenContext context,
            Function<ScreenContext, AppScreen> screen,
            double width,
            double height) {
        return new Taken(context, check(name, context, screen, width, height));
    }

    /// One picture.
    public static Scene check(
            String name,
            ScreenContext context,
            Function<ScreenContext, AppScreen> screen,
            double width,
            double height) {
        Scene scene = laid(context, screen, width, height);
        Gallery.check(scene, name);
        return scene;
    }

    /// A page as it is laid out, without a picture; its words are checked all the same.
    public static Scene checkLayout(
            String name,
            ScreenContext context,
            Function<ScreenContext, AppScreen> screen,
            double width,
            double height) {
        Scene scene = laid(context, screen, width, height);
        Gallery.checkLayout(scene, name);
        return scene;
    }

    private static Scene laid(
            ScreenContext context, Function<ScreenContext, AppScreen> screen, double width, double height) {
        return Gallery.onToolkit(() -> {
            // As the program does when it goes to another page: a page keeps its pictures while it is shown.
            LAID.forEach(AppScreen::hidden);
            LAID.clear();
            AppScreen shownScreen = screen.apply(context);
            LAID.add(shownScreen);
            WindowZoomPane windowPane = new WindowZoomPane(shownScreen.root());
            windowPane.setTextScale(shownScreen.roomFor(context.look().textScale()));
            Scene made = new Scene(windowPane, width, height);
            SceneStyler.scene(made, context.look());
            windowPane.applyCss();
            windowPane.layout();
            shownScreen.shown();
            return made;
        });
    }
}

package millebornes.desktop.controls;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.Scene;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.TextScale;
import millebornes.words.Language;

/// Finds texts for which a page has no room: those that end in an ellipsis of the toolkit.
public final class TruncatedTextFinder {

    private static final AppearanceSettings LARGEST =
            new AppearanceSettings(ColourTheme.DAY, new TextScale(TextScale.MOST));

    private record Way(ScreenContext context, double width, double height, boolean dotted) {

        @Override
        public String toString() {
            return context.language().tag() + " " + width + (dotted ? " long: " : " 200 %: ");
        }
    }

    private TruncatedTextFinder() {}

    /// The cut texts of a page in both languages: with words 40 % longer, at the smallest and at the usual size of the
    /// window, and with text at 200 % in a low window.
    public static List<String> in(Function<ScreenContext, AppScreen> page) {
        return in(page, _ -> {});
    }

    /// The same for a state of the page that comes after it has been laid out.
    public static List<String> in(Function<ScreenContext, AppScreen> page, Consumer<Scene> then) {
        return everyWay().flatMap(way -> in(page, then, way)).toList();
    }

    /// The cut texts of a page that goes on, in every state that it comes to.
    public static List<String> throughout(Function<ScreenContext, PageCourse> page) {
        return everyWay().flatMap(way -> throughout(page, way)).toList();
    }

    /// A page that goes on.
    public interface PageCourse {

        AppScreen screen();

        /// Which state it is in.
        String state();

        /// Goes on to the next state; false when there is none.
        boolean goOn();
    }

    private static Stream<Way> everyWay() {
        return Arrays.stream(Language.values()).flatMap(TruncatedTextFinder::ways);
    }

    private static Stream<Way> ways(Language language) {
        ScreenContext longWordsContext = ScreenCapture.longWords(language, AppearanceSettings.USUAL);
        return Stream.of(
                new Way(longWordsContext, 1024, 700, true),
                new Way(longWordsContext, 1280, 800, true),
                new Way(new ScreenContext(language, LARGEST, Pace.OFF), 1280, 720, false));
    }

    private static Stream<String> in(Function<ScreenContext, AppScreen> page, Consumer<Scene> then, Way way) {
        return Gallery.onToolkit(() -> {
            Scene scene = scene(page.apply(way.context()), way);
            then.accept(scene);
            return cut(scene, way);
        });
    }

    private static Stream<String> throughout(Function<ScreenContext, PageCourse> page, Way way) {
        return Gallery.onToolkit(() -> {
            PageCourse course = page.apply(way.context());
            Scene scene = scene(course.screen(), way);
            List<String> cut = new ArrayList<>();
            do {
                cut(scene, way).map(text -> course.state() + ": " + text).forEach(cut::add);
            } while (course.goOn());
            return cut.stream();
        });
    }

    private static Scene scene(AppScreen screen, Way way) {
        WindowZoomPane windowPane = new WindowZoomPane(screen.root());
        windowPane.setTextScale(screen.roomFor(way.context().look().textScale()));
        Scene scene = new Scene(windowPane, way.width(), way.height());
        SceneStyler.scene(scene, way.context().look());
        layOut(scene);
        return scene;
    }

    private static void layOut(Scene scene) {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }

    private static Stream<String> cut(Scene scene, Way way) {
        layOut(scene);
        return of(scene, way.dotted()).stream().map(text -> way + text);
    }

    /// The cut texts of a scene that is laid out; see [SceneContents#cutTexts(Scene, boolean)].
    public static List<String> of(Scene scene, boolean dotted) {
        return SceneContents.cutTexts(scene, dotted);
    }
}

package millebornes.desktop.screens.common;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.Dress;
import millebornes.desktop.theme.Look;
import millebornes.desktop.theme.TextScale;
import millebornes.desktop.theme.Theme;
import millebornes.words.Language;
import org.kordamp.ikonli.javafx.FontIcon;

/// Finds texts for which a page has no room: those that end in dots although nobody wrote them.
public final class CutTexts {

    private static final Look LARGEST = new Look(Theme.DAY, new TextScale(TextScale.MOST));

    private record Way(AppContext context, double width, double height, boolean dotted) {

        @Override
        public String toString() {
            return context.language().tag() + " " + width + (dotted ? " long: " : " 200 %: ");
        }
    }

    private CutTexts() {}

    /// The cut texts of a page in both languages: with words 40 % longer, at the smallest and at the usual size of the
    /// window, and with text at 200 % in a low window.
    public static List<String> in(Function<AppContext, Screen> page) {
        return in(page, _ -> {});
    }

    /// The same for a state of the page that comes after it has been laid out.
    public static List<String> in(Function<AppContext, Screen> page, Consumer<Scene> then) {
        return Arrays.stream(Language.values())
                .flatMap(CutTexts::ways)
                .flatMap(way -> in(page, then, way))
                .toList();
    }

    private static Stream<Way> ways(Language language) {
        AppContext longWords = Pictures.longWords(language, Look.USUAL);
        return Stream.of(
                new Way(longWords, 1024, 700, true),
                new Way(longWords, 1280, 800, true),
                new Way(new AppContext(language, LARGEST, Pace.OFF), 1280, 720, false));
    }

    private static Stream<String> in(Function<AppContext, Screen> page, Consumer<Scene> then, Way way) {
        return Gallery.onToolkit(() -> {
            Screen screen = page.apply(way.context());
            Scene scene = new Scene(screen.root(), way.width(), way.height());
            Dress.scene(scene, way.context().look());
            screen.root().applyCss();
            screen.root().layout();
            then.accept(scene);
            screen.root().applyCss();
            screen.root().layout();
            return of(scene, way.dotted()).stream().map(text -> way + text);
        });
    }

    /// The cut texts of a scene that is laid out.
    ///
    /// @param dotted whether dots are written one by one, as in long words; then those are found too that the table
    ///     cuts by itself
    public static List<String> of(Scene scene, boolean dotted) {
        return texts(scene.getRoot())
                .filter(CutTexts::isShown)
                .filter(text -> isCut(text)
                        || isBeyond(text)
                        || (dotted && text.getText().endsWith("…")))
                .map(Text::getText)
                .toList();
    }

    private static Stream<Text> texts(Node node) {
        Stream<Text> below = node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(CutTexts::texts)
                : Stream.empty();
        return node instanceof Text text ? Stream.of(text) : below;
    }

    private static boolean isShown(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static boolean isCut(Text text) {
        return !(text instanceof FontIcon)
                && text.getParent() instanceof Labeled labeled
                && labeled.getContentDisplay() != ContentDisplay.GRAPHIC_ONLY
                && (!text.getText().equals(labeled.getText()) || isBroken(text));
    }

    /// A word goes on in the next line, because it is wider than the line.
    private static boolean isBroken(Text text) {
        return text.getWrappingWidth() > 0
                && Arrays.stream(text.getText().split("\\s+|(?<=-)")).anyMatch(word -> {
                    Text alone = new Text(word);
                    alone.setFont(text.getFont());
                    return alone.getLayoutBounds().getWidth() > text.getWrappingWidth() + 0.5;
                });
    }

    /// Wider than what can be seen of it: the window, or the part of a page that scrolls up and down.
    private static boolean isBeyond(Text text) {
        Bounds words = text.localToScene(text.getLayoutBounds());
        if (words.getMinX() < -1 || words.getMaxX() > text.getScene().getWidth() + 1) {
            return true;
        }
        for (Node at = text.getParent(); at != null; at = at.getParent()) {
            if (at.getClip() != null) {
                Bounds seen = at.localToScene(at.getClip().getBoundsInParent());
                if (words.getMinX() < seen.getMinX() - 1 || words.getMaxX() > seen.getMaxX() + 1) {
                    return true;
                }
            }
        }
        return false;
    }
}

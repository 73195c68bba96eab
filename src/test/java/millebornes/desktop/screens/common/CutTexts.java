package millebornes.desktop.screens.common;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.theme.Dress;
import millebornes.words.Language;

/// Finds texts for which a page has no room: those that end in dots although nobody wrote them.
public final class CutTexts {

    private static final List<Size> WINDOWS = List.of(new Size(1024, 700), new Size(1280, 800));

    private record Size(double width, double height) {}

    private CutTexts() {}

    /// The cut texts of a page in both languages, at the smallest and at the usual size of the window.
    public static List<String> in(Function<AppContext, Screen> page) {
        return Arrays.stream(Language.values())
                .flatMap(language -> WINDOWS.stream().flatMap(window -> in(page, language, window)))
                .toList();
    }

    private static Stream<String> in(Function<AppContext, Screen> page, Language language, Size window) {
        return Gallery.onToolkit(() -> {
            AppContext context = Pictures.context(language);
            Screen screen = page.apply(context);
            Scene scene = new Scene(screen.root(), window.width(), window.height());
            Dress.scene(scene, context.look());
            screen.root().applyCss();
            screen.root().layout();
            List<String> cut = scene.getRoot().lookupAll(".text").stream()
                    .filter(Text.class::isInstance)
                    .map(Text.class::cast)
                    .filter(CutTexts::isCut)
                    .map(text -> language.tag() + " " + window.width() + ": " + text.getText())
                    .toList();
            return cut.stream();
        });
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
        return text.getParent() instanceof Labeled labeled
                && labeled.getContentDisplay() != ContentDisplay.GRAPHIC_ONLY
                && isShown(labeled)
                && !text.getText().equals(labeled.getText());
    }
}

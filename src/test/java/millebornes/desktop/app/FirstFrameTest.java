package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.layout.Pane;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.WindowZoomPane;
import millebornes.desktop.theme.SceneStyler;
import millebornes.words.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A page is complete in its first frame: nodes created during the layout have their style and size at once.
class FirstFrameTest {

    static Stream<String> pages() {
        return SamplePages.names();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyControlIsThereInTheFirstFrame(String name) {
        ScreenContext context = ScreenCapture.context(Language.FRENCH);
        List<String> empty = Gallery.onToolkit(() -> {
            WindowZoomPane windowPane = new WindowZoomPane(new Pane());
            Scene scene = new Scene(windowPane, 1280, 800);
            SceneStyler.scene(scene, context.look());
            windowPane.applyCss();
            windowPane.layout();
            // What ScreenHost does, and then one pulse.
            AppScreen screen = SamplePages.named(name).apply(context);
            windowPane.show(screen.root());
            screen.root().applyCss();
            screen.shown();
            windowPane.applyCss();
            windowPane.layout();
            List<String> found = screen.root().lookupAll("*").stream()
                    .filter(node -> node instanceof Control control && control.getSkin() == null)
                    .filter(FirstFrameTest::isVisible)
                    .map(node -> node.getClass().getSimpleName() + " " + node.getId())
                    .toList();
            screen.hidden();
            return found;
        });
        assertThat(empty).isEmpty();
    }

    private static boolean isVisible(Node node) {
        return Stream.iterate(node, part -> part != null, Node::getParent)
                .allMatch(part -> part != null && part.isVisible());
    }
}

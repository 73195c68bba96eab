package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// No node of a page or of a table at rest is cached or has an effect, since the toolkit does not release their images.
class ForgottenCacheTest {

    @TempDir
    Path folder;

    @Test
    void nothingThatIsLeftBehindKeepsAPicture() {
        ProgramStage program = ProgramStage.open(folder);
        List<String> kept = new ArrayList<>();
        boolean scrolls = false;
        for (String door : List.of("rules", "scores", "settings")) {
            kept.addAll(kept(program));
            program.click(door);
            scrolls |= Gallery.onToolkit(() -> nodes(program).anyMatch(ScrollPane.class::isInstance));
            kept.addAll(kept(program));
            program.click("back");
        }
        program.click("new-game");
        kept.addAll(kept(program));
        program.click("play");
        program.until(() -> program.has("hand") || program.has("menu") || program.has("curtain"));
        kept.addAll(kept(program));
        program.close();
        assertThat(scrolls).isTrue();
        assertThat(kept).isEmpty();
    }

    private static List<String> kept(ProgramStage program) {
        return Gallery.onToolkit(() -> nodes(program)
                .filter(node -> node.isCache() || node.getEffect() != null)
                .map(Node::toString)
                .toList());
    }

    private static Stream<Node> nodes(ProgramStage program) {
        return SceneContents.nodes(program.stage().getScene().getRoot());
    }
}

package millebornes.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.image.Image;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.settings.SettingsScreen;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

class PictureDifferenceTest {

    private static final double WITHIN_A_PIXEL = 0.45;

    /// How far a node lies beside its place at least when that is found, in pixels.
    private static final double BESIDE = 4;

    private final Scene page = ScreenCapture.checkLayout(
            "differences",
            ScreenCapture.context(Language.FRENCH),
            context -> new SettingsScreen(context, () -> {}),
            1280,
            800);

    private final Image picture = picture();

    @Test
    void otherSmoothingIsNoDifference() {
        with(
                page.getRoot(),
                root -> root.setTranslateX(WITHIN_A_PIXEL),
                () -> assertThat(difference()).isEmpty());
    }

    @Test
    void aNodeThatLiesBesideItsPlaceIsFound() {
        for (Node button : buttons()) {
            with(
                    button,
                    moved -> moved.setTranslateX(BESIDE),
                    () -> assertThat(difference()).as("%s moved", button).isNotEmpty());
        }
    }

    @Test
    void aPictureThatIsMissingIsFound() {
        for (Node button : buttons()) {
            with(
                    button,
                    gone -> gone.setVisible(false),
                    () -> assertThat(difference()).as("%s missing", button).isNotEmpty());
        }
    }

    @Test
    void picturesOfAnotherSizeDiffer() {
        Image smaller = Gallery.onToolkit(() -> page.getRoot().lookup(".button").snapshot(null, null));
        assertThat(PictureDifference.between(picture, smaller)).isNotEmpty();
    }

    private List<PictureDifference.Square> difference() {
        return PictureDifference.between(picture, picture());
    }

    private Image picture() {
        return Gallery.onToolkit(() -> page.snapshot(null));
    }

    /// Those that are seen whole.
    private List<Node> buttons() {
        List<Node> found = Gallery.onToolkit(() -> page.getRoot().lookupAll(".button").stream()
                .filter(node -> node instanceof ButtonBase && node.getId() != null)
                .filter(node -> SceneContents.isSeenWhole(page, "#" + node.getId()))
                .toList());
        assertThat(found).isNotEmpty();
        return found;
    }

    /// Changes a node for as long as something is checked.
    private static void with(Node node, Consumer<Node> change, Runnable check) {
        Gallery.onToolkit(() -> {
            change.accept(node);
            return true;
        });
        check.run();
        Gallery.onToolkit(() -> {
            node.setTranslateX(0);
            node.setVisible(true);
            return true;
        });
    }
}

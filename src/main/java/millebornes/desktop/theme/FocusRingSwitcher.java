package millebornes.desktop.theme;

import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/// Makes focus rings visible while the keyboard is used, however the focus was set. The toolkit's own ring disappears
/// when code sets the focus or rebuilds the page.
public final class FocusRingSwitcher {

    private static final PseudoClass KEYS = PseudoClass.getPseudoClass("keys");

    private FocusRingSwitcher() {}

    /// Tracks from now on whether the mouse or the keyboard is used in a scene.
    public static void follow(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, _ -> show(scene, true));
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> show(scene, false));
        scene.rootProperty()
                .subscribe((before, now) -> now.pseudoClassStateChanged(
                        KEYS, before.getPseudoClassStates().contains(KEYS)));
    }

    private static void show(Scene scene, boolean on) {
        scene.getRoot().pseudoClassStateChanged(KEYS, on);
    }
}

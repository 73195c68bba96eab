package millebornes.desktop.theme;

import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/// Shows a ring around what has the keyboard while somebody uses the keyboard, however it came there. The toolkit's own
/// ring is gone as soon as a page puts the keyboard somewhere, or is rebuilt.
public final class FocusRingSwitcher {

    private static final PseudoClass KEYS = PseudoClass.getPseudoClass("keys");

    private FocusRingSwitcher() {}

    /// Lets a scene know from now on whether mouse or keyboard is used.
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

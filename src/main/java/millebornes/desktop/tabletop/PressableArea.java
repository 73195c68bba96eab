package millebornes.desktop.tabletop;

import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

/// The area of a drawing that acts as a button; its parent places it. Mouse and keys are handled by its parent, too: the
/// area itself is pressed by screen readers.
final class PressableArea extends Region {

    private final Runnable press;

    PressableArea(String id, Runnable press) {
        this.press = press;
        setId(id);
        setManaged(false);
        setAccessibleRole(AccessibleRole.BUTTON);
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (action == AccessibleAction.FIRE) {
            press.run();
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }
}

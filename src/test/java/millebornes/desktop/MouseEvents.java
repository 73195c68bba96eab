package millebornes.desktop;

import javafx.event.EventType;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// Creates mouse events for tests without a window.
public final class MouseEvents {

    private MouseEvents() {}

    /// Something that the first button does at a place of the window.
    public static MouseEvent at(EventType<MouseEvent> type, double x, double y) {
        return new MouseEvent(
                type,
                x,
                y,
                x,
                y,
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                true,
                false,
                false,
                true,
                false,
                true,
                null);
    }
}

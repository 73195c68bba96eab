package millebornes.desktop.screens.common;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import millebornes.desktop.theme.Look;

/// What the players have chosen for the whole program, whatever is on screen. Every screen follows a change at once.
///
/// It belongs to the toolkit's thread.
public final class AppContext {

    private final ObjectProperty<Look> look;

    /// @param look how the program looks at first
    public AppContext(Look look) {
        this.look = new SimpleObjectProperty<>(this, "look", look);
    }

    /// Theme and text size.
    public Look look() {
        return look.get();
    }

    public void look(Look other) {
        look.set(other);
    }

    public ObjectProperty<Look> lookProperty() {
        return look;
    }
}

package millebornes.desktop.setup;

import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import millebornes.desktop.theme.StyleClasses;

/// A pane that acts as a button, and is pressed as a whole by mouse, touch or keyboard.
class PressableTile extends StackPane {

    private final Runnable press;

    /// @param text its text for screen readers
    PressableTile(String id, String text, Node content, Runnable press) {
        super(content);
        this.press = press;
        setId(id);
        setAccessibleRole(AccessibleRole.TOGGLE_BUTTON);
        setAccessibleText(text);
        setFocusTraversable(true);
        getStyleClass().addAll(StyleClasses.TILE, StyleClasses.PRESSABLE);
        setOnMousePressed(_ -> requestFocus());
        setOnMouseClicked(_ -> press.run());
        setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.ENTER) {
                event.consume();
                press.run();
            }
        });
    }

    /// Presses the tile for a screen reader.
    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (action == AccessibleAction.FIRE) {
            press.run();
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }

    /// Tells screen readers whether the tile is selected.
    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.SELECTED
                ? getStyleClass().contains(StyleClasses.ACTIVE)
                : super.queryAccessibleAttribute(attribute, parameters);
    }
}

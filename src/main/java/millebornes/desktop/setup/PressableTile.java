package millebornes.desktop.setup;

import javafx.geometry.HPos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.StackPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// A pane that acts as a button, and is pressed as a whole by mouse, touch or keyboard.
class PressableTile extends StackPane {

    /// @param text its text for screen readers
    PressableTile(String id, String text, Node content, Runnable press) {
        super(content);
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

    /// Tells screen readers whether the tile is selected.
    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.SELECTED
                ? getStyleClass().contains(StyleClasses.ACTIVE)
                : super.queryAccessibleAttribute(attribute, parameters);
    }

    /// Tiles in two columns.
    static GridPane pairs(Node... tiles) {
        GridPane grid = new GridPane(Sizes.SMALL_GAP * 1.5, Sizes.SMALL_GAP * 1.5);
        ColumnConstraints half = new ColumnConstraints();
        half.setPercentWidth(50);
        half.setHalignment(HPos.LEFT);
        half.setFillWidth(true);
        grid.getColumnConstraints().addAll(half, half);
        for (int tile = 0; tile < tiles.length; tile++) {
            grid.add(tiles[tile], tile % 2, tile / 2);
        }
        return grid;
    }
}

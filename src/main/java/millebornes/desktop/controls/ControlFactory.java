package millebornes.desktop.controls;

import atlantafx.base.controls.ToggleSwitch;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// Creates the common controls of pages.
public final class ControlFactory {

    private ControlFactory() {}

    /// A text that wraps if necessary.
    ///
    /// @param styles style classes from [StyleClasses]
    public static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /// A paragraph to be read at length. Its last two words stay on one line, so that none is alone on the last.
    public static Label reading(String text) {
        return label(text.replaceFirst(" (?=[^ ]+$)", "\u00A0"), StyleClasses.READING);
    }

    /// A button with a text.
    public static Button button(String id, String text, Runnable action, String... styles) {
        Button button = new Button(text);
        button.setId(id);
        button.getStyleClass().addAll(styles);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    /// An icon button; the text is its tooltip and its accessible text.
    public static Button icon(String id, Ikon ikon, String text, Runnable action, String... styles) {
        Button button = button(id, text, action, styles);
        button.getStyleClass().add(StyleClasses.ICON_BUTTON);
        button.setGraphic(new FontIcon(ikon));
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        explain(button, text);
        return button;
    }

    /// A toggle switch, which a screen reader reads as a toggle button.
    public static ToggleSwitch toggle() {
        ToggleSwitch toggle = new ToggleSwitch();
        toggle.setAccessibleRole(AccessibleRole.TOGGLE_BUTTON);
        return toggle;
    }

    /// A toggle switch with an accessible text.
    public static ToggleSwitch toggle(String id, String text) {
        ToggleSwitch toggle = toggle();
        toggle.setId(id);
        toggle.setAccessibleText(text);
        return toggle;
    }

    /// Sets a text as tooltip and accessible text of a control that shows no text.
    public static void explain(Control control, String text) {
        control.setAccessibleText(text);
        control.setTooltip(new Tooltip(text));
    }

    /// Makes a node visible, and part of the layout, only while a condition holds.
    public static void onlyWhile(Node thing, ObservableBooleanValue condition) {
        thing.visibleProperty().bind(condition);
        thing.managedProperty().bind(condition);
    }

    /// Nodes side by side, vertically centred.
    public static HBox row(Node... things) {
        HBox row = new HBox(Sizes.SMALL_GAP, things);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /// Nodes below one another.
    public static VBox column(Node... things) {
        return new VBox(Sizes.SMALL_GAP, things);
    }

    /// An empty node that takes the remaining room of a row or column.
    public static Region spring() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        VBox.setVgrow(spring, Priority.ALWAYS);
        return spring;
    }
}

package millebornes.desktop.settings;

import atlantafx.base.controls.ToggleSwitch;
import java.util.Arrays;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.EvenColumnsPane;
import millebornes.desktop.controls.RebuildingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.TableShortcut;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import millebornes.words.Words;

/// The shortcut letters of the table: each can be changed by pressing another one, and all of them can be disabled.
final class ShortcutSettingsPane extends StackPane {

    /// The greatest height and the least width of a tile, in px at the usual text size.
    private static final double MOST_HIGH = 96;

    private static final double LEAST_COLUMN = 300;

    private final ScreenContext context;
    private final ObjectProperty<ShortcutRebindingState> rekeying =
            new SimpleObjectProperty<>(this, "rekeying", ShortcutRebindingState.DONE);

    ShortcutSettingsPane(ScreenContext context) {
        this.context = context;
        getChildren().setAll(new RebuildingPane(this::part, context.keysProperty(), rekeying));
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /// Handles a key: while a shortcut waits for its letter, all keys except those that move the focus.
    private void pressed(KeyEvent event) {
        boolean leaves = event.getCode() == KeyCode.TAB || event.getCode().isModifierKey() || event.isShortcutDown();
        if (!leaves) {
            rekeying.get().pressed(event.getCode(), context.keys()).ifPresent(result -> {
                event.consume();
                context.keys(result.letters());
                rekeying.set(result.next());
            });
        }
    }

    private Node part() {
        VBox part = new VBox(Sizes.SMALL_GAP, head(), note());
        if (context.keys().isOn()) {
            part.getChildren().add(letters());
        }
        return part;
    }

    private Node head() {
        ToggleSwitch toggle = ControlFactory.toggle("letters", words().text("settings.keys.on"));
        toggle.setSelected(context.keys().isOn());
        toggle.selectedProperty().subscribe((_, on) -> {
            rekeying.set(ShortcutRebindingState.DONE);
            context.keys(context.keys().with(on ? ShortcutLetters.State.ON : ShortcutLetters.State.OFF));
        });
        return ControlFactory.row(
                ControlFactory.label(words().text("settings.keys.on"), StyleClasses.PANEL_TITLE),
                ControlFactory.spring(),
                usual(),
                toggle);
    }

    private Node note() {
        Label says = ControlFactory.label(
                context.keys().isOn() ? rekeying.get().sentence(words()) : words().text("settings.keys.off"),
                StyleClasses.READING);
        says.setId("letters-note");
        return says;
    }

    /// The tiles of all letters, which share the height of the panel.
    private Node letters() {
        List<HBox> tiles = Arrays.stream(TableShortcut.values()).map(this::tile).toList();
        EvenColumnsPane lettersPane =
                new EvenColumnsPane(tiles, context.look().textScale().of(LEAST_COLUMN), Sizes.SMALL_GAP);
        VBox.setVgrow(lettersPane, Priority.ALWAYS);
        return lettersPane;
    }

    private HBox tile(TableShortcut shortcut) {
        TextScale scale = context.look().textScale();
        HBox tile = ControlFactory.row(
                letter(shortcut), ControlFactory.label(words().text(shortcut.textKey()), StyleClasses.READING));
        tile.getStyleClass().add(StyleClasses.TILE);
        tile.setSpacing(Sizes.TILE_RADIUS);
        tile.setMaxHeight(scale.of(MOST_HIGH));
        return tile;
    }

    private Button letter(TableShortcut shortcut) {
        boolean waiting = shortcut == rekeying.get().waiting();
        String letter = String.valueOf(context.keys().letter(shortcut));
        Button button = ControlFactory.button(
                "letter-" + shortcut.name(),
                waiting ? words().text("settings.keys.waiting") : letter,
                () -> rekeying.set(rekeying.get().ask(shortcut, context.keys())),
                StyleClasses.KEYCAP);
        if (waiting) {
            button.getStyleClass().add(StyleClasses.DARK_BUTTON);
        }
        button.setAccessibleText(
                words().text("choice", words().text("settings.keys.change", words().text(shortcut.textKey())), letter));
        return button;
    }

    private Button usual() {
        Button usual = ControlFactory.button(
                "letters-usual",
                words().text("settings.keys.reset"),
                () -> {
                    rekeying.set(ShortcutRebindingState.DONE);
                    context.keys(context.keys().usual());
                },
                StyleClasses.COMPACT);
        usual.setDisable(context.keys().equals(context.keys().usual()));
        return usual;
    }

    private Words words() {
        return context.words();
    }
}

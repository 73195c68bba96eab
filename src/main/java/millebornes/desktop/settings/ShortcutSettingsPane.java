package millebornes.desktop.settings;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.RebuildingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.TableShortcut;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import millebornes.words.Words;

/// The shortcut letters of the table: each can be changed by pressing another one, and all of them can be disabled.
final class ShortcutSettingsPane extends StackPane {

    /// The width of a button with a letter, in px; the same for all, whatever the letter.
    private static final double WIDTH = 60;

    private static final double MOST_HIGH = 72;
    private static final double LEAST_COLUMN = 320;
    private static final double HALF = 0.5;

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
                ControlFactory.label(words().text("settings.keys.on"), StyleClasses.SECTION),
                ControlFactory.spring(),
                usual(),
                toggle);
    }

    private Node note() {
        Label says = ControlFactory.label(
                context.keys().isOn() ? rekeying.get().sentence(words()) : words().text("settings.keys.off"),
                StyleClasses.NOTE);
        says.setId("letters-note");
        return says;
    }

    /// The buttons of all letters, in two columns, or in one where the text is large.
    private Node letters() {
        List<TableShortcut> all = List.of(TableShortcut.values());
        int half = (all.size() + 1) / 2;
        TwoColumnPane lettersPane =
                new TwoColumnPane(column(all.subList(0, half)), column(all.subList(half, all.size())), HALF);
        VBox.setVgrow(lettersPane, Priority.ALWAYS);
        return lettersPane;
    }

    private GridPane column(List<TableShortcut> shortcuts) {
        GridPane grid = new GridPane(Sizes.SMALL_GAP, Sizes.SMALL_GAP / 2);
        grid.setMinWidth(context.look().textScale().of(LEAST_COLUMN));
        for (TableShortcut shortcut : shortcuts) {
            grid.getRowConstraints().add(line());
            Label name = ControlFactory.label(words().text(shortcut.textKey()), StyleClasses.BODY);
            GridPane.setHgrow(name, Priority.ALWAYS);
            Button letter = letter(shortcut);
            GridPane.setHalignment(letter, HPos.RIGHT);
            grid.addRow(grid.getRowCount() - 1, name, letter);
        }
        return grid;
    }

    /// The constraints of a line: lines share the height of the panel, up to a greatest height.
    private RowConstraints line() {
        TextScale scale = context.look().textScale();
        double height = scale.of(Sizes.TARGET);
        return new RowConstraints(height, height, scale.of(MOST_HIGH), Priority.ALWAYS, VPos.CENTER, true);
    }

    private Button letter(TableShortcut shortcut) {
        boolean waiting = shortcut == rekeying.get().waiting();
        String letter = String.valueOf(context.keys().letter(shortcut));
        Button button = ControlFactory.button(
                "letter-" + shortcut.name(),
                waiting ? words().text("settings.keys.waiting") : letter,
                () -> rekeying.set(rekeying.get().ask(shortcut, context.keys())),
                StyleClasses.COMPACT);
        button.getStyleClass().add(waiting ? StyleClasses.DARK_BUTTON : StyleClasses.PAPER_BUTTON);
        button.setMinWidth(context.look().textScale().of(WIDTH));
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

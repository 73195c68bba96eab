package millebornes.desktop.screens.setup;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.common.DrawingPane;
import millebornes.desktop.screens.setup.model.OptionSwitchModel;
import millebornes.desktop.screens.setup.model.SetupContext;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/// A switch of the game with what it means, or why it cannot be had.
final class OptionTile {

    private static final double LOCK = 24;
    private static final double SIGN = 46;
    private static final double LARGEST = 60;

    private OptionTile() {}

    static Node of(SetupContext context, OptionSwitchModel shown) {
        Words words = context.words();
        String key = "option." + shown.option().name();
        String name = words.text(key);
        String note = shown.problem()
                .map(problem -> words.has(key + ".locked")
                        ? words.text(key + ".locked")
                        : context.sentences().problem(problem))
                .orElse(words.text(key + ".hint"));
        IconTextPane content = new IconTextPane(
                sign(context, context.art().signs().option(shown.option())),
                List.of(ControlFactory.label(name, StyleClasses.STRONG), ControlFactory.label(note, StyleClasses.NOTE)),
                handle(context, shown, words.text("choice", name, note)));
        content.setMinHeight(Sizes.TARGET);
        StackPane tile = new StackPane(content);
        tile.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.SIGN_TILE);
        if (!shown.isPossible()) {
            tile.getStyleClass().add(StyleClasses.LOCKED);
        }
        return tile;
    }

    private static Node handle(SetupContext context, OptionSwitchModel shown, String text) {
        ToggleSwitch handle = new ToggleSwitch();
        handle.setId("option-" + shown.option().name());
        handle.setAccessibleText(text);
        handle.setSelected(shown.isOn());
        handle.setDisable(!shown.isPossible());
        // This switch hears the mouse only.
        handle.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.ENTER) {
                event.consume();
                handle.fire();
            }
        });
        handle.selectedProperty()
                .subscribe((_, now) -> context.change(() -> context.model()
                        .flip(shown.option(), now ? OptionSwitchModel.State.ON : OptionSwitchModel.State.OFF)));
        return shown.isPossible() ? handle : lock(context);
    }

    /// What stands where a handle would be, on a tile that cannot be had.
    static Node lock(SetupContext context) {
        FontIcon lock = new FontIcon(MaterialDesignL.LOCK);
        SceneStyler.iconSize(lock, context.app().look().textScale().of(LOCK));
        return lock;
    }

    /// A sign as large as it is on every tile.
    static DrawingPane sign(SetupContext context, Group drawing) {
        double size = Math.min(LARGEST, context.app().look().textScale().of(SIGN));
        DrawingPane sign = new DrawingPane(drawing, size, size);
        sign.getStyleClass().add(StyleClasses.TILE_SIGN);
        return sign;
    }
}

package millebornes.desktop.setup;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.RuleOption;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/// Creates the tile of an option: a switch with the option's meaning, or with the reason why it is not available.
final class OptionTileFactory {

    private static final double LOCK = 24;
    private static final double SIGN = 46;
    private static final double LARGEST = 60;

    private OptionTileFactory() {}

    static Node of(SetupContext context, OptionSwitchModel optionSwitch) {
        Words words = context.words();
        String key = "option." + optionSwitch.option().name();
        String name = words.text(key);
        String note = optionSwitch
                .problem()
                .map(problem -> words.has(key + ".locked")
                        ? words.text(key + ".locked")
                        : context.sentences().problem(problem))
                .orElseGet(() -> hint(context, optionSwitch.option()));
        IconTextControlPane contentPane = new IconTextControlPane(
                sign(context, context.art().signs().option(optionSwitch.option())),
                List.of(ControlFactory.label(name, StyleClasses.STRONG), ControlFactory.label(note, StyleClasses.NOTE)),
                optionSwitch.isPossible() ? handle(optionSwitch) : lock(context));
        PressableTile tile = new PressableTile(
                "option-" + optionSwitch.option().name(), words.text("choice", name, note), contentPane, () -> {
                    if (optionSwitch.isPossible()) {
                        context.change(() -> context.model()
                                .flip(optionSwitch.option(), OptionSwitchModel.State.of(!optionSwitch.isOn())));
                    }
                });
        tile.getStyleClass().add(StyleClasses.SIGN_TILE);
        if (!optionSwitch.isPossible()) {
            tile.getStyleClass().add(StyleClasses.LOCKED);
        }
        return tile;
    }

    /// The text about the meaning of the option. That of a shut-out depends on who may collect it.
    private static String hint(SetupContext context, RuleOption option) {
        String key = "option." + option.name() + ".hint";
        String own =
                key + "." + context.model().edition().reasonPoints().prizes().name();
        return context.words().text(context.words().has(own) ? own : key);
    }

    /// The switch of a tile, which only shows its state: the whole tile is clicked.
    private static ToggleSwitch handle(OptionSwitchModel optionSwitch) {
        ToggleSwitch handle = ControlFactory.toggle();
        handle.setSelected(optionSwitch.isOn());
        handle.setMouseTransparent(true);
        handle.setFocusTraversable(false);
        return handle;
    }

    /// The lock that replaces the switch on an unavailable tile.
    static Node lock(SetupContext context) {
        FontIcon lock = new FontIcon(MaterialDesignL.LOCK);
        SceneStyler.iconSize(lock, context.screenContext().look().textScale().of(LOCK));
        return lock;
    }

    /// An icon in the size that all tiles of options have.
    static DrawingPane sign(SetupContext context, Group drawing) {
        double size =
                Math.min(LARGEST, context.screenContext().look().textScale().of(SIGN));
        DrawingPane signDrawing = new DrawingPane(drawing, size, size);
        signDrawing.getStyleClass().add(StyleClasses.TILE_SIGN);
        return signDrawing;
    }
}

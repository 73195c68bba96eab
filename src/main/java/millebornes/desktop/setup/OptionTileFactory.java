package millebornes.desktop.setup;

import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.TilePicturePane;
import millebornes.desktop.controls.TilePicturePane.PictureEdge;
import millebornes.desktop.setup.PictureTile.Said;
import millebornes.desktop.setup.PictureTile.TileState;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.RuleOption;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/// Creates the tile of an option, a picture with the option's meaning, or with the reason why it is not available:
/// pressing it switches the option.
final class OptionTileFactory {

    private static final double LOCK = 24;
    private static final double SIGN = 46;
    private static final double LARGEST = 60;

    /// The size of a picture and of the disc of its icon, in their own units, and the least width of a tile, in px.
    private static final double WIDTH = 150;

    private static final double HEIGHT = 76;
    private static final double DISC = 98;
    private static final double NARROWEST = 132;
    private static final int COLUMNS = 3;

    /// The greatest width of a tile that large text asks for, in px.
    private static final double WIDEST = 216;

    private OptionTileFactory() {}

    private static PictureTile of(SetupContext context, OptionSwitchModel optionSwitch) {
        Words words = context.words();
        String key = "option." + optionSwitch.option().name();
        String name = words.text(key);
        String note = optionSwitch
                .problem()
                .map(problem -> words.has(key + ".locked")
                        ? words.text(key + ".locked")
                        : context.sentences().problem(problem))
                .orElseGet(() -> hint(context, optionSwitch.option()));
        TileState state =
                !optionSwitch.isPossible() ? TileState.LOCKED : optionSwitch.isOn() ? TileState.CHOSEN : TileState.FREE;
        PictureTile tile = new PictureTile(
                context.screenContext().look().palette(),
                "option-" + optionSwitch.option().name(),
                words.text("choice", name, note),
                new TilePicturePane(
                        picture(context.art().signs().option(optionSwitch.option())),
                        WIDTH,
                        HEIGHT,
                        HEIGHT,
                        PictureEdge.WORDS),
                Said.below(ControlFactory.label(name, StyleClasses.TILE_NAME), note),
                state,
                () -> {
                    if (state != TileState.LOCKED) {
                        context.change(() -> context.model()
                                .flip(optionSwitch.option(), OptionSwitchModel.State.of(!optionSwitch.isOn())));
                    }
                });
        tile.getStyleClass().add(StyleClasses.OPTION_TILE);
        return tile;
    }

    /// The tiles of options in a grid, which is the same for all groups of options.
    static EvenTilesPane all(SetupContext context, Stream<OptionSwitchModel> switches) {
        EvenTilesPane tiles = EvenTilesPane.grid(
                switches.map(optionSwitch -> of(context, optionSwitch)).toList(),
                Math.min(WIDEST, context.screenContext().look().textScale().of(NARROWEST)),
                COLUMNS);
        tiles.setMinHeight(Region.USE_PREF_SIZE);
        return tiles;
    }

    /// An icon in front of the colour of its disc.
    private static Group picture(Group sign) {
        Node disc = sign;
        while (disc instanceof Group group) {
            disc = group.getChildren().getFirst();
        }
        // Where the tile is wider or higher than the picture, it shows more of the colour.
        Rectangle ground = new Rectangle(-9 * WIDTH, -9 * HEIGHT, 19 * WIDTH, 10 * HEIGHT);
        ground.setFill(((Shape) disc).getFill());
        sign.getTransforms().addAll(new Translate(WIDTH / 2, HEIGHT / 2), new Scale(HEIGHT / DISC, HEIGHT / DISC));
        return new Group(ground, sign);
    }

    /// The text about the meaning of the option. That of a shut-out depends on who may collect it.
    private static String hint(SetupContext context, RuleOption option) {
        String key = "option." + option.name() + ".hint";
        String own =
                key + "." + context.model().edition().reasonPoints().prizes().name();
        return context.words().text(context.words().has(own) ? own : key);
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

    /// A control with an icon at its left and nodes below one another; beside large text, the icon is above the others.
    ///
    /// @param head the first node, which is beside the icon at any text size
    static Region signed(SetupContext context, Group drawing, Region head, Region... more) {
        if (PageTitlePlate.isLarge(context.screenContext())) {
            return signedAbove(context, drawing, head, more);
        }
        VBox all = new VBox(Sizes.TINY_GAP, head, new VBox(Sizes.TINY_GAP, more));
        HBox.setHgrow(all, Priority.ALWAYS);
        return signTile(ControlFactory.row(sign(context, drawing), all));
    }

    /// A control with an icon and a node in its first line and the others below, over the whole width.
    static Region signedAbove(SetupContext context, Group drawing, Region head, Region... more) {
        HBox.setHgrow(head, Priority.ALWAYS);
        return signTile(new VBox(
                Sizes.TINY_GAP, ControlFactory.row(sign(context, drawing), head), new VBox(Sizes.TINY_GAP, more)));
    }

    private static Pane signTile(Pane tile) {
        tile.setPadding(new Insets(Sizes.TINY_GAP, 0, Sizes.TINY_GAP, 0));
        return tile;
    }
}

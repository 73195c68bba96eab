package millebornes.desktop.setup;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Shape;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.controls.BalancedLabel;
import millebornes.desktop.controls.TilePicturePane;
import millebornes.desktop.controls.TilePicturePane.PictureEdge;
import millebornes.desktop.setup.PictureTile.Said;
import millebornes.desktop.setup.PictureTile.TileState;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.RuleOption;
import millebornes.words.Words;

/// Creates the tile of an option, a picture with the option's meaning, or with the reason why it is not available:
/// pressing it switches the option.
final class OptionTileFactory {

    /// The least height of a picture beside large text, in px.
    private static final double LEAST_HEIGHT = 72;

    /// The size of the part of an icon that is as high as the picture, in its own units.
    private static final double ICON = 88;

    /// The size of a single milestone, and of one of several, relative to the usual size, and the y of its foot.
    private static final double STONE = 1.7;

    private static final double SMALL_STONE = 1.1;

    private static final double STONES_FOOT = 69;

    private OptionTileFactory() {}

    static PictureTile of(SetupContext context, OptionSwitchModel optionSwitch) {
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
                !optionSwitch.isPossible() ? TileState.LOCKED : optionSwitch.isOn() ? TileState.ON : TileState.OFF;
        PictureTile tile = new PictureTile(
                context.screenContext().look().palette(),
                "option-" + optionSwitch.option().name(),
                words.text("choice", name, note),
                picture(context, context.art().signs().option(optionSwitch.option()), TilePicturePane.LANDSCAPE_WIDTH),
                Said.below(new BalancedLabel(name, StyleClasses.TILE_NAME), note),
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

    /// The tile of a choice that a control makes: a picture above its texts and the control, which cannot be pressed
    /// itself.
    ///
    /// @param width of the icon, in the units of a small landscape
    static PictureTile framing(SetupContext context, String id, Group sign, double width, Said said) {
        PictureTile tile = new PictureTile(
                context.screenContext().look().palette(),
                id,
                said.name().getText(),
                picture(context, sign, width),
                said,
                TileState.FRAME,
                () -> {});
        tile.getStyleClass().add(StyleClasses.OPTION_TILE);
        return tile;
    }

    /// Milestones with numbers, in a small landscape.
    static TilePicturePane stones(SetupContext context, String... numbers) {
        Palette palette = context.screenContext().look().palette();
        Group stones = new Group();
        for (int at = 0; at < numbers.length; at++) {
            Group stone = context.art().scenery().stone(numbers[at], numbers.length > 1 ? SMALL_STONE : STONE);
            stone.setTranslateX(TilePicturePane.LANDSCAPE_WIDTH * (at + 0.5) / numbers.length);
            stone.setTranslateY(STONES_FOOT);
            stones.getChildren().add(stone);
        }
        return picture(palette, palette.color(ColourRole.SKY_3), stones, TilePicturePane.LANDSCAPE_WIDTH);
    }

    /// An icon in a small landscape whose sky has the colour of the icon's disc.
    ///
    /// @param width of the icon, in the units of the landscape
    static TilePicturePane picture(SetupContext context, Group sign, double width) {
        Palette palette = context.screenContext().look().palette();
        Node disc = sign;
        while (disc instanceof Group group) {
            disc = group.getChildren().getFirst();
        }
        disc.setVisible(false);
        double size = TilePicturePane.LANDSCAPE_HEIGHT / ICON;
        sign.getTransforms()
                .addAll(
                        new Translate(TilePicturePane.LANDSCAPE_WIDTH / 2, TilePicturePane.LANDSCAPE_HEIGHT / 2),
                        new Scale(size, size));
        return picture(palette, ((Shape) disc).getFill(), sign, width);
    }

    private static TilePicturePane picture(Palette palette, Paint sky, Group front, double width) {
        TilePicturePane picture = TilePicturePane.landscape(palette, sky, front, width, PictureEdge.WORDS);
        picture.setMinHeight(LEAST_HEIGHT);
        return picture;
    }

    /// The text about the meaning of the option. That of a shut-out depends on who may collect it.
    private static String hint(SetupContext context, RuleOption option) {
        String key = "option." + option.name() + ".hint";
        String own =
                key + "." + context.model().edition().reasonPoints().prizes().name();
        return context.words().text(context.words().has(own) ? own : key);
    }
}

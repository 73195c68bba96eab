package millebornes.desktop.setup;

import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Shape;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.controls.BalancedLabel;
import millebornes.desktop.controls.PageTitlePlate;
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

    /// The greatest height of an icon, in the units of a small landscape.
    private static final double HIGH = 60;

    /// The greatest width and height of an icon beside a switch, and how far it is from the middle, in these units.
    private static final double SWITCHED_WIDTH = 60;

    private static final double SWITCHED_HEIGHT = 50;
    private static final double SWITCHED_LEFT = 10;
    private static final double SWITCHED_DOWN = 7;

    /// The size of a single milestone, and of one of several, relative to the usual size, and the y of its foot.
    private static final double STONE = 2.1;

    private static final double SMALL_STONE = 1.2;

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
                switched(context, context.art().signs().option(optionSwitch.option())),
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
    /// @param width of the landscape, in its units
    static TilePicturePane picture(SetupContext context, Group sign, double width) {
        return picture(context, sign, width, new Dimension2D(width, HIGH), Point2D.ZERO);
    }

    /// An icon in a small landscape, below and to the left of a switch; beside large text landscapes are wide.
    private static TilePicturePane switched(SetupContext context, Group sign) {
        if (PageTitlePlate.isLarge(context.screenContext())) {
            return picture(context, sign, TilePicturePane.LANDSCAPE_WIDTH);
        }
        return picture(
                context,
                sign,
                TilePicturePane.LANDSCAPE_WIDTH,
                new Dimension2D(SWITCHED_WIDTH, SWITCHED_HEIGHT),
                new Point2D(-SWITCHED_LEFT, SWITCHED_DOWN));
    }

    /// @param most the greatest size of the icon without its disc
    /// @param shift how far the icon is from the middle
    private static TilePicturePane picture(
            SetupContext context, Group sign, double width, Dimension2D most, Point2D shift) {
        Palette palette = context.screenContext().look().palette();
        Node disc = sign;
        while (disc instanceof Group group) {
            disc = group.getChildren().getFirst();
        }
        disc.setVisible(false);
        Bounds bounds = sign.getLayoutBounds();
        double size = Math.min(most.getWidth() / bounds.getWidth(), most.getHeight() / bounds.getHeight());
        sign.getTransforms()
                .addAll(
                        new Translate(
                                TilePicturePane.LANDSCAPE_WIDTH / 2 + shift.getX(),
                                TilePicturePane.LANDSCAPE_HEIGHT / 2 + shift.getY()),
                        new Scale(size, size),
                        new Translate(-bounds.getCenterX(), -bounds.getCenterY()));
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

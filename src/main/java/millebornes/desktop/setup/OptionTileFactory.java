package millebornes.desktop.setup;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.controls.ControlFactory;
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

    /// The size of a picture and of the disc of its icon, in their own units.
    private static final double WIDTH = 92;

    private static final double HEIGHT = 76;

    /// The least height of a picture beside large text, in px.
    private static final double LEAST_HEIGHT = 72;

    private static final double DISC = 98;

    /// The light behind the icon, and the top of the meadow, in the units of the picture.
    private static final double HALO = 36;

    private static final double HALO_OPACITY = 0.45;
    private static final double MEADOW_TOP = 58;
    private static final double HILL = 80;

    /// The size of a single milestone, and of one of several, relative to the usual size, and the y of its foot.
    private static final double STONE = 1.5;

    private static final double SMALL_STONE = 0.95;

    private static final double STONES_FOOT = 66;

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
                !optionSwitch.isPossible() ? TileState.LOCKED : optionSwitch.isOn() ? TileState.CHOSEN : TileState.FREE;
        PictureTile tile = new PictureTile(
                context.screenContext().look().palette(),
                "option-" + optionSwitch.option().name(),
                words.text("choice", name, note),
                picture(context, context.art().signs().option(optionSwitch.option())),
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

    /// The tile of a choice that a control makes: a picture above its texts and the control, which cannot be pressed
    /// itself.
    static PictureTile framing(SetupContext context, String id, Group sign, Said said) {
        PictureTile tile = new PictureTile(
                context.screenContext().look().palette(),
                id,
                said.name().getText(),
                picture(context, sign),
                said,
                TileState.FREE,
                () -> {});
        tile.getStyleClass().add(StyleClasses.OPTION_TILE);
        return tile.withoutPress();
    }

    /// Milestones with numbers, in a small landscape.
    static TilePicturePane stones(SetupContext context, String... numbers) {
        Palette palette = context.screenContext().look().palette();
        Group stones = new Group();
        for (int at = 0; at < numbers.length; at++) {
            Group stone = context.art().scenery().stone(numbers[at], numbers.length > 1 ? SMALL_STONE : STONE);
            stone.setTranslateX(WIDTH * (at + 0.5) / numbers.length);
            stone.setTranslateY(STONES_FOOT);
            stones.getChildren().add(stone);
        }
        return picture(palette, palette.color(ColourRole.SKY_3), stones);
    }

    /// An icon in a small landscape whose sky has the colour of the icon's disc.
    static TilePicturePane picture(SetupContext context, Group sign) {
        Palette palette = context.screenContext().look().palette();
        Node disc = sign;
        while (disc instanceof Group group) {
            disc = group.getChildren().getFirst();
        }
        disc.setVisible(false);
        sign.getTransforms().addAll(new Translate(WIDTH / 2, HEIGHT / 2), new Scale(HEIGHT / DISC, HEIGHT / DISC));
        return picture(palette, ((Shape) disc).getFill(), sign);
    }

    private static TilePicturePane picture(Palette palette, Paint sky, Group front) {
        // Where the tile is wider or higher than the picture, it shows more of the landscape.
        Rectangle air = new Rectangle(-9 * WIDTH, -9 * HEIGHT, 19 * WIDTH, 10 * HEIGHT);
        air.setFill(sky);
        Circle halo = new Circle(WIDTH / 2, HEIGHT / 2, HALO, palette.color(ColourRole.PAPER));
        halo.setOpacity(HALO_OPACITY);
        Ellipse meadow = new Ellipse(WIDTH / 2, MEADOW_TOP + HILL, 3 * HILL, HILL);
        meadow.setFill(palette.color(ColourRole.MEADOW_1));
        TilePicturePane picture =
                new TilePicturePane(new Group(air, halo, meadow, front), WIDTH, HEIGHT, HEIGHT, PictureEdge.WORDS);
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

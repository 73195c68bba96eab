package millebornes.desktop.settings;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.IconArt.SettingSign;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TilePicturePane;
import millebornes.desktop.controls.TilePicturePane.PictureEdge;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Livery;
import millebornes.session.flow.CurtainExtent;
import millebornes.words.Language;
import millebornes.words.Words;

/// Creates the pictures above the names of settings: texts, languages, themes, animations, light, hints, curtain. They
/// fill the room that they are given.
record SettingPictureFactory(ScreenContext context) {

    /// The height that the parts of a landscape are drawn for, in px.
    private static final double LANDSCAPE_HEIGHT = 64;

    /// The size of the letters that stand for text of 100 %, and the height of their line above the lower edge, in the units
    /// of a small landscape: the largest are below the tick in its corner.
    private static final double LETTERS = 24;

    private static final double LETTERS_FOOT = 8;

    /// The size of the letters of a greeting, in px at the usual text size, and the greatest one, in px.
    private static final double GREETING = 19;

    private static final double LARGEST_GREETING = 24;

    /// The height of a landmark beside a greeting, in px.
    private static final double LANDMARK = 58;

    /// The width of a car in a landscape, in px, and the height of its wheels above the lower edge.
    private static final double CAR = 92;

    private static final double CAR_FOOT = 5;

    /// The size of an animal or stone, and the height of its foot, in the units of a small landscape.
    private static final double FIGURE = 58;

    private static final double FIGURE_FOOT = 8;

    /// The number of cards of a small hand, the width of the ring around a playable one, the size of a bulb, and that of the
    /// table in front of which they lie, in the units of a card.
    private static final int FEW_CARDS = 3;

    private static final double THICK = 18;
    private static final double BULB = 110;
    private static final double HAND_WIDTH = 388;
    private static final double HAND_HEIGHT = 196;

    /// The height of the part of a hand that is seen above large text, in the units of a card.
    private static final double LOW_HAND_HEIGHT = 110;

    /// The share of the window that is below a curtain in front of the cards.
    private static final double FOOT = 0.42;

    /// The shares of the leader's way of which the light is shown.
    private static final double[] JOURNEY = {0, 0.5, 1};

    /// A car in a landscape in the colours of each theme.
    List<Region> themes() {
        return Arrays.stream(ColourTheme.values())
                .map(ArtFactory::in)
                .<Region>map(art -> standing(art.palette(), car(art)))
                .toList();
    }

    /// A landmark, and a greeting in each language.
    List<Region> languages() {
        return Arrays.stream(Language.values())
                .<Region>map(language -> {
                    Label greeting =
                            ControlFactory.label(Words.of(language).text("settings.greeting"), StyleClasses.PAPER_CHIP);
                    SceneStyler.letters(
                            greeting,
                            Math.min(
                                    LARGEST_GREETING, context.look().textScale().of(GREETING)));
                    greeting.setMinWidth(Region.USE_PREF_SIZE);
                    HBox speaking = new HBox(
                            Sizes.SMALL_GAP,
                            DrawingPane.asHigh(context.art().signs().landmark(language.tag()), LANDMARK),
                            greeting);
                    speaking.setAlignment(Pos.CENTER);
                    return standing(context.art().palette(), speaking);
                })
                .toList();
    }

    /// Letters in each text size.
    List<Region> texts() {
        return IntStream.iterate(TextScale.LEAST, percent -> percent <= TextScale.MOST, percent -> percent + 25)
                .mapToObj(percent -> {
                    Text letters = new Text("Aa");
                    letters.setFont(TypefaceWeight.SEMI_BOLD.font(new TextScale(percent).of(LETTERS)));
                    letters.setFill(context.art().palette().color(ColourRole.INK));
                    letters.setX((TilePicturePane.LANDSCAPE_WIDTH
                                    - letters.getLayoutBounds().getWidth())
                            / 2);
                    letters.setY(TilePicturePane.LANDSCAPE_HEIGHT - LETTERS_FOOT);
                    return (Region) new TilePicturePane(
                            new Group(letters),
                            TilePicturePane.LANDSCAPE_WIDTH,
                            TilePicturePane.LANDSCAPE_HEIGHT,
                            TilePicturePane.LANDSCAPE_HEIGHT,
                            PictureEdge.TILE);
                })
                .toList();
    }

    /// Animals of different speed, and a stone for no animation.
    List<Region> paces() {
        ArtFactory art = context.art();
        return Arrays.stream(Pace.values())
                .map(pace -> switch (pace) {
                    case SLOW -> figure(ColourRole.SKY_3, art.animals().animal(Distance.KM_25));
                    case NORMAL -> figure(ColourRole.SKY_1, art.animals().animal(Distance.KM_50));
                    case FAST -> figure(ColourRole.SKY_2, art.animals().animal(Distance.KM_100));
                    case OFF -> figure(ColourRole.SKY_4, stone(art));
                })
                .toList();
    }

    private Region figure(ColourRole sky, Group drawing) {
        Palette palette = context.art().palette();
        DrawingPane figure = new DrawingPane(drawing, FIGURE, FIGURE);
        figure.relocate(
                (TilePicturePane.LANDSCAPE_WIDTH - FIGURE) / 2,
                TilePicturePane.LANDSCAPE_HEIGHT - FIGURE - FIGURE_FOOT);
        figure.resize(FIGURE, FIGURE);
        return TilePicturePane.landscape(
                palette, palette.color(sky), new Group(figure), FIGURE + FIGURE_FOOT, PictureEdge.TILE);
    }

    /// A stone without the shadow at its left; its origin is the middle of its foot.
    private static Group stone(ArtFactory art) {
        Group stone = art.scenery().stone("", 1);
        Bounds bounds = stone.getLayoutBounds();
        double half = bounds.getMaxX();
        stone.setClip(new Rectangle(-half, bounds.getMinY(), 2 * half, -bounds.getMinY()));
        return new Group(stone);
    }

    /// One landscape, and one whose light changes.
    List<Region> lights() {
        ArtFactory art = context.art();
        HBox journey = new HBox();
        DoubleStream.of(JOURNEY)
                .mapToObj(way -> standing(art.lit(way).palette(), new Group()))
                .forEach(landscape -> {
                    HBox.setHgrow(landscape, Priority.ALWAYS);
                    journey.getChildren().add(landscape);
                });
        return List.of(standing(art.palette(), car(art)), journey);
    }

    /// A hand with the marks of each level of hints.
    List<Region> hints() {
        double height = PageTitlePlate.isLarge(context) ? LOW_HAND_HEIGHT : HAND_HEIGHT;
        return Arrays.stream(HintLevel.values())
                .<Region>map(level -> {
                    Group hand = TablePreviewPane.hand(context, level, FEW_CARDS, THICK);
                    Bounds bounds = hand.getLayoutBounds();
                    hand.getTransforms()
                            .add(new Translate(
                                    (HAND_WIDTH - bounds.getWidth()) / 2 - bounds.getMinX(),
                                    (HAND_HEIGHT - bounds.getHeight()) / 2 - bounds.getMinY()));
                    Rectangle table =
                            new Rectangle(-9 * HAND_WIDTH, -9 * HAND_HEIGHT, 19 * HAND_WIDTH, 19 * HAND_HEIGHT);
                    table.setFill(context.art().palette().color(ColourRole.FOOT));
                    Group shown = new Group(table, hand);
                    if (level == HintLevel.ADVICE) {
                        DrawingPane bulb =
                                new DrawingPane(context.art().signs().setting(SettingSign.HINTS), BULB, BULB);
                        bulb.relocate(HAND_WIDTH - BULB, height - BULB);
                        bulb.resize(BULB, BULB);
                        shown.getChildren().add(bulb);
                    }
                    return new TilePicturePane(shown, HAND_WIDTH, height, height, PictureEdge.TILE);
                })
                .toList();
    }

    /// A landscape with closed doors in front of its foot, or of all of it.
    List<Region> curtains() {
        return Arrays.stream(CurtainExtent.values())
                .<Region>map(extent -> {
                    CurtainDoorsPane doors = new CurtainDoorsPane(context.art(), Livery.B).marked();
                    StackPane window = new StackPane(standing(context.art().palette(), new Group()), doors);
                    window.setAlignment(Pos.BOTTOM_CENTER);
                    doors.maxHeightProperty()
                            .bind(window.heightProperty().multiply(extent == CurtainExtent.FOOT ? FOOT : 1));
                    return window;
                })
                .toList();
    }

    private static Region car(ArtFactory art) {
        return DrawingPane.asWide(art.cars().smallSide(Livery.A), CAR);
    }

    /// A landscape with a node on its lower edge.
    private static LandscapeVignette standing(Palette palette, Node front) {
        VBox ground = new VBox(front);
        ground.setAlignment(Pos.BOTTOM_CENTER);
        ground.setPadding(new Insets(0, 0, CAR_FOOT, 0));
        LandscapeVignette landscape =
                LandscapeVignette.standingOn(palette, LANDSCAPE_HEIGHT, ground).growing(Double.MAX_VALUE);
        landscape.setMinHeight(0);
        return landscape;
    }
}

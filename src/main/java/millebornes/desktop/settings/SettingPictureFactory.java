package millebornes.desktop.settings;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GarageArt;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Livery;
import millebornes.session.flow.CurtainExtent;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/// Creates the pictures above the names of settings that can be seen: themes, text sizes, animations, light, hints, curtain.
record SettingPictureFactory(ScreenContext context) {

    /// The height of a picture with text of 100 %, and its least height beside large text, in px.
    private static final double PICTURE_HEIGHT = 64;

    private static final double LEAST_HEIGHT = 46;

    /// The width of a picture as a multiple of its height.
    private static final double WIDTH = 1.83;

    /// The size of the letters that stand for text of 100 %, in px.
    private static final double LETTERS = 28;

    /// The number of cards of a small hand, and the width of the ring around a playable one, in the units of a card.
    private static final int FEW_CARDS = 3;

    private static final double THICK = 14;

    /// The share of the window that is below a curtain in front of the cards.
    private static final double FOOT = 0.42;

    /// The shares of the leader's way of which the light is shown.
    private static final double[] JOURNEY = {0, 0.5, 1};

    /// Puts pictures above the texts of a bar.
    static HBox above(List<? extends Node> pictures, HBox bar) {
        bar.getStyleClass().add(StyleClasses.PICTURE_GROOVE);
        for (int item = 0; item < pictures.size(); item++) {
            ToggleButton button = (ToggleButton) bar.getChildren().get(item);
            button.setGraphic(pictures.get(item));
            button.setContentDisplay(ContentDisplay.TOP);
        }
        return bar;
    }

    /// A landscape in the colours of each theme.
    List<? extends Node> themes() {
        return Arrays.stream(ColourTheme.values())
                .map(theme -> landscape(ArtFactory.in(theme).palette(), width()))
                .toList();
    }

    /// Letters in each text size.
    List<? extends Node> texts() {
        return IntStream.iterate(TextScale.LEAST, percent -> percent <= TextScale.MOST, percent -> percent + 25)
                .mapToObj(percent -> {
                    FontIcon letters = new FontIcon(MaterialDesignF.FORMAT_LETTER_CASE);
                    SceneStyler.iconSize(letters, new TextScale(percent).of(LETTERS));
                    StackPane picture = new StackPane(letters);
                    picture.setMinHeight(new TextScale(TextScale.MOST).of(LETTERS));
                    return picture;
                })
                .toList();
    }

    /// Animals of different speed, and a stone for no animation.
    List<? extends Node> paces() {
        ArtFactory art = context.art();
        return Arrays.stream(Pace.values())
                .map(pace -> switch (pace) {
                    case SLOW -> drawing(art.animals().animal(Distance.KM_25));
                    case NORMAL -> drawing(art.animals().animal(Distance.KM_50));
                    case FAST -> drawing(art.animals().animal(Distance.KM_100));
                    case OFF -> stone(art.scenery().stone("", 1));
                })
                .toList();
    }

    private Node drawing(Group drawing) {
        return new DrawingPane(drawing, height(), height());
    }

    /// A stone without the shadow at its left; its origin is the middle of its foot.
    private Node stone(Group stone) {
        Bounds bounds = stone.getLayoutBounds();
        double half = bounds.getMaxX();
        stone.setClip(new Rectangle(-half, bounds.getMinY(), 2 * half, -bounds.getMinY()));
        return new DrawingPane(
                stone, new BoundingBox(-half, bounds.getMinY(), 2 * half, -bounds.getMinY()), height(), height());
    }

    /// One landscape, and one whose light changes.
    List<? extends Node> lights() {
        ArtFactory art = context.art();
        HBox journey = new HBox();
        DoubleStream.of(JOURNEY)
                .mapToObj(way -> landscape(art.lit(way).palette(), width() / JOURNEY.length))
                .forEach(journey.getChildren()::add);
        return List.of(landscape(art.palette(), width()), journey);
    }

    /// A hand with the marks of each level of hints.
    List<? extends Node> hints() {
        return Arrays.stream(HintLevel.values())
                .map(level ->
                        new DrawingPane(TablePreviewPane.hand(context, level, FEW_CARDS, THICK), width(), height()))
                .toList();
    }

    /// A landscape with closed doors in front of its foot, or of all of it.
    List<? extends Node> curtains() {
        return Arrays.stream(CurtainExtent.values())
                .map(extent -> {
                    double height = height() * (extent == CurtainExtent.FOOT ? FOOT : 1);
                    Group doors = context.art().garages().doors(Livery.A, GarageArt.Form.LOW, new Scale(1, 1));
                    Bounds bounds = doors.getLayoutBounds();
                    doors.getTransforms().addFirst(new Scale(width() / bounds.getWidth(), height / bounds.getHeight()));
                    StackPane window = new StackPane(landscape(context.art().palette(), width()), new Group(doors));
                    window.setAlignment(Pos.BOTTOM_CENTER);
                    return window;
                })
                .toList();
    }

    /// The height of a picture, in px: text needs the room as it grows.
    private double height() {
        return Math.max(
                LEAST_HEIGHT, PICTURE_HEIGHT / context.look().textScale().of(1));
    }

    private double width() {
        return WIDTH * height();
    }

    private Region landscape(Palette palette, double width) {
        LandscapeVignette landscape = LandscapeVignette.with(palette, height(), List.of());
        landscape.setPrefWidth(width);
        landscape.setMaxWidth(width);
        return landscape;
    }
}

package millebornes.desktop.setup;

import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.StyleClasses;
import millebornes.session.DriverFace.FaceMood;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;

/// A button with the car of a seat, which opens the page to change its outfit; the keys ← and → change the car's look.
final class CarChooser extends Button {

    private static final double LARGE_BRUSH = 16;
    private static final double BRUSH = 11;
    private static final double SMALL_BRUSH = 8;
    private static final double BRUSH_SIGN = 1.35;

    /// Of the picture of a car by the sea, in its own units: the height of the wheels above the lower edge, and the
    /// share of the width that the car fills.
    private static final double GROUND = 6;

    private static final double WIDE = 0.86;
    private static final double HIGH = 0.84;
    /// The distance of the brush from the corner of a car without a picture behind it, right and down, in radii.
    private static final double BESIDE = 1.4;

    private static final double BELOW = 0.7;

    private static final double STAGE = 572;
    private static final double STAGE_HEIGHT = 472;

    private final Node brush;

    /// The size of the picture.
    enum Size {
        LARGEST(196, 148, LARGE_BRUSH),
        LARGE(108, 68, BRUSH),
        WIDE(104, 84, BRUSH),
        TALL(84, 84, BRUSH),
        MEDIUM(76, 56, BRUSH),
        SMALL(60, 40, SMALL_BRUSH);

        private final double width;
        private final double height;
        private final double brush;

        Size(double width, double height, double brush) {
            this.width = width;
            this.height = height;
            this.brush = brush;
        }
    }

    /// The name of the node of a seat's car.
    static String id(int seat) {
        return "seat-" + seat + "-car";
    }

    /// A button with the car on the road by the sea.
    static CarChooser bySea(SetupContext context, int seat, Size size) {
        Group car = car(context, seat);
        Bounds box = car.getLayoutBounds();
        double scale = Math.min(WIDE * size.width / box.getWidth(), (HIGH * size.height - GROUND) / -box.getMinY());
        car.getTransforms()
                .addAll(
                        new Translate(size.width / 2 - box.getCenterX() * scale, size.height - GROUND),
                        new Scale(scale, scale));
        Group ground = new Group(context.art().outfits().stage());
        double far = Math.max(size.width / STAGE, size.height / STAGE_HEIGHT);
        ground.getTransforms().addAll(new Translate(0, size.height - STAGE_HEIGHT * far), new Scale(far, far));
        ScaledPicturePane picture = new ScaledPicturePane(new Group(ground), new Group(car), size.width, size.height);
        picture.setMinSize(size.width, size.height);
        picture.setMaxSize(size.width, size.height);
        return new CarChooser(context, seat, picture, size.brush);
    }

    /// A button with the car alone.
    ///
    /// @param width of the button, in px, as `height`
    static CarChooser plain(SetupContext context, int seat, double width, double height) {
        CarChooser chooser =
                new CarChooser(context, seat, new DrawingPane(car(context, seat), width, height), SMALL_BRUSH);
        // The sign of the brush leaves the bumper visible.
        chooser.brush.setTranslateX(SMALL_BRUSH * BESIDE);
        chooser.brush.setTranslateY(SMALL_BRUSH * BELOW);
        return chooser;
    }

    private static Group car(SetupContext context, int seat) {
        return context.art()
                .cars()
                .side(context.model().livery(seat), new SetupOutfits(context.model()).of(seat), FaceMood.SMILE);
    }

    private CarChooser(SetupContext context, int seat, Node shown, double brush) {
        setId(id(seat));
        this.brush = brush(context.screenContext().look().palette(), brush);
        StackPane painted = new StackPane(shown, this.brush);
        painted.setAlignment(Pos.BOTTOM_RIGHT);
        setGraphic(painted);
        getStyleClass().addAll(StyleClasses.FLAT_BUTTON, StyleClasses.BARE_BUTTON);
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        ControlFactory.explain(
                this, context.words().text("garage.open", context.names().get(seat)));
        setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.RIGHT) {
                event.consume();
                int step = event.getCode() == KeyCode.LEFT ? -1 : 1;
                context.change(() -> context.model().changeLivery(seat, step));
            }
        });
        setOnAction(_ -> context.dress().accept(seat));
    }

    private static Node brush(Palette palette, double radius) {
        Circle ground = new Circle(radius, palette.color(ColourRole.TILE));
        ground.setStroke(palette.color(ColourRole.INK_2));
        FontIcon sign = new FontIcon(MaterialDesignB.BRUSH);
        SceneStyler.iconSize(sign, radius * BRUSH_SIGN);
        StackPane brush = new StackPane(ground, sign);
        brush.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        brush.setMouseTransparent(true);
        return brush;
    }
}

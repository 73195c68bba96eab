package millebornes.desktop.setup;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.setup.StartingGridBox.BoxSize;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.session.DriverFace.FaceMood;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;

/// A button with the car of a seat, which opens the page to change its outfit; the keys ← and → change the car's look.
final class CarChooser extends Button {

    private static final double BRUSH = 16;
    private static final double BRUSH_SIGN = 1.35;

    /// The part of the brush that is higher than a car without a ground of its own, in px.
    private static final double BRUSH_ABOVE = 2 * BRUSH + Sizes.LINE_GAP;

    /// The name of the node of a seat's car.
    static String id(int seat) {
        return "seat-" + seat + "-car";
    }

    /// A button with the car in its box of the starting grid, as high as its row.
    static CarChooser onGrid(SetupContext context, int seat, BoxSize size) {
        Palette palette = context.screenContext().look().palette();
        Region box = new StartingGridBox(
                palette, palette.main(context.model().livery(seat)), car(context, seat), size.carWidth(), size.left());
        StackPane picture = new StackPane(box, atCorner(brush(palette), Pos.TOP_RIGHT, Sizes.TINY_GAP));
        CarChooser chooser = new CarChooser(context, seat, picture);
        picture.prefWidthProperty().bind(chooser.widthProperty());
        picture.prefHeightProperty().bind(chooser.heightProperty());
        chooser.setPrefSize(size.width(), Sizes.TARGET);
        chooser.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        return chooser;
    }

    /// A button with the car alone.
    ///
    /// @param width of the car, in px, as `height`
    static CarChooser plain(SetupContext context, int seat, double width, double height) {
        StackPane picture = new StackPane(
                new DrawingPane(car(context, seat), width, height),
                atCorner(brush(context.screenContext().look().palette()), Pos.TOP_LEFT, 0));
        picture.setAlignment(Pos.BOTTOM_LEFT);
        picture.setPrefHeight(height + BRUSH_ABOVE);
        return new CarChooser(context, seat, picture);
    }

    private static Group car(SetupContext context, int seat) {
        return context.art()
                .cars()
                .side(context.model().livery(seat), new SetupOutfits(context.model()).of(seat), FaceMood.SMILE);
    }

    private CarChooser(SetupContext context, int seat, Node shown) {
        setId(id(seat));
        setGraphic(shown);
        getStyleClass().addAll(StyleClasses.FLAT_BUTTON, StyleClasses.BARE_BUTTON, StyleClasses.CAR_CHOOSER);
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

    private static Node atCorner(Node sign, Pos corner, double margin) {
        StackPane.setAlignment(sign, corner);
        StackPane.setMargin(sign, new Insets(margin));
        return sign;
    }

    /// The sign of the brush in a corner of a picture.
    private static Node brush(Palette palette) {
        Circle ground = new Circle(BRUSH, palette.color(ColourRole.TILE));
        ground.setStroke(palette.color(ColourRole.INK_2));
        FontIcon sign = new FontIcon(MaterialDesignB.BRUSH);
        SceneStyler.iconSize(sign, BRUSH * BRUSH_SIGN);
        StackPane brush = new StackPane(ground, sign);
        brush.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        brush.setMouseTransparent(true);
        return brush;
    }
}

package millebornes.desktop.setup;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Ellipse;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.CarOnRoadPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace.FaceMood;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// The car by the sea, as large as possible, and below it the same car in the sizes of the game.
record OwnCarPreviewFactory(SetupContext context, int seat) {

    /// The picture of the car by the sea, in its own units: this and the next three are its width, its height, the y of
    /// the wheels and the scale of the car.
    private static final double WIDTH = 572;

    private static final double HEIGHT = 472;
    private static final double GROUND = 436;
    private static final double CAR = 2.28;

    private static final double LEAST_HEIGHT = 190;
    private static final double ROAD_WIDE = 136;
    private static final double ROAD_HIGH = 44;
    private static final double SEAT_CAR = 62;
    private static final double MOOD_FACE = 36;

    /// The picture of the car, between two arrows that select the look before and the next one.
    Node picture() {
        Group car = new Group(art().cars().side(livery(), outfit(), FaceMood.SMILE));
        car.getTransforms().addAll(new Translate(WIDTH / 2, GROUND), new Scale(CAR, CAR));
        Ellipse shade = new Ellipse(WIDTH / 2, GROUND, 110 * CAR, 5.5 * CAR);
        shade.setFill(context.screenContext().look().palette().color(ColourRole.SYMBOL_DARK, 0.3));
        ScaledPicturePane picture =
                new ScaledPicturePane(art().outfits().stage(), new Group(shade, car), WIDTH, HEIGHT);
        StackPane stage = new StackPane(
                picture,
                arrow("car-previous", MaterialDesignC.CHEVRON_LEFT, "garage.look.previous", -1, Pos.BOTTOM_LEFT),
                arrow("car-next", MaterialDesignC.CHEVRON_RIGHT, "garage.look.next", 1, Pos.BOTTOM_RIGHT));
        stage.setMinHeight(LEAST_HEIGHT);
        stage.setPrefHeight(LEAST_HEIGHT);
        return stage;
    }

    private Button arrow(String id, Ikon sign, String key, int step, Pos at) {
        Button arrow = ControlFactory.icon(
                id,
                sign,
                context.words().text(key),
                () -> context.change(() -> context.model().changeLivery(seat, step)),
                StyleClasses.PAPER_BUTTON);
        StackPane.setAlignment(arrow, at);
        StackPane.setMargin(arrow, new Insets(Sizes.SMALL_GAP));
        return arrow;
    }

    /// The car as in the game: on the road from above, and in the list of players, with its driver in both moods.
    Node previews() {
        Group above = new Group(art().cars().onRoad(livery(), outfit(), 1));
        VBox road = new VBox(
                Sizes.LINE_GAP,
                ControlFactory.label(context.words().text("garage.road"), StyleClasses.NOTE),
                new CarOnRoadPane(above, context.screenContext().look().palette(), ROAD_WIDE, ROAD_HIGH));
        Label name = new Label(context.names().get(seat));
        name.getStyleClass().add(StyleClasses.SEAT_NAME);
        name.setMinWidth(0);
        HBox row = ControlFactory.row(
                new DrawingPane(art().onFoot().cars().smallSide(livery(), outfit()), SEAT_CAR, MOOD_FACE), name);
        row.getChildren().add(ControlFactory.spring());
        if (outfit().driver().isSomebody()) {
            for (FaceMood mood : new FaceMood[] {FaceMood.SMILE, FaceMood.FROWN}) {
                row.getChildren()
                        .add(new DrawingPane(
                                art().onFoot().drivers().face(outfit().driver(), mood), MOOD_FACE, MOOD_FACE));
            }
        }
        row.getStyleClass().addAll(StyleClasses.SEAT, StyleClasses.ACTIVE, StyleClasses.livery(livery()));
        row.setPadding(new Insets(Sizes.LINE_GAP, Sizes.SMALL_GAP, Sizes.LINE_GAP, Sizes.SMALL_GAP));
        row.setMinHeight(ROAD_HIGH);
        VBox list = new VBox(
                Sizes.LINE_GAP, ControlFactory.label(context.words().text("garage.seat"), StyleClasses.NOTE), row);
        HBox.setHgrow(list, Priority.ALWAYS);
        HBox previews = new HBox(Sizes.GAP, road, list);
        previews.setMinHeight(Region.USE_PREF_SIZE);
        return previews;
    }

    private CarOutfit outfit() {
        return new SetupOutfits(context.model()).of(seat);
    }

    private Livery livery() {
        return context.model().livery(seat);
    }

    private ArtFactory art() {
        return context.art();
    }
}

package millebornes.desktop.controls;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Livery;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// Creates the content of a page with nothing to show: a picture of a packed car, a sentence, a button to a new game.
public final class EmptyPageFactory {

    private static final double WIDTH = 760;
    private static final double HEIGHT = 330;
    private static final double WHEELS = 286;
    private static final double CAR_X = 230;
    private static final double LUGGAGE_X = 372;
    private static final double STONE_X = 650;
    private static final double LARGE = 1.6;

    /// The height of the picture, in px; it is less where large text needs the room.
    private static final double PICTURE = 260;

    private EmptyPageFactory() {}

    /// The content of the page.
    ///
    /// @param action opens the set-up of a game
    public static Region of(ScreenContext context, String sentence, Runnable action) {
        Button play = PageFrameFactory.main(
                "play", MaterialDesignP.PLAY, context.words().text("home.newGame"), action);
        play.setDefaultButton(true);
        Label says = ControlFactory.label(sentence, StyleClasses.READING);
        says.setAlignment(Pos.CENTER);
        VBox panel = new VBox(Sizes.GAP, roadside(context, PICTURE), says, play);
        panel.setAlignment(Pos.CENTER);
        panel.getStyleClass().add(StyleClasses.PANEL);
        panel.setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        StackPane page = new StackPane(panel);
        page.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.GAP, Sizes.GAP));
        return page;
    }

    /// The picture of a packed car at the roadside.
    ///
    /// @param height in px
    public static DrawingPane roadside(ScreenContext context, double height) {
        ArtFactory art = context.art();
        Group land = art.scenery().roadside();
        Rectangle frame = new Rectangle(WIDTH, HEIGHT);
        frame.setArcWidth(2 * Sizes.TILE_RADIUS);
        frame.setArcHeight(2 * Sizes.TILE_RADIUS);
        Group picture = new Group(
                land,
                at(art.cars().side(Livery.A), CAR_X, 1),
                at(art.ceremony().luggage(0), LUGGAGE_X, LARGE),
                at(art.ceremony().luggage(1), LUGGAGE_X + WIDTH / 10, LARGE),
                at(art.signs().milestone(), STONE_X, LARGE));
        picture.setClip(frame);
        return new DrawingPane(new Group(picture), height * WIDTH / HEIGHT, height);
    }

    private static Group at(Group drawing, double x, double scale) {
        Group placed = new Group(drawing);
        placed.getTransforms().addAll(new Translate(x, WHEELS), new Scale(scale, scale));
        return placed;
    }
}

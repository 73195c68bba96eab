package millebornes.desktop.controls;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CeremonyArt;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.art.SceneryArt;
import millebornes.desktop.art.SceneryArt.RoadsideStop;
import millebornes.desktop.controls.TilePicturePane.PictureEdge;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Livery;

/// Creates the upper part of a panel over the table: texts with a picture of the roadside.
public final class RoadsideHeader {

    /// The width of a panel with this header, in px at a text size of 100 %.
    public static final double PANEL_WIDTH = 624;

    /// The size of luggage and stones beside a car, relative to their usual size.
    static final double LARGE = 1.6;

    /// The height of the picture, in its units, that is never cut off.
    private static final double KEPT = 230;

    private static final double WHEELS = 286;
    private static final double VERGE = 270;
    private static final double CAR_X = 230;
    private static final double LUGGAGE_X = 372;
    private static final double SECOND_LUGGAGE_X = 448;
    private static final double WAITING_FAMILY_X = 546;
    private static final double STONE_X = 692;
    private static final double HALTING_CAR_X = 432;
    private static final double FAMILY_X = 606;

    private static final double LEAST_HEIGHT = 64;

    private RoadsideHeader() {}

    /// The picture above texts. It is the first to become lower in a low window.
    ///
    /// @param height of the picture, in px
    public static VBox above(ScreenContext context, RoadsideStop stop, double height, Node... texts) {
        TilePicturePane picture = picture(context, stop);
        picture.setMinHeight(LEAST_HEIGHT);
        picture.setPrefHeight(height);
        picture.setMaxHeight(height);
        VBox.setVgrow(picture, Priority.SOMETIMES);
        VBox words = new VBox(Sizes.SMALL_GAP, texts);
        words.setAlignment(Pos.CENTER);
        VBox header = new VBox(Sizes.PANEL_PADDING, picture, words);
        VBox.setVgrow(header, Priority.SOMETIMES);
        return header;
    }

    private static TilePicturePane picture(ScreenContext context, RoadsideStop stop) {
        return new TilePicturePane(
                drawing(context.art(), stop),
                SceneryArt.ROADSIDE_WIDTH,
                SceneryArt.ROADSIDE_HEIGHT,
                KEPT,
                PictureEdge.TILE);
    }

    private static Group drawing(ArtFactory art, RoadsideStop stop) {
        List<Group> things = switch (stop) {
            case DEPARTURE ->
                List.of(
                        NodeTransforms.at(art.cars().side(Livery.A), CAR_X, WHEELS, 1),
                        NodeTransforms.at(art.ceremony().luggage(0), LUGGAGE_X, VERGE, LARGE),
                        NodeTransforms.at(art.ceremony().luggage(1), SECOND_LUGGAGE_X, VERGE, LARGE),
                        NodeTransforms.at(
                                art.ceremony().family(Livery.A, CeremonyArt.Pose.CALM), WAITING_FAMILY_X, VERGE, 1),
                        NodeTransforms.at(art.signs().milestone(), STONE_X, VERGE, LARGE));
            case HALT ->
                List.of(
                        NodeTransforms.at(
                                art.ceremony().family(Livery.A, CeremonyArt.Pose.CHEERING), FAMILY_X, VERGE, 1),
                        NodeTransforms.at(art.cars().side(Livery.A), HALTING_CAR_X, WHEELS, 1));
            case BREAKDOWN -> List.of();
        };
        Group drawing = art.scenery().roadside(stop);
        drawing.getChildren().addAll(things);
        return drawing;
    }
}

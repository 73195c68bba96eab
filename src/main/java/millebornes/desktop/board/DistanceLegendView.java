package millebornes.desktop.board;

import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.FixedBoardPlaces;
import org.jspecify.annotations.Nullable;

/// The plate with the five distances, as a picture. It is no part of the ground, so that it can be taken away where only half of
/// it would be seen.
///
/// Places are pixels of the window's content.
final class DistanceLegendView extends Group {

    private static final String LOOK = "legend";

    private final ArtFactory art;
    private @Nullable NearAndFarPictures pictures;
    private ImageView afar = new ImageView();
    private ImageView near = new ImageView();

    DistanceLegendView(ArtFactory art) {
        this.art = art;
        setId("distances");
        setMouseTransparent(true);
    }

    /// Shows the plate where a frame says; where that is the same as before no picture is taken again.
    ///
    /// @param pixels of the screen for one px
    void show(BoardViewport frame, double pixels) {
        if (pictures == null || !pictures.isFor(frame, pixels)) {
            NearAndFarPictures taken = new NearAndFarPictures(frame, pixels);
            pictures = taken;
            afar = taken.afar(LOOK, this::plate);
            near = taken.near(LOOK, this::plate);
            seeFrom(false);
        }
    }

    /// Shows the picture that is as sharp as it is seen.
    ///
    /// @param close whether the board is seen from near
    void seeFrom(boolean close) {
        getChildren().setAll(close ? near : afar);
    }

    private Group plate() {
        Group plate = new Group(art.scenery().legend());
        plate.getTransforms().add(new Translate(FixedBoardPlaces.LEGEND.x(), FixedBoardPlaces.LEGEND.y()));
        return plate;
    }
}

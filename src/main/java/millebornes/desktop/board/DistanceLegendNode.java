package millebornes.desktop.board;

import java.util.List;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.Rect;

/// The plate with the five distances, in board units. It is not part of the ground, so that it can be hidden where it
/// would be cut, and fill the land below a smaller board.
final class DistanceLegendNode extends ImageView {

    private final Translate place = new Translate();
    private final Scale size = new Scale();
    private boolean isGrown;

    DistanceLegendNode() {
        setId("distances");
        getTransforms().addAll(place, size);
    }

    /// Sets whether the plate fills the land below the road, see [BoardViewport#legend], or has its usual place.
    void grow(boolean grown, BoardViewport viewport) {
        isGrown = grown;
        place(viewport);
    }

    /// Places the plate in a viewport.
    void place(BoardViewport viewport) {
        Rect plateRect = isGrown ? viewport.legend() : FixedBoardPlaces.LEGEND;
        place.setX(plateRect.x());
        place.setY(plateRect.y());
        double growth = plateRect.width() / FixedBoardPlaces.LEGEND.width();
        size.setX(growth);
        size.setY(growth);
    }

    /// Draws the plate.
    ///
    /// @param sharp the screen pixels per unit of the board
    void draw(ArtFactory art, double sharp) {
        art.pictures()
                .detail(PictureCache.Use.FIGURE, List.of(art.palette(), "legend"), sharp, art.scenery()::legend)
                .showIn(this);
    }
}

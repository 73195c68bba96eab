package millebornes.desktop.tabletop.board;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.art.DrawingPicture;
import millebornes.desktop.tabletop.geometry.BoardViewport;
import millebornes.desktop.tabletop.geometry.CloseUpFrame;
import millebornes.desktop.tabletop.geometry.FixedBoardPlaces;

/// The plate with the five distances, as two pictures: one as it is seen from afar, and one as sharp as it may be seen from
/// near. It is no part of the ground, so that it can be taken away where only half of it would be seen.
///
/// Places are pixels of the window's content.
final class DistanceLegendView extends Group {

    private final ArtFactory art;
    private List<Object> around = List.of();
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
        List<Object> now = List.of(frame, pixels);
        if (!now.equals(around)) {
            around = now;
            afar = picture(frame, pixels);
            near = picture(frame, pixels * CloseUpFrame.NEAREST);
            seeFrom(false);
        }
    }

    /// Shows the picture that is as sharp as it is seen.
    ///
    /// @param close whether the board is seen from near
    void seeFrom(boolean close) {
        getChildren().setAll(close ? near : afar);
    }

    private ImageView picture(BoardViewport frame, double pixels) {
        Group legend = new Group(art.scenery().legend());
        legend.getTransforms()
                .setAll(
                        new Translate(frame.origin().x(), frame.origin().y()),
                        new Scale(frame.scale(), frame.scale()),
                        new Translate(FixedBoardPlaces.LEGEND.x(), FixedBoardPlaces.LEGEND.y()));
        return DrawingPicture.of(legend, pixels).view();
    }
}

package millebornes.desktop.board;

import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.DrawingPictureCache;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CloseUpFrame;

/// Pictures of what stands still on the board: each one as it is seen from afar, and one as sharp as it may be seen from near.
///
/// Drawings are made in the board's places, the pictures lie in pixels of the window's content.
final class NearAndFarPictures {

    private final BoardViewport frame;
    private final double pixels;
    private final DrawingPictureCache afar;
    private final DrawingPictureCache near;

    /// @param frame where the board lies in the window
    /// @param pixels of the screen for one px
    NearAndFarPictures(BoardViewport frame, double pixels) {
        this.frame = frame;
        this.pixels = pixels;
        this.afar = new DrawingPictureCache(pixels);
        this.near = new DrawingPictureCache(pixels * CloseUpFrame.NEAREST);
    }

    /// Whether the pictures fit such a window.
    boolean isFor(BoardViewport frame, double pixels) {
        return this.frame.equals(frame) && this.pixels == pixels;
    }

    /// A drawing as it is seen from afar, pictured when its look has not been seen.
    ImageView afar(Object look, Supplier<Group> drawing) {
        return afar.view(look, () -> inWindow(drawing.get()));
    }

    /// A drawing as it is seen from near, pictured when its look has not been seen.
    ImageView near(Object look, Supplier<Group> drawing) {
        return near.view(look, () -> inWindow(drawing.get()));
    }

    private Group inWindow(Group drawing) {
        Group seen = new Group(drawing);
        seen.getTransforms()
                .setAll(new Translate(frame.origin().x(), frame.origin().y()), new Scale(frame.scale(), frame.scale()));
        return seen;
    }
}

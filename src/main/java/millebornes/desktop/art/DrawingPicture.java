package millebornes.desktop.art;

import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Transform;

/// A small drawing that stands still, as a picture in its place.
///
/// Forty shapes are drawn anew with every frame that concerns their part of the window, and each of them is asked for its
/// bounds in every frame there is; a picture is copied. It lies on whole pixels of the screen, so it looks as the drawing
/// does.
///
/// @param left where its left edge lies, in px of the window
/// @param top where its upper edge lies
/// @param pixels of the screen for one px
record DrawingPicture(Image image, double left, double top, double pixels) {

    /// Takes the picture; on which thread, see [NodeSnapshot#of].
    ///
    /// @param drawing placed by its own transforms, in px of the window
    public static DrawingPicture of(Group drawing, double pixels) {
        Bounds box = drawing.getBoundsInParent();
        double left = Math.floor(box.getMinX() * pixels) / pixels;
        double top = Math.floor(box.getMinY() * pixels) / pixels;
        Affine there = new Affine(Transform.scale(pixels, pixels));
        there.appendTranslation(-left, -top);
        Image image = NodeSnapshot.of(
                new Group(drawing), there, (box.getMaxX() - left) * pixels, (box.getMaxY() - top) * pixels);
        return new DrawingPicture(image, left, top, pixels);
    }

    /// What shows it; as many as there are places for it.
    public ImageView view() {
        ImageView view = new ImageView(image);
        view.setX(left);
        view.setY(top);
        if (pixels != 1) {
            view.setFitWidth(image.getWidth() / pixels);
            view.setFitHeight(image.getHeight() / pixels);
        }
        view.setMouseTransparent(true);
        return view;
    }
}

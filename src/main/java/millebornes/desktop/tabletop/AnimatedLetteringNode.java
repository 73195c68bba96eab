package millebornes.desktop.tabletop;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.geometry.CardPose;
import millebornes.desktop.motion.MotionCurve.EaseCurve;

/// A word whose letters appear one after the other with a spring, and leave together.
public final class AnimatedLetteringNode extends Group {

    /// The time that a letter takes to spring up, in ms, and by how much it overshoots its size, as a share.
    private static final double SPRING = 180;

    private static final double TOO_FAR = 1.9;

    private final List<ImageView> letters = new ArrayList<>();
    private final List<Scale> sizes = new ArrayList<>();

    /// @param pose the word's centre and size
    public AnimatedLetteringNode(LetteringPictures wordPictures, CardPose pose) {
        for (PictureCache.Picture letterPicture : wordPictures.all()) {
            ImageView view = letterPicture.view();
            Scale size = new Scale(
                    1, 1, letterPicture.box().centre().x(), letterPicture.box().bottom());
            view.getTransforms().add(size);
            sizes.add(size);
            letters.add(view);
            // An earlier letter lies over a later one.
            getChildren().addFirst(view);
        }
        getTransforms()
                .addAll(
                        new Translate(pose.at().x(), pose.at().y()),
                        new Rotate(pose.turn()),
                        new Scale(pose.scale(), pose.scale()));
        setMouseTransparent(true);
    }

    /// Shows a moment of the word's appearance.
    ///
    /// @param millis since the first letter began to spring up
    /// @param whole the time until the last one stands, in ms
    public void spring(double millis, double whole) {
        double apart = (whole - SPRING) / Math.max(1, letters.size() - 1);
        for (int letter = 0; letter < letters.size(); letter++) {
            double share = Math.clamp((millis - letter * apart) / SPRING, 0, 1);
            double left = share - 1;
            double size = 1 + (TOO_FAR + 1) * left * left * left + TOO_FAR * left * left;
            letters.get(letter).setVisible(share > 0);
            sizes.get(letter).setX(Math.max(0, size));
            sizes.get(letter).setY(Math.max(0, size));
        }
    }

    /// Shows a moment of the word's exit.
    ///
    /// @param share 0 to 1
    /// @param height the distance that it flies, in px
    void leave(double share, double height) {
        setTranslateY(-new EaseCurve(0, height, 1).valueAt(share));
    }
}

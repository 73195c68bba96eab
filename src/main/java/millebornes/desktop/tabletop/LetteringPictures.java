package millebornes.desktop.tabletop;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.image.Image;
import millebornes.desktop.art.LetteringArt.PlacedLetter;
import millebornes.desktop.art.NodeSnapshot;
import org.jspecify.annotations.Nullable;

/// The letters of a word as pictures, each painted once: a letter has sixteen layers, too many to be drawn anew every
/// frame. They can be painted one at a time, before they are needed.
public final class LetteringPictures {

    /// One pulse in so many paints a letter.
    private static final int REST = 12;

    private final List<PlacedLetter> letters;
    private final double pixels;
    private final List<LetterPicture> painted = new ArrayList<>();
    private @Nullable Ahead ahead;

    /// A letter that has been painted, in the word's own units from the middle of the word.
    ///
    /// @param x its left edge, as drawn
    /// @param y its upper edge
    record LetterPicture(Image image, double x, double y, double width, double height) {}

    /// A word of which nothing is painted yet.
    ///
    /// @param letters a word
    /// @param pixels of the screen for one unit of the word
    public LetteringPictures(List<PlacedLetter> letters, double pixels) {
        this.letters = List.copyOf(letters);
        this.pixels = pixels;
    }

    /// True when every letter is painted.
    public boolean isReady() {
        return painted.size() == letters.size();
    }

    /// Paints one letter now and then until all are painted.
    public void paintAhead() {
        if (!isReady() && ahead == null) {
            ahead = new Ahead();
            ahead.start();
        }
    }

    private final class Ahead extends AnimationTimer {

        private int pulses;

        @Override
        public void handle(long now) {
            if (++pulses % REST == 0) {
                paintNext();
            }
            if (isReady()) {
                stop();
            }
        }
    }

    /// Paints the next letter; without effect when all are.
    public void paintNext() {
        if (!isReady()) {
            painted.add(paint(letters.get(painted.size())));
        }
    }

    /// All letters, in the order of the word; what is not painted yet is painted now.
    List<LetterPicture> all() {
        while (!isReady()) {
            paintNext();
        }
        return List.copyOf(painted);
    }

    private LetterPicture paint(PlacedLetter letter) {
        Group drawing = new Group(letter.drawing());
        Bounds box = drawing.getLayoutBounds();
        Image image = NodeSnapshot.ofWhole(drawing, pixels);
        return new LetterPicture(
                image,
                letter.x() + box.getMinX(),
                letter.y() + box.getMinY(),
                image.getWidth() / pixels,
                image.getHeight() / pixels);
    }
}

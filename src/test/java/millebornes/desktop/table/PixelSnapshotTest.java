package millebornes.desktop.table;

import java.util.List;
import java.util.Random;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.Gallery;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/// The pictures that secrecy is judged by show no trace of what was drawn before them. The toolkit draws what has a round
/// clip on surfaces from a pool, whose sizes depend on that.
class PixelSnapshotTest {

    @RepeatedTest(30)
    void takesTheSamePictureAgain(RepetitionInfo info) {
        Random random = new Random(info.getCurrentRepetition());
        double width = random.nextDouble(120, 180);
        double height = random.nextDouble(50, 110);
        double x = random.nextDouble(300, 400);
        List<List<Object>> pictures = Gallery.onToolkit(
                () -> List.of(List.of(picture(x, width, height)), List.of(picture(x, width, height))));
        PixelSnapshot.assertAlike(pictures.getFirst(), pictures.getLast(), "a meadow, " + width + " px wide");
    }

    private static PixelSnapshot picture(double x, double width, double height) {
        Ellipse meadow = new Ellipse(0.4 * width, 1.4 * height, 0.7 * width, height);
        meadow.setFill(Color.GREEN);
        Group land = new Group(new Rectangle(width, height, Color.WHITE), meadow);
        Rectangle clip = new Rectangle(width, height);
        clip.setArcWidth(12);
        clip.setArcHeight(12);
        land.setClip(clip);
        land.setTranslateX(x);
        land.setTranslateY(x);
        return PixelSnapshot.of(new Group(new Rectangle(1024, 700, Color.BEIGE), land));
    }
}

package millebornes.desktop.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Group;
import javafx.scene.Parent;
import javafx.scene.paint.Color;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Line;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Transform;
import javafx.scene.transform.Translate;
import millebornes.desktop.Gallery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A picture in the place of a drawing looks as the drawing does, wherever that lies.
class DrawingPictureTest {

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.5, 2})
    void looksLikeTheDrawing(double pixels) {
        int[] drawn = Gallery.onToolkit(() -> colours(new Group(drawing()), pixels));
        int[] pictured = Gallery.onToolkit(
                () -> colours(new Group(DrawingPicture.of(drawing(), pixels).view()), pixels));
        assertThat(drawn).contains(0xff000000).contains(0);
        assertThat(pictured).isEqualTo(drawn);
    }

    @Test
    void theSameIsTakenOnce() {
        AtomicInteger asked = new AtomicInteger();
        DrawingPictureCache cache = new DrawingPictureCache(1);
        Gallery.onToolkit(() -> {
            for (String look : new String[] {"here", "there", "here"}) {
                cache.view(look, () -> {
                    asked.incrementAndGet();
                    return drawing();
                });
            }
            return null;
        });
        assertThat(asked).hasValue(2);
    }

    @Test
    void aCacheKnowsHowSharpItsPicturesAre() {
        assertThat(new DrawingPictureCache(1.25).isFor(1.25)).isTrue();
        assertThat(new DrawingPictureCache(1.25).isFor(1)).isFalse();
    }

    /// Aslant, between pixels, with an edge and something half seen through.
    private static Group drawing() {
        Ellipse body = new Ellipse(20, 8);
        body.setStroke(Color.DARKRED);
        Ellipse glass = new Ellipse(6, 0, 9, 14);
        glass.setFill(Color.rgb(40, 90, 200, 0.4));
        Group group = new Group(body, glass, new Line(-25, -3, 31, 4));
        group.getTransforms().addAll(new Translate(50.3, 40.7), new Rotate(23), new Scale(1.3, 1.1));
        return group;
    }

    private static int[] colours(Parent shown, double pixels) {
        return Gallery.colours(NodeSnapshot.of(shown, Transform.scale(pixels, pixels), 100 * pixels, 80 * pixels));
    }
}

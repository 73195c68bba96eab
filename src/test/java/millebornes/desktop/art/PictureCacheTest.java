package millebornes.desktop.art;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Transform;
import javafx.scene.transform.Translate;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.PictureCache.Picture;
import millebornes.desktop.art.PictureCache.Use;
import millebornes.desktop.geometry.Rect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Snapshots look like their drawings, on every thread, and all of them together stay within the budget.
class PictureCacheTest {

    private static final Rect WINDOW = new Rect(0, 0, 5120, 2880);

    private final PictureCache pictures = new PictureCache();

    @Test
    void looksTheSameBesideTheToolkitsThread() {
        Image there = Gallery.onToolkit(this::stairs);
        assertThat(Gallery.colours(stairs())).isEqualTo(Gallery.colours(there));
    }

    @Test
    void showsWhatLiesInItsBox() {
        Group group = new Group(new Rectangle(2, 1, 3, 2), new Rectangle(-4, -4, 4, 4));
        int[] colours = Gallery.colours(
                Gallery.onToolkit(() -> pictures.large(Use.BACKDROP, this, 1, new Rect(0, 0, 6, 4), group)
                        .image()));
        for (int place = 0; place < colours.length; place++) {
            int x = place % 6;
            int y = place / 6;
            boolean covered = x >= 2 && x < 5 && y >= 1 && y < 3;
            assertThat(colours[place]).as("%d, %d", x, y).isEqualTo(covered ? 0xff000000 : 0);
        }
    }

    /// A postcard is saved and printed as it is shown, whatever the page behind it has taken in the largest window.
    @Test
    void aPostcardIsWholeBesideTheLargestBackdrop() {
        double wide = Gallery.onToolkit(() -> {
            var _ = pictures.large(Use.BACKDROP, new Object(), 1, new Rect(0, 0, 3840, 2160), new Group());
            return pictures.large(Use.POSTCARD, this, 1.5, new Rect(0, 0, 1200, 800), new Group())
                    .image()
                    .getWidth();
        });
        assertThat(wide).isEqualTo(1800);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.5, 2})
    void aDetailLooksLikeTheDrawing(double sharp) {
        int[] drawn = Gallery.onToolkit(() -> seen(new Group(drawing()), sharp));
        int[] pictured = Gallery.onToolkit(() -> seen(
                new Group(pictures.detail(Use.FIGURE, "it", sharp, PictureCacheTest::drawing)
                        .view()),
                sharp));
        assertThat(drawn).contains(0xff000000).contains(0);
        assertThat(pictured).isEqualTo(drawn);
    }

    @Test
    void theSameDetailIsPaintedOnce() {
        AtomicInteger asked = new AtomicInteger();
        Gallery.onToolkit(() -> {
            for (String look : new String[] {"here", "there", "here"}) {
                pictures.detail(Use.TOKEN, look, 1, () -> {
                    asked.incrementAndGet();
                    return drawing();
                });
            }
            return null;
        });
        assertThat(asked).hasValue(2);
    }

    @Test
    void theLeastRecentlyUsedDetailGoesFirst() {
        Image used = shadow(300);
        for (int width = 301; width < 700; width++) {
            shadow(width);
            assertThat(shadow(300)).isSameAs(used);
            assertThat(pictures.pixels()).isLessThan(PictureCache.BUDGET / 4);
        }
        Image last = shadow(400);
        assertThat(shadow(400)).as("it had gone").isSameAs(last);
    }

    @Test
    void aPictureThatWouldBeTooLargeIsEnlarged() {
        Picture cardPicture =
                Gallery.onToolkit(() -> pictures.detail(Use.CARD, "large", 9, new Rect(0, 0, 110, 154), Group::new));
        assertThat(cardPicture.image().getWidth() * cardPicture.image().getHeight())
                .isBetween(190_000.0, 200_000.0);
        assertThat(cardPicture.box().width()).isCloseTo(110, within(0.3));
        assertThat(cardPicture.view().getFitWidth()).isEqualTo(cardPicture.box().width());
    }

    /// Two grounds, while the light changes, leave no room for a picture of the table; one ground does.
    @Test
    void largePicturesShareWhatIsLeft() {
        Gallery.onToolkit(() -> {
            Group table = new Group(new Rectangle(5120, 2880));
            pictures.large(Use.GROUND, "morning", 1.62, WINDOW, new Group());
            assertThat(pictures.pixels()).isBetween(3_000_000, PictureCache.BUDGET / 2);
            pictures.large(Use.GROUND, "noon", 1.62, WINDOW, new Group());
            assertThat(pictures.standing("table", table, WINDOW, Color.BLACK)).isNull();
            assertThat(pictures.pixels()).isLessThanOrEqualTo(PictureCache.BUDGET);
            pictures.release("morning");
            Rect boardRect = new Rect(0, 0, 3840, 1600);
            Picture standingPicture = requireNonNull(pictures.standing("table", table, boardRect, Color.BLACK));
            assertThat(standingPicture.box().width()).isCloseTo(3840, within(2.0));
            assertThat(pictures.pixels()).isLessThanOrEqualTo(PictureCache.BUDGET);
            pictures.release("table");
            pictures.release("noon");
            assertThat(pictures.pixels()).isZero();
            return null;
        });
    }

    private Image shadow(double width) {
        return Gallery.onToolkit(() ->
                pictures.shadow(new SoftShadow(width, 100, 8, 6), Color.BLACK).image());
    }

    /// High enough for several strips, and nowhere alike.
    private Image stairs() {
        Group stairs = new Group();
        for (int step = 0; step < 50; step++) {
            Rectangle stair = new Rectangle(step, 4 * step, 20 + 3 * step, 9);
            stair.setFill(Color.hsb(7 * step, 1, 1, 0.6));
            stairs.getChildren().add(stair);
        }
        return pictures.large(Use.BACKDROP, this, 2, new Rect(0, 0, 200, 210), stairs)
                .image();
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

    private static int[] seen(Group shown, double sharp) {
        SnapshotParameters how = new SnapshotParameters();
        how.setFill(Color.TRANSPARENT);
        how.setTransform(Transform.scale(sharp, sharp));
        how.setViewport(new Rectangle2D(0, 0, 100 * sharp, 80 * sharp));
        return Gallery.colours(shown.snapshot(how, null));
    }
}

package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.ImageBuffer;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CloseUpFrame;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.theme.ColourTheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is near looks the same, wherever its pixels lie.
class CloseUpGroundViewTest {

    private static final BoardViewport FRAME = frame(640, 400);

    @ParameterizedTest
    @CsvSource({"0, 0", "0.4, 0.5", "1, 1", "0.77, 0.2"})
    void aPartOnTheCanvasIsThePartOfAllOfIt(double across, double down) {
        CloseUpFrame part = part(FRAME, across, down);
        CloseUpGroundView near = finished(FRAME);
        ImageBuffer canvas = canvas(FRAME);
        int[] onCanvas = shown(near, part, canvas);
        assertThat(Gallery.onToolkit(near::getImage)).isSameAs(canvas.image());
        hide(near);
        int[] whole = shown(near, part, new ImageBuffer(1, 1));
        assertThat(Gallery.onToolkit(near::getImage)).isNotSameAs(canvas.image());
        assertThat(onCanvas).isEqualTo(whole);
    }

    @Test
    void aLargeWindowEnlargesThePartOnTheCanvas() {
        BoardViewport large = frame(1920, 1080);
        CloseUpFrame part = part(large, 0.4, 0.5);
        CloseUpGroundView near = finished(large);
        int[] onCanvas = shown(near, part, canvas(large));
        hide(near);
        int[] whole = shown(near, part, new ImageBuffer(1, 1));
        int different = 0;
        for (int pixel = 0; pixel < whole.length; pixel++) {
            different += alike(onCanvas[pixel], whole[pixel]) ? 0 : 1;
        }
        assertThat(different).as("but for the edges").isLessThan(whole.length / 1000);
    }

    @Test
    void nothingIsShownBeforeItIsPaintedOrAfterItIsGivenUp() {
        GroundImageView ground = ground(FRAME);
        CloseUpGroundView near = Gallery.onToolkit(() -> new CloseUpGroundView(ground));
        CloseUpFrame part = part(FRAME, 0.5, 0.5);
        assertThat(Gallery.onToolkit(() -> near.show(part, canvas(FRAME)))).isFalse();
        Gallery.onToolkit(() -> {
            near.finish(FRAME);
            return null;
        });
        assertThat(Gallery.onToolkit(() -> near.show(part, canvas(FRAME)))).isTrue();
        Gallery.onToolkit(() -> {
            near.forget();
            return null;
        });
        assertThat(Gallery.onToolkit(() -> near.getImage() == null)).isTrue();
        assertThat(Gallery.onToolkit(() -> near.show(part, canvas(FRAME)))).isFalse();
    }

    @Test
    void aPictureThatIsWholeKeepsNoNodes() {
        GroundImageView ground = ground(FRAME);
        List<WeakReference<Group>> stands = new ArrayList<>();
        CloseUpGroundPainting painted = Gallery.onToolkit(() -> {
            Group stand = ground.stand(FRAME);
            ground.forgetNodes();
            stands.add(new WeakReference<>(stand));
            CloseUpGroundPainting painting = new CloseUpGroundPainting(stand, FRAME, 1);
            while (!painting.isWhole()) {
                painting.paintNext();
            }
            return painting;
        });
        Patience.until(
                () -> {
                    System.gc();
                    return stands.getFirst().refersTo(null);
                },
                "the stand is kept");
        assertThat(painted.isWhole()).isTrue();
    }

    /// The toolkit rounds where it enlarges.
    private static boolean alike(int one, int other) {
        return IntStream.of(0, 8, 16)
                .allMatch(colour -> Math.abs((one >> colour & 0xff) - (other >> colour & 0xff)) < 24);
    }

    private static BoardViewport frame(double width, double height) {
        return TableLayout.of(TableSpecs.usual(width, height, 4)).board();
    }

    /// As near as it can be.
    private static CloseUpFrame part(BoardViewport frame, double across, double down) {
        Rect room = frame.room();
        Point at = new Point(room.x() + across * room.width(), room.y() + down * room.height());
        return CloseUpFrame.round(room, 0, List.of(at), 1);
    }

    private static ImageBuffer canvas(BoardViewport frame) {
        return new ImageBuffer((int) Math.ceil(frame.room().width()), (int)
                Math.ceil(frame.room().height()));
    }

    private static GroundImageView ground(BoardViewport frame) {
        GroundImageView ground = Gallery.onToolkit(GroundImageView::new);
        Gallery.onToolkit(() -> {
            ground.show(
                    new StaticBoardDrawing(
                            ArtFactory.in(ColourTheme.DAY),
                            StaticBoardDrawing.STEADY,
                            SampleBoards.four(),
                            StaticBoardDrawing.LandBeyond.LAND,
                            1),
                    frame);
            return null;
        });
        return ground;
    }

    private static CloseUpGroundView finished(BoardViewport frame) {
        GroundImageView ground = ground(frame);
        return Gallery.onToolkit(() -> {
            CloseUpGroundView near = new CloseUpGroundView(ground);
            near.finish(frame);
            return near;
        });
    }

    private static void hide(CloseUpGroundView near) {
        Gallery.onToolkit(() -> {
            near.hide();
            return null;
        });
    }

    /// What is seen in the room.
    private static int[] shown(CloseUpGroundView near, CloseUpFrame part, ImageBuffer canvas) {
        return Gallery.onToolkit(() -> {
            assertThat(near.show(part, canvas)).isTrue();
            Rect room = part.room();
            SnapshotParameters how = new SnapshotParameters();
            how.setViewport(new Rectangle2D(
                    Math.ceil(room.x()), Math.ceil(room.y()), Math.floor(room.width()), Math.floor(room.height())));
            Group stand = new Group(near);
            Image seen = stand.snapshot(how, null);
            stand.getChildren().clear();
            return Gallery.colours(seen);
        });
    }
}

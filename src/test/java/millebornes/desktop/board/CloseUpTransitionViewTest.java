package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.stage.Stage;
import javafx.util.Duration;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.geometry.CloseUpFrame;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import org.junit.jupiter.api.Test;

class CloseUpTransitionViewTest {

    private static final Duration LONG = Duration.hours(1);
    private static final Rect ROOM = new Rect(0, 0, 60, 40);

    @Test
    void whatItsPicturesLieInServesTheNextDrive() {
        CloseUpTransitionView between = Gallery.onToolkit(() -> new CloseUpTransitionView(LONG));
        Image first = drive(between, ROOM);
        assertThat(Gallery.onToolkit(between::isTaken)).isFalse();
        assertThat(Gallery.onToolkit(between::isVisible)).isFalse();
        assertThat(drive(between, ROOM)).isSameAs(first);
    }

    @Test
    void anotherRoomHasPicturesOfItsOwn() {
        CloseUpTransitionView between = Gallery.onToolkit(() -> new CloseUpTransitionView(LONG));
        drive(between, ROOM);
        Image wider = drive(between, new Rect(0, 0, 70, 40));
        assertThat(wider.getWidth()).isEqualTo(70);
    }

    @Test
    void itIsGivenUpWithTheTable() {
        CloseUpTransitionView between = Gallery.onToolkit(() -> new CloseUpTransitionView(LONG));
        drive(between, ROOM);
        Gallery.onToolkit(() -> {
            between.giveUp();
            return null;
        });
        assertThat(Gallery.onToolkit(() -> between.getImage() == null)).isTrue();
    }

    @Test
    void itIsGivenUpWhereNobodyDrives() {
        CloseUpTransitionView between = Gallery.onToolkit(() -> new CloseUpTransitionView(Duration.millis(30)));
        drive(between, ROOM);
        Patience.until(() -> between.getImage() == null, "it is kept");
    }

    /// All of it is too much for one frame.
    @Test
    void ofABoardThatPeopleLookAtAHalfIsTakenAtATime() {
        Stage window = Gallery.onToolkit(Stage::new);
        CloseUpTransitionView between = Gallery.onToolkit(() -> new CloseUpTransitionView(LONG));
        Gallery.onToolkit(() -> {
            Group board = new Group(new Rectangle(ROOM.width(), ROOM.height(), Color.RED));
            window.setScene(new Scene(board));
            window.show();
            assertThat(between.takeNext(board, ROOM)).as("after a half").isFalse();
            assertThat(between.isTaken()).isFalse();
            assertThat(between.takeNext(board, ROOM)).as("after the other").isTrue();
            between.show(CloseUpFrame.round(ROOM, 0, List.of(new Point(20, 10)), 5), 0);
            for (int y = 0; y < ROOM.height(); y++) {
                assertThat(between.getImage().getPixelReader().getColor(3, y))
                        .as("row %s", y)
                        .isEqualTo(Color.RED);
            }
            between.forget();
            window.hide();
            return true;
        });
    }

    /// Takes the picture as a drive begins, and forgets it as it ends.
    ///
    /// @return the picture that is shown between
    private static Image drive(CloseUpTransitionView between, Rect room) {
        return Gallery.onToolkit(() -> {
            assertThat(between.takeNext(new Group(new Rectangle(20, 20)), room)).isTrue();
            assertThat(between.isTaken()).isTrue();
            Image shown = between.getImage();
            between.forget();
            return shown;
        });
    }
}

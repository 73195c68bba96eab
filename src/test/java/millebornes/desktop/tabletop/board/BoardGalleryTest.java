package millebornes.desktop.tabletop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import millebornes.desktop.Gallery;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.tabletop.geometry.BoardFrame;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.tabletop.geometry.Stop;
import millebornes.desktop.tabletop.geometry.TableLayout;
import millebornes.desktop.tabletop.geometry.TableSpecs;
import millebornes.desktop.theme.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Writes pictures of the board.
class BoardGalleryTest {

    @ParameterizedTest
    @EnumSource(Theme.class)
    void fourCarsInEveryTheme(Theme theme) {
        save(Boards.four(), theme, 1280, 800, "board-" + theme.name().toLowerCase(java.util.Locale.ROOT));
    }

    @ParameterizedTest
    @CsvSource({"1024, 700", "1920, 1080"})
    void fourCarsInOtherWindows(int width, int height) {
        save(Boards.four(), Theme.DAY, width, height, "board-" + width + "x" + height);
    }

    @Test
    void twoCars() {
        save(Boards.two(), Theme.DAY, 1280, 800, "board-2-cars");
        save(Boards.two(), Theme.NIGHT, 1280, 800, "board-2-cars-night");
    }

    @Test
    void sixCars() {
        save(Boards.six(), Theme.DAY, 1280, 800, "board-6-cars");
    }

    @Test
    void theRoadTo700() {
        save(Boards.to700(), Theme.DAY, 1280, 800, "board-700");
    }

    @Test
    void beforeTheStart() {
        save(Boards.start(2), Theme.DAY, 1280, 800, "board-start-2");
        save(Boards.start(4), Theme.NIGHT, 1280, 800, "board-start-4");
    }

    @Test
    void tokensLargeBesideTheCar() {
        BoardFrame frame = TableLayout.of(TableSpecs.usual(1024, 700, 4)).board();
        Scene scene = Gallery.onToolkit(() -> {
            BoardView board = new BoardView(Art.in(Theme.DAY), frame, Boards.four());
            Scene in = new Scene(board, frame.room().width(), frame.room().height(), Color.MAGENTA);
            Point car = board.carPlace(3);
            Event.fireEvent(board, Boards.mouse(MouseEvent.MOUSE_MOVED, car));
            return in;
        });
        assertThat(Gallery.save(scene, "board-bubble")).isNotNull();
    }

    private static void save(BoardPicture picture, Theme theme, int width, int height, String name) {
        BoardFrame frame = TableLayout.of(
                        TableSpecs.usual(width, height, picture.cars().size()))
                .board();
        Scene scene = Gallery.onToolkit(() -> {
            BoardView board = new BoardView(Art.in(theme), frame, picture);
            board.target(Set.of(1));
            if (picture.cars().getFirst().stop().index() > 0) {
                board.showWay(0, new Stop(picture.cars().getFirst().stop().index() + 2));
            }
            return new Scene(board, frame.room().width(), frame.room().height(), Color.MAGENTA);
        });
        Image image = Gallery.save(scene, name);
        assertThat(image.getWidth()).isEqualTo(frame.room().width());
        int[] corners = {0, (int) image.getWidth() - 1};
        for (int x : corners) {
            for (int y : new int[] {0, (int) image.getHeight() / 2, (int) image.getHeight() - 1}) {
                assertThat(image.getPixelReader().getColor(x, y))
                        .as("land at %d, %d", x, y)
                        .isNotEqualTo(Color.MAGENTA);
            }
        }
    }
}

package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.stage.Stage;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.JourneyLightSetting;
import millebornes.desktop.theme.ColourTheme;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// The ground is one snapshot; in another light it is taken off the JavaFX thread and fades in.
class BoardGroundTest {

    private static final BoardViewport FRAME =
            TableLayout.of(TableSpecs.usual(640, 400, 4)).board();

    private final PictureCache pictures = new PictureCache();
    private final BoardGround ground = Gallery.onToolkit(() -> new BoardGround(pictures));
    private final Stage stage = Gallery.onToolkit(Stage::new);

    @AfterEach
    void close() {
        run(stage::close);
    }

    @Test
    void theLightChangesLittleByLittle() {
        List<Double> shares = new ArrayList<>();
        StaticBoardDrawing morningDrawing = drawing(0);
        StaticBoardDrawing noonDrawing = drawing(0.5);
        run(() -> {
            stage.setScene(new Scene(ground, 640, 400));
            stage.show();
            ground.show(morningDrawing, FRAME);
        });
        Image before = image();
        int one = pictures.pixels();
        run(() -> ground.change(noonDrawing, FRAME));
        assertThat(Gallery.onToolkit(() -> ground.shows(noonDrawing, FRAME)))
                .as("on its way")
                .isTrue();
        Patience.until(() -> Gallery.onToolkit(() -> ground.getChildren().size() == 2), "it never fades");
        run(() -> ground.getChildren().getLast().opacityProperty().subscribe(share -> shares.add(share.doubleValue())));
        Patience.until(() -> Gallery.onToolkit(() -> ground.getChildren().size() == 1), "it fades for ever");
        assertThat(image()).isNotSameAs(before);
        assertThat(pictures.pixels()).as("the old picture is given up").isLessThan(2 * one);
        assertThat(shares).isSorted().last().isEqualTo(1.0);
        assertThat(shares).hasSizeGreaterThan(3);
    }

    @Test
    void aChangeThatIsGivenUpLeavesTheGroundAsItWas() {
        StaticBoardDrawing morningDrawing = drawing(0);
        run(() -> {
            ground.show(morningDrawing, FRAME);
            ground.change(drawing(0.5), FRAME);
            ground.finish();
        });
        assertThat(Gallery.onToolkit(() -> ground.shows(morningDrawing, FRAME))).isTrue();
        Image before = image();
        run(() -> ground.change(morningDrawing, FRAME));
        assertThat(image()).isSameAs(before);
    }

    @Test
    void aGroundThatNobodySeesHasNoPixels() {
        run(() -> ground.show(drawing(0), FRAME));
        Image shown = image();
        int with = pictures.pixels();
        run(ground::forget);
        assertThat(with - pictures.pixels()).isEqualTo((int) (shown.getWidth() * shown.getHeight()));
    }

    /// Where nobody sees the board, or nothing moves, the light is at once what it is to be.
    @Test
    void aBoardThatNobodySeesChangesAtOnce() {
        Gallery.onToolkit(() -> {
            BoardView board = new BoardView(
                    ArtFactory.in(ColourTheme.DAY), FRAME, SampleBoards.led(0), JourneyLightSetting.WITH_THE_LEADER);
            Image dawn = picture(board);
            board.show(SampleBoards.led(500));
            assertThat(sky(picture(board))).isNotEqualTo(sky(dawn));
            board.setLight(JourneyLightSetting.STEADY);
            BoardView defaultView = new BoardView(ArtFactory.in(ColourTheme.DAY), FRAME, SampleBoards.led(500));
            assertThat(sky(picture(board))).isEqualTo(sky(picture(defaultView)));
            board.setLandPace(Pace.OFF);
            return board;
        });
    }

    /// High contrast has no hours, and the middle of the night is one: nothing is painted for them.
    @Test
    void hoursThatLookAlikeAreOne() {
        assertThat(drawing(ColourTheme.HIGH_CONTRAST, 0).isLitLike(drawing(ColourTheme.HIGH_CONTRAST, 1)))
                .isTrue();
        assertThat(drawing(ColourTheme.NIGHT, 0.3).isLitLike(drawing(ColourTheme.NIGHT, 0.7)))
                .isTrue();
        assertThat(drawing(ColourTheme.NIGHT, 0.3).isLitLike(drawing(ColourTheme.NIGHT, 0.9)))
                .isFalse();
        assertThat(drawing(0.3).isLitLike(drawing(0.4))).isFalse();
    }

    private Image image() {
        return Gallery.onToolkit(() -> ((ImageView) ground.getChildren().getLast()).getImage());
    }

    private StaticBoardDrawing drawing(double light) {
        return drawing(ColourTheme.DAY, light);
    }

    private StaticBoardDrawing drawing(ColourTheme theme, double light) {
        return new StaticBoardDrawing(
                ArtFactory.in(theme, pictures),
                light,
                SampleBoards.four(),
                StaticBoardDrawing.LandBeyond.NOTHING,
                1,
                List.of());
    }

    private static Image picture(BoardView board) {
        return board.snapshot(null, null);
    }

    private static int sky(Image image) {
        return image.getPixelReader().getArgb((int) image.getWidth() / 3, 12);
    }

    private static void run(Runnable work) {
        Gallery.onToolkit(() -> {
            work.run();
            return true;
        });
    }
}

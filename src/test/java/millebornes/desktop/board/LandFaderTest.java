package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.LandLight;
import millebornes.desktop.theme.ColourTheme;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

class LandFaderTest {

    private static final BoardViewport FRAME =
            TableLayout.of(TableSpecs.usual(640, 400, 4)).board();

    private final Stage stage = Gallery.onToolkit(Stage::new);

    @AfterEach
    void close() {
        run(stage::close);
    }

    @Test
    void theLightChangesLittleByLittle() {
        List<Double> shares = new ArrayList<>();
        AtomicBoolean leant = new AtomicBoolean(true);
        AtomicBoolean seen = new AtomicBoolean();
        GroundImageView ground = Gallery.onToolkit(GroundImageView::new);
        CloseUpGroundView near = Gallery.onToolkit(() -> new CloseUpGroundView(ground));
        LandFader fader = Gallery.onToolkit(() -> new LandFader(ground, near, leant::get));
        StaticBoardDrawing morning = drawing(0);
        StaticBoardDrawing noon = drawing(0.5);
        run(() -> {
            stage.setScene(new Scene(new Group(ground, fader.over()), 640, 400));
            stage.show();
            ground.show(morning, FRAME);
        });
        Image before = Gallery.onToolkit(ground::getImage);
        run(() -> {
            fader.over().opacityProperty().subscribe((_, share) -> shares.add(share.doubleValue()));
            fader.begin(noon, FRAME, () -> seen.set(true));
        });
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(Gallery.onToolkit(() -> fader.over().getImage() == null))
                .as("while somebody leans over the board")
                .isTrue();
        leant.set(false);
        Patience.until(seen::get, "it never fades");
        assertThat(Gallery.onToolkit(ground::getImage)).isNotSameAs(before);
        assertThat(Gallery.onToolkit(() -> fader.over().getImage() == null)).isTrue();
        assertThat(Gallery.onToolkit(() -> fader.target() == null)).isTrue();
        assertThat(shares).hasSizeGreaterThanOrEqualTo(10).first().isEqualTo(0.0);
        assertThat(shares.getLast()).isEqualTo(1);
        for (int i = 1; i < shares.size(); i++) {
            assertThat(shares.get(i) - shares.get(i - 1)).isBetween(0.0, LandFader.MOST + 1e-9);
        }
    }

    @Test
    void aChangeThatIsGivenUpLeavesTheGroundAsItWas() {
        GroundImageView ground = Gallery.onToolkit(GroundImageView::new);
        LandFader fader = Gallery.onToolkit(() -> new LandFader(ground, new CloseUpGroundView(ground), () -> false));
        StaticBoardDrawing morning = drawing(0);
        StaticBoardDrawing noon = drawing(0.5);
        run(() -> {
            ground.show(morning, FRAME);
            fader.begin(noon, FRAME, () -> {
                throw new AssertionError("it was given up");
            });
            fader.end();
        });
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(Gallery.onToolkit(() -> fader.target() == null)).isTrue();
        assertThat(Gallery.onToolkit(() -> ground.shows(morning, FRAME))).isTrue();
    }

    /// Where nobody sees the board, or nothing moves, the light is at once what it is to be.
    @Test
    void aBoardThatNobodySeesChangesAtOnce() {
        Gallery.onToolkit(() -> {
            BoardView board = new BoardView(
                    ArtFactory.in(ColourTheme.DAY), FRAME, SampleBoards.led(0), LandLight.WITH_THE_LEADER);
            Image dawn = picture(board);
            board.show(SampleBoards.led(500));
            assertThat(sky(picture(board))).isNotEqualTo(sky(dawn));
            board.setLight(LandLight.STEADY);
            BoardView usual = new BoardView(ArtFactory.in(ColourTheme.DAY), FRAME, SampleBoards.led(500));
            assertThat(sky(picture(board))).isEqualTo(sky(picture(usual)));
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

    private static StaticBoardDrawing drawing(double light) {
        return drawing(ColourTheme.DAY, light);
    }

    private static StaticBoardDrawing drawing(ColourTheme theme, double light) {
        return new StaticBoardDrawing(
                ArtFactory.in(theme), light, SampleBoards.four(), StaticBoardDrawing.LandBeyond.NOTHING, 1);
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

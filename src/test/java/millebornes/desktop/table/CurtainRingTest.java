package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.TestWindow;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.HandoverGarageLayout;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.geometry.TableLayoutSpec.TargetSize;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Contrast;
import millebornes.desktop.theme.FocusRingSwitcher;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.flow.CurtainExtent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The focus ring on each garage door: its colour differs from every colour of the door beside it, and from those
/// between it and the button.
class CurtainRingTest {

    private static final double FOR_SYMBOLS = 3;
    private static final double WIDTH = 1024;
    private static final double HEIGHT = 700;

    /// From the button's left edge to the middle of the ring, to the door beside it; the gap takes the first two px.
    private static final int RING = 4;

    private static final int DOOR = 9;

    static Stream<Arguments> doors() {
        return Arrays.stream(ColourTheme.values())
                .flatMap(theme -> Arrays.stream(Livery.values())
                        .flatMap(livery -> Arrays.stream(CurtainExtent.values())
                                .map(extent -> Arguments.of(theme, livery, extent))));
    }

    @ParameterizedTest
    @MethodSource("doors")
    void theRingCanBeSeen(ColourTheme theme, Livery livery, CurtainExtent extent) {
        CurtainView curtain = open(theme, livery, extent);
        Patience.settle();
        new StraightRobot().type(KeyCode.SHIFT);
        for (OverlayAnswer answer : List.of(OverlayAnswer.OPEN, OverlayAnswer.BACK)) {
            Node button = Gallery.onToolkit(() -> {
                Node found = curtain.lookup("#" + answer.id());
                found.requestFocus();
                return found;
            });
            Patience.settle();
            Image image = Gallery.onToolkit(() -> curtain.getScene().snapshot(null));
            Bounds place = button.localToScene(button.getLayoutBounds());
            int left = (int) Math.round(place.getMinX());
            int middle = (int) Math.round(place.getCenterY());
            PixelReader pixels = image.getPixelReader();
            Color ring = pixels.getColor(left - RING, middle);
            assertThat(List.of(pixels.getColor(left - 1, middle), pixels.getColor(left - 2, middle)))
                    .anySatisfy(gap -> assertThat(Contrast.contrast(ring, gap))
                            .as("%s: ring %s and gap %s", answer, ring, gap)
                            .isGreaterThanOrEqualTo(FOR_SYMBOLS));
            assertThat(beside(pixels, left - DOOR, place))
                    .allSatisfy(door -> assertThat(Contrast.contrast(ring, door))
                            .as("%s: ring %s on %s", answer, ring, door)
                            .isGreaterThanOrEqualTo(FOR_SYMBOLS));
        }
        Gallery.check(curtain.getScene(), "curtain-ring-" + theme + "-" + livery + "-" + extent);
    }

    /// The colours of the door along the whole height of the button.
    private static List<Color> beside(PixelReader pixels, int x, Bounds place) {
        List<Color> colours = new ArrayList<>();
        for (int y = (int) place.getMinY(); y < place.getMaxY(); y++) {
            colours.add(pixels.getColor(x, y));
        }
        return colours;
    }

    private static CurtainView open(ColourTheme theme, Livery livery, CurtainExtent extent) {
        return Gallery.onToolkit(() -> {
            CurtainView curtain = new CurtainView(ArtFactory.in(theme));
            Scene scene = new Scene(new Pane(curtain), WIDTH, HEIGHT);
            SceneStyler.scene(scene, new AppearanceSettings(theme, TextScale.NORMAL));
            FocusRingSwitcher.follow(scene);
            Stage stage = TestWindow.show(scene);
            stage.requestFocus();
            CurtainViewState.CurtainTexts texts =
                    new CurtainViewState.CurtainTexts("Anna, à toi\u202f!", "Note", "Voir ma main", "Entrée", "");
            TableLayoutSpec table = new TableLayoutSpec(WIDTH, HEIGHT, 4, 6, 1, TargetSize.STANDARD);
            curtain.lower(
                    new CurtainViewState(
                            livery,
                            CarOutfit.PLAIN,
                            List.of(),
                            extent,
                            texts,
                            new CurtainViewState.SecondReply(OverlayAnswer.BACK, "Retour", "Retour"),
                            null,
                            List.of(),
                            List.of(),
                            0,
                            null),
                    _ -> {},
                    HandoverGarageLayout.of(TableLayout.of(table), new Road(1000, 4)),
                    table);
            return curtain;
        });
    }
}

package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.TestWindow;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.TableFreezeFrameNode;
import millebornes.desktop.geometry.HandoverGarageLayout;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.geometry.TableLayoutSpec.TargetSize;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.flow.CurtainExtent;
import org.junit.jupiter.api.Test;

/// While the garage rolls, the table below it is a snapshot of its current state, taken again each time and released
/// once the garage is open.
class CurtainRollTest {

    private static final double WIDTH = 1024;
    private static final double HEIGHT = 700;
    private static final double HALF_WAY = 0.5;

    private final Rectangle table = new Rectangle(WIDTH, HEIGHT, Color.RED);

    @Test
    void theTableBelowIsAPictureOfNow() {
        CurtainView curtain = Gallery.onToolkit(this::lowered);
        roll(
                curtain,
                () -> curtain.roll(Pace.NORMAL),
                () -> curtain.getChildren().size() == 2);
        assertThat(below(curtain)).isEqualTo(Color.RED);
        table(Color.BLUE);
        assertThat(below(curtain))
                .as("under a closed garage nothing is drawn again")
                .isEqualTo(Color.RED);
        roll(curtain, () -> curtain.open(Pace.NORMAL), () -> below(curtain).equals(Color.BLUE));
        Patience.until(() -> !curtain.isVisible(), "it never opens");
        assertThat(curtain.getChildren()).noneMatch(TableFreezeFrameNode.class::isInstance);
    }

    @Test
    void whoOpensItAtOnceKeepsNoPicture() {
        CurtainView curtain = Gallery.onToolkit(this::lowered);
        Gallery.onToolkit(() -> {
            curtain.roll(Pace.NORMAL);
            curtain.open(Pace.OFF);
            return true;
        });
        Patience.settle();
        assertThat(curtain.isVisible()).isFalse();
        assertThat(curtain.getChildren()).noneMatch(TableFreezeFrameNode.class::isInstance);
    }

    /// The colour of the lower edge of the window while the garage is half open.
    private static Color below(CurtainView curtain) {
        return Gallery.onToolkit(() -> {
            curtain.show(HALF_WAY);
            return curtain.getScene().snapshot(null).getPixelReader().getColor(1, (int) HEIGHT - 1);
        });
    }

    private void table(Color colour) {
        Gallery.onToolkit(() -> {
            table.setFill(colour);
            return true;
        });
    }

    private static void roll(CurtainView curtain, Runnable begin, BooleanSupplier pictured) {
        Gallery.onToolkit(() -> {
            begin.run();
            return curtain;
        });
        Patience.until(pictured, "no picture");
    }

    private CurtainView lowered() {
        CurtainView curtain = new CurtainView(ArtFactory.in(ColourTheme.DAY));
        curtain.setManaged(false);
        Pane view = new Pane(table, curtain);
        Scene scene = new Scene(view, WIDTH, HEIGHT);
        SceneStyler.scene(scene, new AppearanceSettings(ColourTheme.DAY, TextScale.NORMAL));
        TestWindow.show(scene);
        TableLayoutSpec spec = new TableLayoutSpec(WIDTH, HEIGHT, 4, 6, 1, TargetSize.STANDARD);
        curtain.lower(
                new CurtainViewState(
                        Livery.A,
                        CarOutfit.PLAIN,
                        List.of(),
                        CurtainExtent.FOOT,
                        new CurtainViewState.CurtainTexts("Anna, à toi\u202f!", "Note", "Voir ma main", "Entrée", ""),
                        new CurtainViewState.SecondReply(OverlayAnswer.BACK, "Retour", "Retour"),
                        null,
                        List.of(),
                        List.of(),
                        0,
                        null),
                _ -> {},
                HandoverGarageLayout.of(TableLayout.of(spec), new Road(1000, 4)),
                spec);
        return curtain;
    }
}

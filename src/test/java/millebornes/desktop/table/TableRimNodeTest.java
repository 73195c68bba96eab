package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.Gallery;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The table's rim and felt.
class TableRimNodeTest {

    private static final Rect FOOT = new Rect(0, 20, 640, 180);

    /// The widest that the rim is at a side, in px at 100 %.
    private static final double SIDE = 6;

    private static final double ROUNDING = 1.5 / 255;

    private static Image laid(ColourTheme theme) {
        return Gallery.onToolkit(() -> {
            TableRimNode rim = new TableRimNode(theme.palette());
            rim.lie(FOOT, 1);
            Rectangle foot = new Rectangle(FOOT.x(), FOOT.y(), FOOT.width(), FOOT.height());
            foot.setFill(theme.palette().color(ColourRole.FOOT));
            SnapshotParameters all = new SnapshotParameters();
            all.setViewport(new Rectangle2D(0, 0, 640, 200));
            return new Group(foot, rim).snapshot(all, null);
        });
    }

    /// Light letters on the dark foot are read as well as before: no pixel of the felt is lighter than the foot was.
    @ParameterizedTest
    @EnumSource(
            value = ColourTheme.class,
            names = {"DAY", "NIGHT"})
    void feltIsNowhereLighterThanTheFoot(ColourTheme theme) {
        PixelReader pixels = laid(theme).getPixelReader();
        Color foot = theme.palette().color(ColourRole.FOOT);
        int darker = 0;
        for (int y = (int) FOOT.y() + 6; y < FOOT.bottom() - 4; y++) {
            for (int x = (int) SIDE + 1; x < FOOT.right() - SIDE - 1; x++) {
                Color felt = pixels.getColor(x, y);
                assertThat(felt.getRed()).isLessThanOrEqualTo(foot.getRed() + ROUNDING);
                assertThat(felt.getGreen()).isLessThanOrEqualTo(foot.getGreen() + ROUNDING);
                assertThat(felt.getBlue()).isLessThanOrEqualTo(foot.getBlue() + ROUNDING);
                darker += felt.getGreen() < foot.getGreen() - ROUNDING ? 1 : 0;
            }
        }
        assertThat(darker).isGreaterThan(10_000);
    }

    @Test
    void inHighContrastTheFootStaysPlain() {
        Image laid = laid(ColourTheme.HIGH_CONTRAST);
        for (int y = (int) FOOT.y(); y < FOOT.bottom(); y++) {
            for (int x = 0; x < FOOT.right(); x++) {
                assertThat(laid.getPixelReader().getColor(x, y))
                        .isEqualTo(ColourTheme.HIGH_CONTRAST.palette().color(ColourRole.FOOT));
            }
        }
    }

    /// The line of the car whose turn it is is inlaid in the rim: nothing lies on it.
    @ParameterizedTest
    @EnumSource(
            value = ColourTheme.class,
            names = {"DAY", "NIGHT"})
    void theLineOfTheCarStaysFree(ColourTheme theme) {
        PixelReader pixels = laid(theme).getPixelReader();
        for (int y = (int) FOOT.y(); y < FOOT.y() + 4; y++) {
            assertThat(pixels.getColor(320, y)).isEqualTo(theme.palette().color(ColourRole.FOOT));
        }
    }

    /// In every window the sides of the rim lie in margins where nothing else is.
    @Test
    void theRimLiesWhereNothingElseDoes() {
        for (int width = 1024; width <= 3840; width += 88) {
            for (int height = 700; height <= 2160; height += 73) {
                for (int seats = 2; seats <= 9; seats++) {
                    TableLayout layout = TableLayout.of(TableSpecs.usual(width, height, seats));
                    double side = Math.rint(SIDE * layout.spec().windowScale());
                    double left = layout.seats().seats().stream()
                            .mapToDouble(Rect::x)
                            .min()
                            .orElseThrow();
                    double right = layout.buttons().stream()
                            .mapToDouble(Rect::right)
                            .max()
                            .orElseThrow();
                    assertThat(left).isGreaterThan(side);
                    assertThat(right).isLessThan(width - side);
                }
            }
        }
    }
}

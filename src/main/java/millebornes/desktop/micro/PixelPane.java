package millebornes.desktop.micro;

import java.util.function.BiConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.theme.ColourTheme;

/// Shows a canvas at the largest integer scale that fits, so that all its pixels have the same size and sharp edges;
/// the rest of the window is filled with ink. For screen readers it is one text.
///
/// JavaFX interpolates scaled images, on some machines even when smoothing is off, so the image is scaled here.
final class PixelPane extends Region {

    /// The tolerance, in px, for the width of a zoomed window, which may be slightly less than a whole number.
    private static final double NEARLY = 1e-6;

    private final ImageView picture = new ImageView();
    private PixelCanvas canvas = new PixelCanvas();
    private MicroPalette palette = MicroPalette.USUAL;
    private WritableImage image = new WritableImage(PixelCanvas.WIDTH, PixelCanvas.HEIGHT);
    private int times = 1;

    /// @param pressed called with the pixel that was clicked or touched
    PixelPane(BiConsumer<Integer, Integer> pressed) {
        setId("micro");
        picture.setId("micro-picture");
        picture.setSmooth(false);
        getChildren().setAll(picture);
        setMinSize(0, 0);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        surround();
        setOnMousePressed(event -> touched(event, pressed));
    }

    /// Shows a canvas.
    ///
    /// @param text its accessible text
    /// @param help its accessible help
    void show(PixelCanvas pixelCanvas, ColourTheme theme, String text, String help) {
        canvas = pixelCanvas;
        MicroPalette paletteBefore = palette;
        palette = palette(theme);
        if (palette != paletteBefore) {
            surround();
        }
        setAccessibleText(text);
        setAccessibleHelp(help);
        draw();
    }

    /// The palette of a theme: day and night have the same one.
    private static MicroPalette palette(ColourTheme theme) {
        return switch (theme) {
            case DAY, NIGHT -> MicroPalette.USUAL;
            case HIGH_CONTRAST -> MicroPalette.HIGH_CONTRAST;
        };
    }

    @Override
    protected void layoutChildren() {
        double sharp = PictureCache.pixelsPerUnit(this);
        double most = Math.min(getWidth() * sharp / PixelCanvas.WIDTH, getHeight() * sharp / PixelCanvas.HEIGHT);
        int fitting = Math.max(1, (int) Math.floor(most + NEARLY));
        if (fitting != times) {
            times = fitting;
            image = new WritableImage(PixelCanvas.WIDTH * times, PixelCanvas.HEIGHT * times);
            draw();
        }
        picture.setFitWidth(image.getWidth() / sharp);
        picture.setFitHeight(image.getHeight() / sharp);
        picture.relocate(
                before(getWidth() * sharp - image.getWidth()) / sharp,
                before(getHeight() * sharp - image.getHeight()) / sharp);
    }

    /// The margin to the left of, or above, the picture: half of the free space, in whole pixels of the screen.
    private static double before(double free) {
        return Math.floor(free / 2 + NEARLY);
    }

    private void draw() {
        int width = PixelCanvas.WIDTH * times;
        int[] row = new int[width];
        for (int y = 0; y < PixelCanvas.HEIGHT; y++) {
            for (int x = 0; x < width; x++) {
                row[x] = palette.argb(canvas.at(x / times, y));
            }
            // A row of the canvas is the same line of the screen a few times: a stride of nothing.
            image.getPixelWriter().setPixels(0, y * times, width, times, PixelFormat.getIntArgbInstance(), row, 0, 0);
        }
        picture.setImage(image);
    }

    /// Fills the rest of the window with the ink of the palette.
    private void surround() {
        WritableImage ink = new WritableImage(1, 1);
        ink.getPixelWriter().setArgb(0, 0, palette.argb(MicroColour.INK));
        setBackground(Background.fill(ink.getPixelReader().getColor(0, 0)));
    }

    private void touched(MouseEvent event, BiConsumer<Integer, Integer> pressed) {
        requestFocus();
        double size = picture.getFitWidth() / PixelCanvas.WIDTH;
        pressed.accept((int) Math.floor((event.getX() - picture.getLayoutX()) / size), (int)
                Math.floor((event.getY() - picture.getLayoutY()) / size));
    }
}

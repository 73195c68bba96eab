package millebornes.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;

/// Clicks cards with the mouse and measures how long it takes until the picture on the screen is another one.
final class ClickMeter extends AnimationTimer {

    private static final int CARDS = 6;
    private static final long REST_NANOS = 300_000_000L;

    private final Robot robot = new Robot();
    private final Parent root;
    private final int clicks;
    private final Consumer<String> done;
    private final List<Double> millis = new ArrayList<>();
    private int[] before = {};
    private Bounds seen;
    private long clicked;
    private long rest;

    /// @param clicks how many clicks are measured
    /// @param done told the figures
    ClickMeter(Parent root, int clicks, Consumer<String> done) {
        this.root = root;
        this.clicks = clicks;
        this.done = done;
        this.seen = root.getBoundsInLocal();
        this.rest = System.nanoTime() + 10 * REST_NANOS;
    }

    @Override
    public void handle(long now) {
        long time = System.nanoTime();
        if (clicked != 0) {
            if (!Arrays.equals(before, capture())) {
                millis.add((System.nanoTime() - clicked) / 1e6);
                clicked = 0;
                rest = time + REST_NANOS;
            }
        } else if (millis.size() == clicks) {
            stop();
            done.accept(String.format(
                    Locale.ROOT,
                    "%d clicks, p50 %.1f ms, p95 %.1f ms, longest %.1f ms until the screen shows it",
                    clicks,
                    FrameMeter.share(millis, 0.5),
                    FrameMeter.share(millis, 0.95),
                    FrameMeter.share(millis, 1)));
        } else if (time > rest) {
            click();
        }
    }

    private void click() {
        Node card = root.lookup("#hand-" + millis.size() % CARDS);
        seen = card.localToScreen(card.getBoundsInLocal());
        before = capture();
        robot.mouseMove(seen.getCenterX(), seen.getCenterY());
        clicked = System.nanoTime();
        robot.mousePress(MouseButton.PRIMARY);
        robot.mouseRelease(MouseButton.PRIMARY);
    }

    private int[] capture() {
        int width = (int) seen.getWidth();
        int height = (int) seen.getHeight();
        WritableImage image = robot.getScreenCapture(null, seen.getMinX(), seen.getMinY(), width, height);
        int[] pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        return pixels;
    }
}

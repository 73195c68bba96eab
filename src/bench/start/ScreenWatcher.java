import java.awt.AWTException;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.event.InputEvent;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Looks at the screen from outside, as somebody who waits for a window does. Nothing in the program helps it.
final class ScreenWatcher {

    /// A place of the screen, and the colour that it has once the page is there.
    private record Spot(int x, int y, int color) {}

    /// When something was first seen of the window, when everything was there that can be pressed, and when the whole
    /// page was, by [System#nanoTime].
    record Sight(long first, long usable, long complete) {}

    /// So few that looking at them costs the machine next to nothing.
    private static final int SPOTS = 60;

    private static final int STEP = 7;

    /// What can be pressed on the first page lies below this share of its height.
    private static final double BUTTONS = 0.8;

    private static final int BREATH = 2;
    private static final long PATIENCE = 60_000_000_000L;

    private final Robot robot;
    private final Rectangle screen = new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
    private final BufferedImage empty;
    private List<Spot> page = List.of();

    /// A watcher of a screen on which nothing is shown yet.
    ScreenWatcher() throws AWTException {
        robot = new Robot();
        empty = picture();
    }

    /// Learns what the first page looks like: waits until a window stands still, and keeps places of it that differ
    /// from the empty screen.
    void learn() throws InterruptedException {
        BufferedImage now = standing();
        List<Spot> all = differing(empty, now);
        Collections.shuffle(all, new Random(7));
        page = List.copyOf(all.subList(0, Math.min(SPOTS, all.size())));
    }

    private BufferedImage standing() throws InterruptedException {
        BufferedImage before = empty;
        long end = System.nanoTime() + PATIENCE;
        for (int still = 0; still < 2; ) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("no window stands still on this screen");
            }
            Thread.sleep(1000);
            BufferedImage now = picture();
            boolean same = differing(before, now).isEmpty();
            still = same && !differing(empty, now).isEmpty() ? still + 1 : 0;
            before = now;
        }
        return before;
    }

    /// Waits until the page is there.
    Sight waitForPage() throws InterruptedException {
        long end = System.nanoTime() + PATIENCE;
        long first = 0;
        long usable = 0;
        while (System.nanoTime() < end) {
            if (first == 0 && isSomething(page.getFirst())) {
                first = System.nanoTime();
            }
            if (first != 0
                    && usable == 0
                    && page.stream().filter(this::isButton).allMatch(this::isThere)) {
                usable = System.nanoTime();
            }
            if (usable != 0 && page.stream().allMatch(this::isThere)) {
                return new Sight(first, usable, System.nanoTime());
            }
            Thread.sleep(BREATH);
        }
        throw new IllegalStateException("the page never came");
    }

    /// Clicks, and waits until another page is seen.
    ///
    /// @param across where on the screen, as a share of its width
    /// @param down as a share of its height
    /// @return when it was seen
    long click(double across, double down) throws InterruptedException {
        robot.mouseMove((int) (screen.width * across), (int) (screen.height * down));
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        long end = System.nanoTime() + PATIENCE;
        while (System.nanoTime() < end) {
            if (page.stream().filter(spot -> !isThere(spot)).count() > SPOTS / 4) {
                return System.nanoTime();
            }
            Thread.sleep(BREATH);
        }
        throw new IllegalStateException("nothing answers a click");
    }

    /// Puts the pointer into a corner, so that no button looks pointed at.
    void away() {
        robot.mouseMove(screen.width - 1, screen.height - 1);
    }

    private boolean isSomething(Spot spot) {
        return robot.getPixelColor(spot.x, spot.y).getRGB() != empty.getRGB(spot.x, spot.y);
    }

    private boolean isButton(Spot spot) {
        return spot.y > screen.height * BUTTONS;
    }

    private boolean isThere(Spot spot) {
        return robot.getPixelColor(spot.x, spot.y).getRGB() == spot.color;
    }

    private BufferedImage picture() {
        return robot.createScreenCapture(screen);
    }

    private List<Spot> differing(BufferedImage one, BufferedImage other) {
        List<Spot> found = new ArrayList<>();
        for (int x = STEP; x < screen.width; x += STEP) {
            for (int y = STEP; y < screen.height; y += STEP) {
                if (one.getRGB(x, y) != other.getRGB(x, y)) {
                    found.add(new Spot(x, y, other.getRGB(x, y)));
                }
            }
        }
        return found;
    }
}

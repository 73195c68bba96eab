package millebornes.desktop;

import java.util.List;

/// A screen, and the window that fills it.
///
/// @param width in pixels, as `height`
/// @param scale how many pixels one px of the desktop is long
public record ScreenKind(int width, int height, double scale) {

    /// Those on which a window is smaller than pages are laid out for, and one that has more pixels than any other.
    public static final List<ScreenKind> EXTREME = List.of(
            new ScreenKind(800, 600, 1),
            new ScreenKind(1024, 600, 1),
            new ScreenKind(1366, 768, 1.25),
            new ScreenKind(1920, 1080, 2),
            new ScreenKind(3840, 2160, 2));

    /// How wide the window is in px of the desktop.
    public double windowWidth() {
        return Math.floor(width / scale);
    }

    /// How high the window is in px of the desktop.
    public double windowHeight() {
        return Math.floor(height / scale);
    }

    @Override
    public String toString() {
        return "%dx%d-%d".formatted(width, height, Math.round(100 * scale));
    }
}

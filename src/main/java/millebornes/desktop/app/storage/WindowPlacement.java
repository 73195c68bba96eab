package millebornes.desktop.app.storage;

import com.google.gson.JsonObject;
import java.util.Comparator;
import java.util.List;
import millebornes.desktop.controls.WindowZoomCalculator;

/// The stored position and size of the window, in px of the desktop.
///
/// @param x of its upper left corner while it fills no screen, as `y`, `width` and `height`
/// @param filling whether it is maximized or full-screen
public record WindowPlacement(double x, double y, double width, double height, Filling filling) {

    /// The placement before the window has been moved: centered, with [ScreenArea#firstSize()].
    public static final WindowPlacement FIRST =
            new WindowPlacement(Double.NaN, Double.NaN, Double.NaN, Double.NaN, Filling.NOTHING);

    /// The share of a screen's area that the first window covers.
    private static final double FIRST_SHARE = 2.0 / 3;

    /// The size for which the table was designed, used for the first window if it fits.
    private static final Size DESIGN = new Size(1280, 800);

    /// The length of title bar, in px, that must be on a screen so that the window can be moved.
    private static final double GRIP = 120;

    /// The tolerance, in px, for edges that do not quite meet after rounding.
    private static final double TOLERANCE = 1;

    /// The screen area that a window fills.
    public enum Filling {
        NOTHING,
        /// a screen without the system's bars
        MAXIMIZED,
        /// a whole screen
        FULL_SCREEN
    }

    /// A width and a height in px of the desktop, frame included.
    public record Size(double width, double height) {}

    /// The part of a screen that windows may use, in px of the desktop.
    public record ScreenArea(double x, double y, double width, double height) {

        /// The least size of a window on this screen: the one that the layout needs, or the whole area if that is
        /// smaller, since otherwise the hand would be below the edge of the screen.
        public Size minimumSize() {
            return new Size(
                    Math.min(width, WindowZoomCalculator.LEAST_WIDTH),
                    Math.min(height, WindowZoomCalculator.LEAST_HEIGHT));
        }

        /// The size of the first window: two thirds of the area, but at least the design's size if that fits.
        public Size firstSize() {
            double side = Math.sqrt(FIRST_SHARE);
            return new Size(
                    Math.min(width, Math.max(DESIGN.width(), Math.rint(width * side))),
                    Math.min(height, Math.max(DESIGN.height(), Math.rint(height * side))));
        }
    }

    /// The nearest placement that can be used on these screens: wholly on one of them, at least of the minimum size and
    /// at most as large as the screen.
    ///
    /// @param screens the current ones, the main one first; at least one
    public WindowPlacement on(List<ScreenArea> screens) {
        ScreenArea screen = screen(screens);
        Size minimumSize = screen.minimumSize();
        Size firstSize = screen.firstSize();
        double wide = fit(width, firstSize.width(), minimumSize.width(), screen.width());
        double high = fit(height, firstSize.height(), minimumSize.height(), screen.height());
        boolean seen = isGraspable(screen);
        double left = seen ? x : screen.x() + (screen.width() - wide) / 2;
        double top = seen ? y : screen.y() + (screen.height() - high) / 2;
        return new WindowPlacement(
                Math.clamp(left, screen.x(), screen.x() + screen.width() - wide),
                Math.clamp(top, screen.y(), screen.y() + screen.height() - high),
                wide,
                high,
                filling);
    }

    /// The screen that shows most of this window, or the main one when the title bar is on none.
    ///
    /// @param screens as in [#on]
    public ScreenArea screen(List<ScreenArea> screens) {
        return screens.stream()
                .filter(this::isGraspable)
                .max(Comparator.comparingDouble(this::shared))
                .orElse(screens.getFirst());
    }

    /// Whether this window covers the same place as another, except for the rounding of a fractional output scale.
    public boolean isNear(WindowPlacement otherPlacement) {
        return Math.abs(x - otherPlacement.x()) <= TOLERANCE
                && Math.abs(y - otherPlacement.y()) <= TOLERANCE
                && Math.abs(width - otherPlacement.width()) <= TOLERANCE
                && Math.abs(height - otherPlacement.height()) <= TOLERANCE;
    }

    private static double fit(double wish, double first, double least, double most) {
        return Double.isFinite(wish) ? Math.clamp(wish, least, most) : first;
    }

    /// Whether enough of the title bar is on one of the screens to drag the window.
    public boolean isGraspable(List<ScreenArea> screens) {
        return screens.stream().anyMatch(this::isGraspable);
    }

    private boolean isGraspable(ScreenArea area) {
        double across = Math.min(x + width, area.x() + area.width()) - Math.max(x, area.x());
        return across >= GRIP && y >= area.y() - TOLERANCE && y <= area.y() + area.height() - GRIP;
    }

    private double shared(ScreenArea area) {
        double across = Math.min(x + width, area.x() + area.width()) - Math.max(x, area.x());
        double down = Math.min(y + height, area.y() + area.height()) - Math.max(y, area.y());
        return Math.max(0, across) * Math.max(0, down);
    }

    static JsonObject write(WindowPlacement placement) {
        JsonObject json = new JsonObject();
        json.addProperty("x", placement.x());
        json.addProperty("y", placement.y());
        json.addProperty("width", placement.width());
        json.addProperty("height", placement.height());
        json.addProperty("filling", placement.filling().name());
        return json;
    }

    /// @throws RuntimeException when it is not a placement
    static WindowPlacement read(JsonObject json) {
        return new WindowPlacement(
                json.get("x").getAsDouble(),
                json.get("y").getAsDouble(),
                json.get("width").getAsDouble(),
                json.get("height").getAsDouble(),
                Filling.valueOf(json.get("filling").getAsString()));
    }
}

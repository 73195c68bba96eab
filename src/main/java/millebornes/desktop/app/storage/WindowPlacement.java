package millebornes.desktop.app.storage;

import com.google.gson.JsonObject;
import java.util.Comparator;
import java.util.List;

/// Where a window is and how large, as it is kept from one start to the next. All lengths in px of the desktop.
///
/// @param x of its upper left corner while it fills no screen, as `y`, `width` and `height`
/// @param filling what it fills beyond that
public record WindowPlacement(double x, double y, double width, double height, Filling filling) {

    /// Before anybody has moved it: in the middle of a screen, or as much of that as there is.
    public static final WindowPlacement FIRST = new WindowPlacement(Double.NaN, Double.NaN, 1280, 800, Filling.NOTHING);

    /// So much of a window has to lie on some screen, or nobody could get hold of it.
    private static final double GRIP = 120;

    /// Where two edges do not quite meet after rounding.
    private static final double TOLERANCE = 1;

    /// What a window fills.
    public enum Filling {
        NOTHING,
        /// a screen but for the system's own bars
        MAXIMIZED,
        /// all of a screen
        FULL_SCREEN
    }

    /// The part of a screen that windows may use.
    public record ScreenArea(double x, double y, double width, double height) {}

    /// The placement that is nearest to this one and can be used on these screens: no larger than one of them, no
    /// smaller than a window may be (where the screen is larger than that), and wholly on it.
    ///
    /// @param screens those of today, the main one first; at least one
    public WindowPlacement on(List<ScreenArea> screens, double leastWidth, double leastHeight) {
        ScreenArea screen = screens.stream()
                .filter(area -> isGraspable(area))
                .max(Comparator.comparingDouble(this::shared))
                .orElse(screens.getFirst());
        double wide = fit(width, leastWidth, screen.width());
        double high = fit(height, leastHeight, screen.height());
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

    private static double fit(double wish, double least, double most) {
        double sane = Double.isFinite(wish) ? wish : least;
        return Math.min(Math.max(sane, least), most);
    }

    /// Whether enough of the upper edge, by which windows are moved, lies on a screen.
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

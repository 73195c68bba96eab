package millebornes.desktop.art;

import javafx.scene.paint.Color;
import millebornes.desktop.geometry.Rect;

/// The soft shadow of a rounded rectangle as a picture.
///
/// An effect would be blurred again whenever its node is rebuilt, several times a turn; a picture is only copied. All
/// lengths are in px of the design.
///
/// @param width of the rectangle
/// @param height of the rectangle
/// @param corner the radius of its corners
/// @param blur the reach of the shadow beyond the edge, and of the edge into the shadow
public record SoftShadow(double width, double height, double corner, double blur) {

    /// The darkness where an object touches the ground, as a share of the shadow's own darkness.
    static final double CONTACT = 0.3;

    private static final int OPAQUE = 255;
    private static final double DEVIATION_TO_REACH = Math.sqrt(5);

    /// The blur, in px, of a [SoftShadow] that looks like a Gaussian blur with that standard deviation.
    static double reach(double deviation) {
        return deviation * DEVIATION_TO_REACH;
    }

    /// The area that the shadow darkens; the upper left corner of the rectangle that casts it is at the origin.
    Rect box() {
        return new Rect(-pad(), -pad(), width + 2 * pad(), height + 2 * pad());
    }

    /// Paints the shadow in a colour, row by row; its darkest part is as opaque as the colour.
    ///
    /// @param across pixels of a row, of which there are `down`
    /// @param density pixels per px
    int[] pixels(Color color, int across, int down, double density) {
        int[] pixels = new int[across * down];
        int rgb = (shade(color.getRed()) << 16) | (shade(color.getGreen()) << 8) | shade(color.getBlue());
        for (int y = 0; y < down; y++) {
            for (int x = 0; x < across; x++) {
                double share = share((x + 0.5) / density - pad(), (y + 0.5) / density - pad());
                pixels[y * across + x] = (shade(color.getOpacity() * share) << 24) | rgb;
            }
        }
        return pixels;
    }

    /// The darkness at a point, as a share: 1 well inside, 0.5 on the edge, 0 beyond the blur.
    double share(double x, double y) {
        return darkness(beyond(x, y), blur);
    }

    /// The darkness of a soft edge at a point, as a share: 1 well inside, 0 beyond the blur.
    ///
    /// @param beyond the distance of the point from the edge, negative inside
    /// @param blur the reach of the blur to either side of the edge
    public static double darkness(double beyond, double blur) {
        double inside = Math.clamp(0.5 - beyond / (2 * blur), 0, 1);
        return inside * inside * (3 - 2 * inside);
    }

    /// The distance of a point from the edge of the rounded rectangle, negative inside.
    private double beyond(double x, double y) {
        double right = Math.abs(x - width / 2) - width / 2 + corner;
        double below = Math.abs(y - height / 2) - height / 2 + corner;
        double round = Math.hypot(Math.max(right, 0), Math.max(below, 0));
        return round + Math.min(Math.max(right, below), 0) - corner;
    }

    private double pad() {
        return Math.ceil(blur);
    }

    private static int shade(double share) {
        return (int) Math.round(share * OPAQUE);
    }
}

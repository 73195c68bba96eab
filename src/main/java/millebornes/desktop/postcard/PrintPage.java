package millebornes.desktop.postcard;

import javafx.scene.Node;

/// A page to be printed.
///
/// @param drawing from the origin to the right and down, in points; it is in no scene
/// @param width of the paper, in points, as `height`
public record PrintPage(Node drawing, double width, double height) {

    /// A sheet of A4, upright, in points.
    public static final double A4_SHORT = 595;

    public static final double A4_LONG = 842;

    /// Whether the page is in landscape format.
    public boolean isLandscape() {
        return width > height;
    }
}

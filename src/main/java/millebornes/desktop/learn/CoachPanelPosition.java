package millebornes.desktop.learn;

import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayoutSpec;

/// Where the coach stands: in the lower left corner of the table, or, where letters are large, in a bar above it.
final class CoachPanelPosition {

    /// Up to this size of text the coach's corner leaves the road free.
    private static final double LARGEST_IN_CORNER = 1.25;

    /// The least width for letters of the usual size, in px.
    private static final double LEAST = 960;

    private static final double SHARE = 0.27;
    private static final double NARROW = 300;
    private static final double WIDE = 346;
    private static final double CLEARANCE = 12;

    private CoachPanelPosition() {}

    /// Whether the coach stands in the corner of a page of that width.
    ///
    /// @param text 1 for 100 %
    public static boolean isCorner(double width, double text) {
        return text <= LARGEST_IN_CORNER && width >= LEAST * text;
    }

    /// The corner's width, down to the lower edge; how high the coach is, its words decide.
    public static Rect corner(TableLayoutSpec spec) {
        double scale = Math.max(1, Math.min(spec.width() / 1280, spec.height() / 800));
        double width = Math.clamp(spec.width() * SHARE, NARROW * spec.text(), WIDE * scale * spec.text());
        double margin = CLEARANCE * scale;
        return new Rect(margin, margin, width, spec.height() - 2 * margin);
    }
}

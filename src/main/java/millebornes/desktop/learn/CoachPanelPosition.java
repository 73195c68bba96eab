package millebornes.desktop.learn;

import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayoutSpec;

/// Computes the position of the coach's panel: the lower left corner of the table or, with large text, a bar above it.
final class CoachPanelPosition {

    /// The largest text size at which the coach in the corner leaves the road visible.
    private static final double LARGEST_IN_CORNER = 1.25;

    /// The least width of a page, in px at the usual text size, for a coach in the corner.
    private static final double LEAST = 960;

    private static final double SHARE = 0.27;
    private static final double NARROW = 300;
    private static final double WIDE = 346;
    private static final double CLEARANCE = 12;

    private CoachPanelPosition() {}

    /// Whether the coach is in the corner of a page of that width.
    ///
    /// @param text 1 for 100 %
    public static boolean isCorner(double width, double text) {
        return text <= LARGEST_IN_CORNER && width >= LEAST * text;
    }

    /// The left, right and lower edge of a panel in the corner, in px; the coach's text decides its height.
    public static Rect corner(TableLayoutSpec spec) {
        double scale = Math.max(1, Math.min(spec.width() / 1280, spec.height() / 800));
        double width = Math.clamp(spec.width() * SHARE, NARROW * spec.text(), WIDE * scale * spec.text());
        double margin = CLEARANCE * scale;
        return new Rect(margin, margin, width, spec.height() - 2 * margin);
    }
}

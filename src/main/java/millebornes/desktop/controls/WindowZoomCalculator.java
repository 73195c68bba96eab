package millebornes.desktop.controls;

import millebornes.desktop.theme.TextScale;

/// By how much everything is drawn larger than the design in a window of some size, with text of some size.
///
/// Pages are laid out for [#COMFORTABLE_WIDTH] by [#COMFORTABLE_HEIGHT] at most and then enlarged with the window, so
/// that a family across a room can read them; in a window smaller than the least size they are laid out for that and
/// drawn smaller, so that nothing is ever cut off. Larger text needs more room, so the least size grows with it.
public final class WindowZoomCalculator {

    /// The smallest size that pages are laid out for with text of the design's size, in px: a window of 1024 by 700 with its
    /// frame taken off.
    public static final double LEAST_WIDTH = 1000;

    public static final double LEAST_HEIGHT = 660;

    /// The same for the largest text; between them it grows evenly.
    static final double LARGE_TEXT_WIDTH = 1280;

    static final double LARGE_TEXT_HEIGHT = 720;

    /// From here on a page gains nothing from more room, in px: 1920 by 1080 shows it at 1.35.
    public static final double COMFORTABLE_WIDTH = 1422;

    public static final double COMFORTABLE_HEIGHT = 800;

    /// A window that is pulled larger grows in steps, since letters and pictures are drawn anew for each.
    private static final double STEPS = 20;

    private WindowZoomCalculator() {}

    /// The factor for a window.
    ///
    /// @param width of what is inside its frame, in px, as `height`
    public static double of(double width, double height, TextScale text) {
        double room = Math.min(width / COMFORTABLE_WIDTH, height / COMFORTABLE_HEIGHT);
        double need = Math.min(
                width / least(LEAST_WIDTH, LARGE_TEXT_WIDTH, text),
                height / least(LEAST_HEIGHT, LARGE_TEXT_HEIGHT, text));
        if (need <= 0) {
            return 1;
        }
        return need < 1 ? need : Math.max(1, Math.floor(room * STEPS) / STEPS);
    }

    private static double least(double usual, double large, TextScale text) {
        double share = (double) (text.percent() - TextScale.LEAST) / (TextScale.MOST - TextScale.LEAST);
        return usual + share * (large - usual);
    }
}

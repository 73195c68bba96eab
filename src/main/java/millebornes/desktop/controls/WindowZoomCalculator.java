package millebornes.desktop.controls;

import millebornes.desktop.theme.TextScale;

/// Computes the zoom of the program for a window size and a text size.
///
/// Pages are laid out for [#COMFORTABLE_WIDTH] by [#COMFORTABLE_HEIGHT] at most and then enlarged with the window, so
/// that a family can read them from across a room. In a window below the least size they are laid out for that size and
/// drawn smaller, so that nothing is ever cut off. Larger text needs more room, so the least size grows with it.
public final class WindowZoomCalculator {

    /// Width and height of the least layout at the usual text size, in px: a window of 1024 by 700 without its frame.
    public static final double LEAST_WIDTH = 1000;

    public static final double LEAST_HEIGHT = 660;

    /// Width and height of the least layout at the largest text size, in px; in between they are interpolated linearly.
    static final double LARGE_TEXT_WIDTH = 1280;

    static final double LARGE_TEXT_HEIGHT = 740;

    /// Width and height, in px, beyond which a window zooms its page: 1920 by 1080 shows a page at 1.35.
    public static final double COMFORTABLE_WIDTH = 1422;

    public static final double COMFORTABLE_HEIGHT = 800;

    /// The number of zoom steps between 1 and 2, few because letters and pictures are drawn again for each.
    private static final double STEPS = 20;

    private WindowZoomCalculator() {}

    /// The zoom of the page in a window.
    ///
    /// @param width the width inside the window's frame, in px; `height` likewise
    /// @param height the height inside the frame, in px
    /// @param text the size of text: larger text needs more room before a page is drawn smaller
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

package millebornes.desktop.geometry;

import millebornes.desktop.theme.Sizes;

/// The parameters of the table's layout.
///
/// @param width of the window's content in pixels; less than 960 is laid out as 960 and cut off
/// @param height likewise, at least 640
/// @param teams the teams, with 1 to 9 seats
/// @param buttons the number of buttons beside the card tray, 1 to 8
/// @param text the size of text, 1 for 100 % to 2 for 200 %
/// @param targetSize the least size of click targets
public record TableLayoutSpec(
        double width, double height, SeatTeams teams, int buttons, double text, TargetSize targetSize) {

    /// The least size of click targets.
    public enum TargetSize {
        STANDARD(Sizes.TARGET),
        JUNIOR(Sizes.JUNIOR_TARGET);

        private final double pixels;

        TargetSize(double pixels) {
            this.pixels = pixels;
        }

        /// The least side of a target in pixels, for a window of at most 1280 by 800; larger windows enlarge it.
        public double pixels() {
            return pixels;
        }
    }

    public static final int MAX_SEATS = SeatTeams.MOST_SEATS;
    public static final int MAX_BUTTONS = 8;

    /// The least width and height of a layout, in px; a smaller window is laid out with them and cut off.
    public static final double LEAST_WIDTH = 960;

    public static final double LEAST_HEIGHT = 640;

    /// The text size from which text is large: the seats are a strip of cars and kilometres then, and buttons have icons,
    /// so that the board keeps its size.
    private static final double LARGE = 1.5;

    /// The least scale of a window with large text.
    private static final double LEAST_SCALE = 0.8;

    public TableLayoutSpec {
        if (!Double.isFinite(width) || !Double.isFinite(height)) {
            throw new IllegalArgumentException("A window has a finite size: " + width + " by " + height);
        }
        if (buttons < 1 || buttons > MAX_BUTTONS) {
            throw new IllegalArgumentException("A table has 1 to 8 buttons, not " + buttons);
        }
        if (!(text >= 1 && text <= 2)) {
            throw new IllegalArgumentException("Text is shown at 100 to 200 %, not at " + text);
        }
        width = Math.max(LEAST_WIDTH, width);
        height = Math.max(LEAST_HEIGHT, height);
    }

    /// A table without teams.
    ///
    /// @param seats the number of seats, 1 to 9
    public TableLayoutSpec(double width, double height, int seats, int buttons, double text, TargetSize targetSize) {
        this(width, height, SeatTeams.alone(seats), buttons, text, targetSize);
    }

    /// These parameters for a window of another size.
    public TableLayoutSpec resized(double otherWidth, double otherHeight) {
        return new TableLayoutSpec(otherWidth, otherHeight, teams, buttons, text, targetSize);
    }

    /// The number of seats, 1 to 9.
    public int seats() {
        return teams.seats();
    }

    /// Whether text is large.
    public boolean isLarge() {
        return text >= LARGE;
    }

    /// The scale of this window relative to 1280 by 800; at least 1, so that text stays readable in a small one. Large
    /// text stays readable in a smaller one, too.
    public double windowScale() {
        return Math.max(isLarge() ? LEAST_SCALE : 1, Math.min(width / 1280, height / 800));
    }

    /// The scale of text and text-related sizes.
    public double textScale() {
        return windowScale() * text;
    }

    /// The scale of text in a drawer beside the board: that of the text size or, in a small window with large text, that
    /// of all other text.
    public double drawerScale() {
        return Math.min(text, textScale());
    }

    /// The scale of cards and card tray, which grow less than text, since they are already large.
    double pictureScale() {
        return windowScale() * (isLarge() ? 1 : 1 + (text - 1) * 0.4);
    }

    /// The least side of a click target, in px of this window.
    double target() {
        return targetSize.pixels() * Math.max(1, windowScale());
    }
}

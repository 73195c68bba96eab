package millebornes.desktop.theme;

/// The text size, in percent of the design's sizes: 100 to 200.
public record TextScale(int percent) {

    public static final TextScale NORMAL = new TextScale(100);
    public static final int LEAST = 100;
    public static final int MOST = 200;

    public TextScale {
        if (percent < LEAST || percent > MOST) {
            throw new IllegalArgumentException("text scale must be 100 to 200 percent, not " + percent);
        }
    }

    /// The design's size in px at this scale.
    public double of(double size) {
        return size * percent / 100;
    }
}

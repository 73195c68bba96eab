package millebornes.desktop.theme;

/// The sizes of letters, in px at 100 %: four for text and four for what stands out. No other size is used, except for
/// numbers and names that are fitted into their place.
public enum FontSize {
    /// axes, counters, units
    SMALL(12),
    /// second lines, names below pictures
    SECOND(14),
    /// sentences, controls
    BODY(15),
    /// names, numbers of a table, text to be read at length
    STRONG(17),
    /// the main button, the banner, the coach
    ACTION(19),
    /// heads of panels and questions
    HEAD(22),
    /// titles of a rule, of a question and of the menu
    TITLE(28),
    /// titles of pages
    PAGE(36);

    private final double pixels;

    FontSize(double pixels) {
        this.pixels = pixels;
    }

    /// The size at 100 %, in px.
    public double pixels() {
        return pixels;
    }
}

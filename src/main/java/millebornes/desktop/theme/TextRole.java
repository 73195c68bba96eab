package millebornes.desktop.theme;

import javafx.scene.text.Font;

/// The roles that text plays: weight and size in px at 100 % for each. For nodes inside drawings and on the board; what
/// stands in panels takes the style class of the same name from [millebornes.desktop.theme.StyleClasses].
public enum TextRole {
    PAGE_TITLE(TypefaceWeight.BOLD, 36),
    BUTTON(TypefaceWeight.SEMI_BOLD, 15),
    BANNER(TypefaceWeight.BOLD, 19),
    BANNER_NOTE(TypefaceWeight.MEDIUM, 12),
    LIVE_SENTENCE(TypefaceWeight.SEMI_BOLD, 22),
    BODY(TypefaceWeight.MEDIUM, 15),
    NOTE(TypefaceWeight.MEDIUM, 14),
    SEAT_NAME(TypefaceWeight.SEMI_BOLD, 14),
    SEAT_NUMBER(TypefaceWeight.BOLD, 15),
    UNIT(TypefaceWeight.MEDIUM, 12);

    private final TypefaceWeight weight;
    private final double size;

    TextRole(TypefaceWeight weight, double size) {
        this.weight = weight;
        this.size = size;
    }

    public TypefaceWeight weight() {
        return weight;
    }

    /// The size at 100 %, in px.
    public double size() {
        return size;
    }

    /// The role's font at a text scale.
    public Font font(TextScale scale) {
        return weight.font(scale.of(size));
    }
}

package millebornes.desktop.theme;

import javafx.scene.text.Font;

/// The roles of texts: the weight and the size of each. For nodes inside drawings and on the board; texts in panels
/// have the style class of the same name from [millebornes.desktop.theme.StyleClasses].
public enum TextRole {
    PAGE_TITLE(TypefaceWeight.BOLD, FontSize.PAGE),
    BUTTON(TypefaceWeight.SEMI_BOLD, FontSize.BODY),
    BANNER(TypefaceWeight.BOLD, FontSize.ACTION),
    BANNER_NOTE(TypefaceWeight.MEDIUM, FontSize.SECOND),
    LIVE_SENTENCE(TypefaceWeight.SEMI_BOLD, FontSize.HEAD),
    BODY(TypefaceWeight.MEDIUM, FontSize.BODY),
    NOTE(TypefaceWeight.MEDIUM, FontSize.SECOND),
    PERSON(TypefaceWeight.BOLD, FontSize.STRONG),
    SEAT_NAME(TypefaceWeight.SEMI_BOLD, FontSize.SECOND),
    SEAT_NUMBER(TypefaceWeight.BOLD, FontSize.BODY),
    UNIT(TypefaceWeight.MEDIUM, FontSize.SMALL);

    private final TypefaceWeight weight;
    private final FontSize size;

    TextRole(TypefaceWeight weight, FontSize size) {
        this.weight = weight;
        this.size = size;
    }

    public TypefaceWeight weight() {
        return weight;
    }

    /// The size at 100 %, in px.
    public double size() {
        return size.pixels();
    }

    /// The role's font at a text scale.
    public Font font(TextScale scale) {
        return weight.font(scale.of(size()));
    }
}

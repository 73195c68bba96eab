package millebornes.desktop.theme;

import javafx.scene.text.Font;

/// The roles of texts: the weight and the size of each. For nodes inside drawings and on the board; texts in panels
/// have the style class of the same name from [millebornes.desktop.theme.StyleClasses].
public enum TextRole {
    PAGE_TITLE(TypefaceWeight.BOLD, TypeSize.PAGE),
    BUTTON(TypefaceWeight.SEMI_BOLD, TypeSize.BODY),
    BANNER(TypefaceWeight.BOLD, TypeSize.ACTION),
    BANNER_NOTE(TypefaceWeight.MEDIUM, TypeSize.SMALL),
    LIVE_SENTENCE(TypefaceWeight.SEMI_BOLD, TypeSize.HEAD),
    BODY(TypefaceWeight.MEDIUM, TypeSize.BODY),
    NOTE(TypefaceWeight.MEDIUM, TypeSize.SECOND),
    SEAT_NAME(TypefaceWeight.SEMI_BOLD, TypeSize.SECOND),
    SEAT_NUMBER(TypefaceWeight.BOLD, TypeSize.BODY),
    UNIT(TypefaceWeight.MEDIUM, TypeSize.SMALL);

    private final TypefaceWeight weight;
    private final TypeSize size;

    TextRole(TypefaceWeight weight, TypeSize size) {
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

package millebornes.desktop.theme;

import javafx.scene.text.Font;

/// The roles that text plays: weight and size in px at 100 % for each. For nodes inside drawings and on the board; what
/// stands in panels takes the style class of the same name from [Styles].
public enum Type {
    PAGE_TITLE(Weight.BOLD, 36),
    BUTTON(Weight.SEMI_BOLD, 15),
    BANNER(Weight.BOLD, 20),
    BANNER_NOTE(Weight.MEDIUM, 12.5),
    LIVE_SENTENCE(Weight.SEMI_BOLD, 22.5),
    BODY(Weight.MEDIUM, 15),
    NOTE(Weight.MEDIUM, 13),
    SEAT_NAME(Weight.SEMI_BOLD, 14.5),
    SEAT_NUMBER(Weight.BOLD, 15),
    UNIT(Weight.MEDIUM, 11);

    private final Weight weight;
    private final double size;

    Type(Weight weight, double size) {
        this.weight = weight;
        this.size = size;
    }

    public Weight weight() {
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

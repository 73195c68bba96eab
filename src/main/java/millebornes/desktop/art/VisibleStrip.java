package millebornes.desktop.art;

import millebornes.desktop.theme.Sizes;

/// What is visible of a card that others cover, in px from its left.
///
/// @param seen the visible width of this card
/// @param narrowest the least visible width of a card of the same hand, so that all of them look alike
public record VisibleStrip(double seen, double narrowest) {

    /// A card that nothing covers.
    public static final VisibleStrip WHOLE = new VisibleStrip(Sizes.CARD_WIDTH, Sizes.CARD_WIDTH);
}

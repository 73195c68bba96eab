package millebornes.desktop.geometry;

/// The card tray at the foot of the table, in pixels.
///
/// @param tray the whole tray
/// @param draw the notched half with the draw pile
/// @param discard the half with the discards
/// @param cardScale the scale of a card of 110 by 154 in a half
/// @param drawPile the centre of the draw pile's top card; below it there is room for the height of the pile
/// @param discardPile the same for the discard pile
/// @param labels the strip below the piles for texts; its left half belongs to the draw pile
public record CardTrayLayout(
        Rect tray, Rect draw, Rect discard, double cardScale, Point drawPile, Point discardPile, Rect labels) {

    /// The width and height of the tray, in px for a scale of 1.
    static final double WIDTH = 176;

    static final double HEIGHT = 144;

    /// The width of the tray's frame, in px for a scale of 1.
    static final double FRAME = 20;

    private static final double LABEL = 26;

    /// The least distance from the edges of a half to its top card, in px, and the height of the highest pile, in px of a
    /// card.
    private static final double ABOVE = 2;

    private static final double HIGHEST = 20;

    /// The layout of a card tray in the middle of `roomRect`. `pictures` and `text` are the scales of tray and texts.
    static CardTrayLayout in(Rect roomRect, double pictures, double text) {
        double height = Math.min(roomRect.height(), HEIGHT * pictures);
        Rect trayRect = Rect.around(roomRect.centre(), roomRect.width(), height);
        double label = Math.min(LABEL * text, height / 4);
        Rect halvesRect =
                Rect.between(trayRect.x() + 6, trayRect.y() + 8, trayRect.right() - 6, trayRect.bottom() - label);
        Rect drawRect = halvesRect.cell(0, 2, 0, 1, 8);
        Rect discardRect = halvesRect.cell(1, 2, 0, 1, 8);
        double scale = Math.min(
                (drawRect.width() - 2 * ABOVE) / HandLayout.CARD_WIDTH,
                (drawRect.height() - 2 * ABOVE) / (HandLayout.CARD_HEIGHT + HIGHEST));
        Rect labelsRect =
                Rect.between(trayRect.x() + 6, trayRect.bottom() - label, trayRect.right() - 6, trayRect.bottom());
        return new CardTrayLayout(
                trayRect, drawRect, discardRect, scale, top(drawRect, scale), top(discardRect, scale), labelsRect);
    }

    /// The centre of a pile’s top card when the pile is at its highest. The pile is centred in its half as far as there
    /// is room.
    private static Point top(Rect halfRect, double scale) {
        double card = HandLayout.CARD_HEIGHT * scale;
        double above = Math.max(ABOVE, (halfRect.height() - card - HIGHEST * scale) / 2);
        return new Point(halfRect.centre().x(), halfRect.y() + above + card / 2);
    }
}

package millebornes.desktop.geometry;

/// The position, scale and rotation of a card in the window.
///
/// @param at its centre, in px
/// @param scale the scale of a card of 110 by 154
/// @param turn the clockwise rotation in degrees
/// @param shown the opacity, 0 or 1
public record CardPose(Point at, double scale, double turn, double shown) {

    /// The pose of a visible card.
    public CardPose(Point point, double scale, double turn) {
        this(point, scale, turn, 1);
    }

    /// The rectangle of the card when it is not rotated, in px.
    public Rect box() {
        return Rect.around(at, HandLayout.CARD_WIDTH * scale, HandLayout.CARD_HEIGHT * scale);
    }

    /// This pose for an invisible card whose scale is `smaller` times as large.
    public CardPose vanishing(double smaller) {
        return new CardPose(at, scale * smaller, turn, 0);
    }

    /// The pose between this one and another, on an arc.
    ///
    /// @param share 0 is here, 1 is there
    /// @param height the rise of the arc, in px
    public CardPose towards(CardPose otherPose, double share, double height) {
        double rise = 4 * height * share * (1 - share);
        return new CardPose(
                at.towards(otherPose.at, share).plus(0, -rise),
                between(scale, otherPose.scale, share),
                between(turn, otherPose.turn, share),
                between(shown, otherPose.shown, share));
    }

    private static double between(double from, double to, double share) {
        return from + (to - from) * share;
    }
}

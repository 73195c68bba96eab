package millebornes.desktop.geometry;

/// How a card lies somewhere in the window.
///
/// @param at its middle, in px
/// @param scale by how much a card of 110 by 154 shrinks or grows
/// @param turn degrees clockwise from upright
/// @param shown 1 for a card that is seen, 0 for one that cannot be seen there
public record CardPose(Point at, double scale, double turn, double shown) {

    /// A card that is seen.
    public CardPose(Point point, double scale, double turn) {
        this(point, scale, turn, 1);
    }

    /// The same place, where nothing is drawn of a card.
    public CardPose vanishing(double smaller) {
        return new CardPose(at, scale * smaller, turn, 0);
    }

    /// Between this spot and another, on an arc that rises by `height` px.
    ///
    /// @param share 0 is here, 1 is there
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

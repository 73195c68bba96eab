package millebornes.desktop.geometry;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.theme.Sizes;

/// The fan of cards at the foot of the table, in pixels.
///
/// @param room the area of the fan, in whose middle the cards lie if there is room for a selected one above them;
///     otherwise that reaches beyond its upper edge
/// @param cardScale the scale of a card of 110 by 154
public record HandLayout(Rect room, double cardScale) {

    public static final double CARD_WIDTH = Sizes.CARD_WIDTH;
    public static final double CARD_HEIGHT = Sizes.CARD_HEIGHT;

    /// The most cards in a hand.
    public static final int MAX_CARDS = 7;

    private static final double PITCH = 98;
    private static final double TURN = 1.5;
    private static final double SAG = 0.78;

    /// The room below the middle of the fan for its ends, in px for a scale of 1.
    static final double BELOW = 16;

    private static final double RAISED = 10;
    private static final double CHOSEN = 27;

    private static final double SMALL = 0.48;

    /// The width, in px, that the rotation of the outermost cards adds to the fan, for a scale of 1.
    static final double SPREAD = 14;

    /// One place in the fan; later ones lie on top of earlier ones.
    ///
    /// @param pose the card's centre; a heading of 0 is upright
    /// @param hit its mouse target: the visible part of the card, extended above and below
    public record Slot(Pose pose, Rect hit) {}

    /// The places of `cards` cards, left to right.
    ///
    /// @param cards 0 to 7
    public List<Slot> slots(int cards) {
        if (cards < 0 || cards > MAX_CARDS) {
            throw new IllegalArgumentException("A hand holds 0 to 7 cards, not " + cards);
        }
        double width = CARD_WIDTH * cardScale;
        double pitch = pitch(cards);
        double spare = room.height() - (CARD_HEIGHT + BELOW + CHOSEN) * cardScale;
        double top = room.bottom() - (CARD_HEIGHT + BELOW) * cardScale - Math.max(0, spare / 2);
        List<Slot> slots = new ArrayList<>(cards);
        for (int i = 0; i < cards; i++) {
            double step = i - (cards - 1) / 2.0;
            double x = room.centre().x() + step * pitch;
            double y = top + (CARD_HEIGHT / 2 + SAG * step * step) * cardScale;
            double seen = i == cards - 1 ? width : pitch;
            Rect hitRect = Rect.between(x - width / 2, room.y(), x - width / 2 + seen, room.bottom());
            slots.add(new Slot(new Pose(new Point(x, y), TURN * step), hitRect));
        }
        return List.copyOf(slots);
    }

    /// The rise of a recommended or refused card above the others, in px.
    public double raised() {
        return RAISED * cardScale;
    }

    /// The rise of the selected card above the others, in px.
    public double chosen() {
        return CHOSEN * cardScale;
    }

    /// A fan of smaller cards at the lower edge of this one's room; the upper edge of its room is that of a selected card.
    public HandLayout small() {
        double bottom = room.bottom() - Sizes.SMALL_GAP;
        double top = bottom - (CARD_HEIGHT + BELOW + CHOSEN) * cardScale * SMALL;
        return new HandLayout(Rect.between(room.x(), top, room.right(), bottom), cardScale * SMALL);
    }

    private double pitch(int cards) {
        double free = room.width() - (CARD_WIDTH + SPREAD) * cardScale;
        return cards < 2 ? 0 : Math.min(PITCH * cardScale, free / (cards - 1));
    }
}

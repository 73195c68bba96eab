package millebornes.desktop.tabletop;

import millebornes.desktop.geometry.Rect;

/// The places in a seat that shows a car and its kilometres in large text: the name is beside the car's mark or, in a
/// narrow seat that is high enough, below it.
///
/// @param fieldRect the ground of the seat
/// @param room the width left of the kilometres, in px
/// @param scale the factor by which text is larger than designed
record SeatStripLayout(Rect fieldRect, double room, double scale) {

    /// The width of a mark with a name beside or below it, in px for a scale of 1.
    private static final double BADGE_ROOM = 20;

    /// The height of two lines, in px for a scale of 1, and the y of mark and name, as shares of the seat's height.
    private static final double TWO_LINES = 34;

    private static final double ABOVE = 0.32;
    private static final double BELOW = 0.77;

    /// The greatest height of a mark above a name, as a share of the seat's height.
    private static final double BADGE_HEIGHT = 0.5;

    boolean isNamedBeside() {
        return room >= beforeName() + SeatNumberColumns.LEAST_NAME * scale;
    }

    boolean isNamedBelow() {
        return !isNamedBeside() && fieldRect.height() >= TWO_LINES * scale;
    }

    /// The distance from the left edge of the mark to a name beside it, in px.
    double beforeName() {
        return (BADGE_ROOM + SeatNumberColumns.NAME_GAP) * scale;
    }

    /// The y of the middle of mark and kilometres.
    double y() {
        return isNamedBelow()
                ? fieldRect.y() + fieldRect.height() * ABOVE
                : fieldRect.centre().y();
    }

    /// The y of the middle of a name below the mark.
    double nameY() {
        return fieldRect.y() + fieldRect.height() * BELOW;
    }

    /// The width of the car or its mark, in px.
    double carRoom() {
        if (isNamedBelow()) {
            return Math.min(room, Math.min(BADGE_HEIGHT * fieldRect.height(), BADGE_ROOM * scale));
        }
        return isNamedBeside() ? BADGE_ROOM * scale : room;
    }
}

package millebornes.desktop.tabletop;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.SeatNode.TeamPlace;

/// Draws the line from the car of a team's first member to the next member, with a knob at its end.
///
/// @param seats the group that it is added to
/// @param field the rectangle of one seat, without the gap between seats
/// @param scale of the list of seats
record TeamLinkDrawing(Group seats, Rect field, Color color, double scale) {

    /// The width of the gutter at scale 1, in px.
    static final double GUTTER = 10;

    /// The radius of a knob, the width of the line and its distance from the seat's edge, likewise.
    private static final double KNOB = 3.4;

    private static final double LINK = 2.6;
    private static final double EDGE = 8;

    /// Draws the part of one seat: from the seat above to its own knob, or from its knob down to the next seat.
    ///
    /// @param place of the seat in its team
    /// @param next whether it is not the first one
    /// @param y of its knob
    void of(TeamPlace place, boolean next, double y) {
        double x = field.x() + EDGE * scale;
        if (next) {
            // From the seat above it goes on from where that one has drawn it.
            double above = place == TeamPlace.SECOND
                    ? field.y() - SeatNumberColumns.INSET
                    : y - 2 * SeatNumberColumns.INSET - field.height();
            line(x, above, x, y);
        } else {
            line(x, y, x, field.bottom() + SeatNumberColumns.INSET);
        }
        seats.getChildren().add(new Circle(x, y, KNOB * scale, color));
    }

    private void line(double fromX, double fromY, double toX, double toY) {
        Line link = new Line(fromX, fromY, toX, toY);
        link.setStroke(color);
        link.setStrokeWidth(LINK * scale);
        link.setStrokeLineCap(StrokeLineCap.ROUND);
        seats.getChildren().add(link);
    }
}

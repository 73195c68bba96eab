package millebornes.desktop.tabletop;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.SeatViewState.SeatRole;

/// Draws the line from the car of a team's first member to the next member, with a knob at its end.
///
/// @param seats the group that it is added to
/// @param field the rectangle of one seat, without the gap between seats
/// @param scale of the list of seats
record TeamLinkDrawing(Group seats, Rect field, Color color, double scale) {

    /// The radius of a knob at scale 1, in px.
    static final double KNOB = 4;

    private static final double LINK = 2.6;

    /// Draws the line from a car to the teammates below it, or from above to the next car; nothing for a seat without a
    /// team.
    ///
    /// @param half half the height of the car around `y`, in px
    /// @param under the lower edge of what is below the car; 0 if nothing is
    void toMate(SeatRole role, double x, double y, double half, double under) {
        if (role == SeatRole.TEAM_NEXT) {
            line(x, field.y() - SeatNumberColumns.INSET, x, y - half);
            knob(x, y - half - KNOB / 2 * scale);
        } else if (role != SeatRole.ALONE) {
            line(x, Math.max(under, y + half), x, field.bottom() + SeatNumberColumns.INSET);
            if (under == 0) {
                knob(x, y + half + KNOB / 2 * scale);
            }
        }
    }

    void line(double fromX, double fromY, double toX, double toY) {
        Line link = new Line(fromX, fromY, toX, toY);
        link.setStroke(color);
        link.setStrokeWidth(LINK * scale);
        link.setStrokeLineCap(StrokeLineCap.ROUND);
        seats.getChildren().add(link);
    }

    void knob(double x, double y) {
        seats.getChildren().add(new Circle(x, y, KNOB * scale, color));
    }
}

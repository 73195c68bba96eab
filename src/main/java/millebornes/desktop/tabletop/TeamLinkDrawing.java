package millebornes.desktop.tabletop;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.SeatViewState.SeatRole;

/// What leads from the car of a team to its next member: a line with a knob at its end.
///
/// @param seats what it is drawn into
/// @param field of one seat, without what the seats keep between them
/// @param scale of the list of seats
record TeamLinkDrawing(Group seats, Rect field, Color color, double scale) {

    /// The radius of a knob at scale 1, in px.
    static final double KNOB = 4;

    private static final double LINK = 2.6;

    /// From a car to the team mates below it, or from above to the car of the next one; nothing where a seat is alone.
    ///
    /// @param half how far the car reaches above and below `y`, in px
    /// @param under the lower edge of what lies below the car; 0 where nothing does
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

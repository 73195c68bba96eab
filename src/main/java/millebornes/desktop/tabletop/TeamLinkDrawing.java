package millebornes.desktop.tabletop;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;
import millebornes.desktop.geometry.Rect;

/// Draws the line from the car of a team's first member to the next member, with a knob at its end.
///
/// @param seats the group that it is added to
/// @param field the rectangle of one seat, without the gap between seats
/// @param scale of the list of seats
record TeamLinkDrawing(Group seats, Rect field, Color color, double scale) {

    /// The radius of a knob, the width of the line and its distance from the seat's edge at scale 1, in px.
    private static final double KNOB = 4.4;

    private static final double LINK = 3.6;
    private static final double EDGE = 6.4;

    /// Draws the part of one seat: its knob, and the line from it to a neighbour's knob or to the seat's edge.
    ///
    /// @param knob the height of its knob
    /// @param end the height at which the line ends
    void of(double knob, double end) {
        double x = field.x() + EDGE * scale;
        line(x, end, x, knob);
        seats.getChildren().add(new Circle(x, knob, KNOB * scale, color));
    }

    private void line(double fromX, double fromY, double toX, double toY) {
        Line link = new Line(fromX, fromY, toX, toY);
        link.setStroke(color);
        link.setStrokeWidth(LINK * scale);
        link.setStrokeLineCap(StrokeLineCap.ROUND);
        seats.getChildren().add(link);
    }
}

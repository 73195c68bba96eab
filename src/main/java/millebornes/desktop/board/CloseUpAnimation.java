package millebornes.desktop.board;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.shape.Polygon;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.CloseUpFrame;
import millebornes.desktop.motion.DriveCurve;
import millebornes.desktop.motion.EaseCurve;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.theme.Livery;

/// The view leans in on the way of a car: its squares are lit as far as it has not driven them, its ghost stands on the
/// last one, and the car itself is larger than the others.
final class CloseUpAnimation implements MovementAnimation {

    /// By how much the acting car is larger still when it is seen from near.
    private static final double SWOLLEN = 1.25;

    /// A square is left when the middle of the car is so far beyond its own.
    private static final double LEFT = 0.3;

    private final PieceLayer pieces;
    private final DrivePreviewDrawing drawing;
    private final Movement.CloseUp way;
    private final double millis;
    private final CloseUpController leaning;
    private final List<Polygon> squares;
    private final Group lit = new Group();
    private final CloseUpFrame to;
    private int left;
    private boolean pictured;

    CloseUpAnimation(
            PieceLayer pieces,
            DrivePreviewDrawing drawing,
            Livery livery,
            Movement.CloseUp way,
            double millis,
            CloseUpController leaning) {
        this.pieces = pieces;
        this.drawing = drawing;
        this.way = way;
        this.millis = millis;
        this.leaning = leaning;
        to = leaning.on(way);
        squares = drawing.squares(way.car(), way.from(), way.to());
        lit.getChildren().addAll(squares);
        lit.getChildren().add(drawing.ghost(way.car(), livery, new CarStop(way.to())));
    }

    @Override
    public void show(double elapsed) {
        if (elapsed < way.in()) {
            light();
            leaning.lean(to, new EaseCurve(0, 1, way.in()).valueAt(elapsed));
        } else if (elapsed <= millis - way.out()) {
            light();
            picture(true);
            leaning.lean(to, 1);
            double now = DriveCurve.between(way.from(), way.to()).valueAt(elapsed - way.in());
            double gone = Math.abs(now - way.from()) - LEFT;
            while (left < squares.size() && gone >= left + 1) {
                drawing.leave(squares.get(left++));
            }
        } else {
            light();
            picture(false);
            leaning.lean(to, new EaseCurve(1, 0, way.out()).valueAt(elapsed - (millis - way.out())));
        }
    }

    @Override
    public void end() {
        leaning.lean(to, 0);
        pieces.swell(way.car(), 1);
        pieces.under().getChildren().remove(lit);
    }

    /// While the car passes over them, which would have them drawn again in every frame, squares and ghost are pictures.
    /// The toolkit takes these back only while they are in the window.
    private void picture(boolean now) {
        if (now != pictured) {
            pictured = now;
            lit.getChildren().forEach(drawn -> drawn.setCache(now));
        }
    }

    /// Lights the way, and draws its car larger than the others.
    private void light() {
        if (lit.getParent() == null) {
            pieces.under().getChildren().addFirst(lit);
            pieces.swell(way.car(), SWOLLEN);
        }
    }
}

package millebornes.desktop.board;

import java.util.List;
import java.util.function.DoubleFunction;
import javafx.scene.Group;
import javafx.scene.shape.Polygon;
import millebornes.desktop.geometry.CameraPath;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.motion.MotionCurve.DriveCurve;
import millebornes.desktop.motion.MotionCurve.EaseCurve;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.engine.table.Livery;

/// The animation of a drive seen from near: the camera zooms in on the car and follows it. The squares still ahead are
/// highlighted, the car's ghost is on the last one, and the car itself is drawn larger.
final class DriveCloseUpAnimation implements MovementAnimation {

    /// The factor by which the driving car is drawn larger in the close view.
    private static final double SWOLLEN = 1.25;

    /// The share of a square that the car's centre must have passed for the square to count as driven.
    private static final double LEFT = 0.3;

    private final PieceLayer pieces;
    private final DrivePreviewDrawing drawing;
    private final Movement.CloseUp closeUp;
    private final double millis;
    private final BoardCamera camera;
    private final CameraPath path;
    private final DoubleFunction<Point> places;
    private final List<Polygon> squares;
    private final Group lit = new Group();
    private int left;

    /// @param path the path of the camera
    /// @param places the car's positions, in the window without zoom, by square
    DriveCloseUpAnimation(
            PieceLayer pieces,
            DrivePreviewDrawing drawing,
            Livery livery,
            Movement.CloseUp closeUp,
            double millis,
            BoardCamera camera,
            CameraPath path,
            DoubleFunction<Point> places) {
        this.pieces = pieces;
        this.drawing = drawing;
        this.closeUp = closeUp;
        this.millis = millis;
        this.camera = camera;
        this.path = path;
        this.places = places;
        squares = drawing.squares(closeUp.car(), closeUp.from(), closeUp.to());
        lit.getChildren().addAll(squares);
        lit.getChildren().add(drawing.ghost(closeUp.car(), livery, new CarStop(closeUp.to()), 0));
    }

    @Override
    public void show(double elapsed) {
        light();
        double until = millis - closeUp.out();
        double in = new EaseCurve(0, 1, closeUp.in()).valueAt(elapsed);
        double out = new EaseCurve(0, 1, closeUp.out()).valueAt(elapsed - until);
        double now = DriveCurve.between(closeUp.from(), closeUp.to()).valueAt(elapsed - closeUp.in());
        camera.look(path, in - out, places.apply(now));
        double gone = Math.abs(now - closeUp.from()) - LEFT;
        while (left < squares.size() && gone >= left + 1) {
            drawing.leave(squares.get(left++));
        }
    }

    @Override
    public void end() {
        camera.rest();
        pieces.swell(closeUp.car(), 1);
        pieces.under().getChildren().remove(lit);
    }

    /// Highlights the drive, and draws its car larger than the others.
    private void light() {
        if (lit.getParent() == null) {
            pieces.under().getChildren().addFirst(lit);
            pieces.swell(closeUp.car(), SWOLLEN);
        }
    }
}

package millebornes.desktop.tabletop;

import javafx.scene.Group;
import millebornes.desktop.geometry.CardPose;
import millebornes.desktop.motion.MotionCurve.DriveCurve;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.theme.Palette;
import millebornes.engine.table.Distance;

/// The animation of a drive's card: it is held up, one square below it is filled for every square that the car has
/// driven, and the odometer turns.
final class DriveCountAnimation implements MovementAnimation {

    private final Group air;
    private final DriveCurve curve;
    private final DriveProgressBar progressBar;
    private final OdometerNode odometer;
    private final Group shown;

    DriveCountAnimation(
            Group air,
            CardSprite sprite,
            CardPose heldPose,
            Movement.DriveCount drive,
            Palette palette,
            OdometerNode odometer) {
        this.air = air;
        curve = DriveCurve.between(drive.from(), drive.to());
        progressBar = new DriveProgressBar(palette, Math.abs(drive.to() - drive.from()), heldPose);
        this.odometer = odometer;
        shown = new Group(sprite, progressBar, odometer);
    }

    @Override
    public void show(double millis) {
        if (shown.getParent() == null) {
            air.getChildren().add(shown);
        }
        double now = curve.valueAt(millis);
        progressBar.fill((int) Math.floor(Math.abs(now - curve.from()) + 0.5));
        odometer.turn(Math.max(0, now) * Distance.KM_PER_SQUARE);
    }

    @Override
    public void end() {
        air.getChildren().remove(shown);
    }
}

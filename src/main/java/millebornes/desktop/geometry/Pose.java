package millebornes.desktop.geometry;

/// A position and a direction.
///
/// @param at the centre
/// @param heading degrees clockwise on the screen: 0 looks to the right, 90 downwards, 180 to the left
public record Pose(Point at, double heading) {

    public Pose {
        if (!Double.isFinite(heading)) {
            throw new IllegalArgumentException("A pose needs a finite heading: " + heading);
        }
    }

    /// The point `ahead` in front of and `right` to the right of this pose, relative to its direction; negative
    /// distances mean behind and to the left.
    public Point point(double ahead, double right) {
        double angle = Math.toRadians(heading);
        double cos = Math.cos(angle);
        double sin = Math.sin(angle);
        return at.plus(ahead * cos - right * sin, ahead * sin + right * cos);
    }

    /// The pose at [#point(double, double)] with the same direction.
    public Pose moved(double ahead, double right) {
        return new Pose(point(ahead, right), heading);
    }

    /// The x component of the direction: 1 looks to the right, −1 to the left.
    public double cos() {
        return Math.cos(Math.toRadians(heading));
    }

    /// The y component of the direction: 1 looks downwards, −1 upwards.
    public double sin() {
        return Math.sin(Math.toRadians(heading));
    }
}

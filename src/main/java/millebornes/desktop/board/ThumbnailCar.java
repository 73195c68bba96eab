package millebornes.desktop.board;

import javafx.scene.Group;
import millebornes.desktop.art.CarNode;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.theme.Sizes;

/// A car on the road of a thumbnail, in board units. It is larger than on the board, and moved towards the middle of the
/// road as far as necessary to be wholly on the road.
public final class ThumbnailCar extends Group {

    /// The width of a car, as a share of its lane's width, and its greatest width, as a share of the road's width.
    private static final double LANES = 1.7;

    private static final double MOST = 0.5;

    /// The least length of a car on a board of a small scale, in px, unless it would be wider than that share of the road.
    private static final double LENGTH = 36;

    private static final double WIDEST = 0.8;

    private final CarNode car;
    private final Road road;
    private final int lane;
    private final double width;

    /// @param lane 0 is the left one for the driver
    public ThumbnailCar(CarNode car, Road road, int lane, CarStop stop) {
        this(car, road, lane, stop, width(road));
    }

    /// @param width of the car, in board units
    ThumbnailCar(CarNode car, Road road, int lane, CarStop stop, double width) {
        super(car);
        this.car = car;
        this.road = road;
        this.lane = lane;
        this.width = width;
        setScaleX(width / Sizes.CAR_WIDTH);
        setScaleY(width / Sizes.CAR_WIDTH);
        moveTo(stop.index());
    }

    /// Places the car.
    ///
    /// @param stop the index of a [CarStop]; fractions are between two stops
    public void moveTo(double stop) {
        Pose pose = pose(road, lane, stop, width);
        car.heading(pose.heading());
        setTranslateX(pose.at().x());
        setTranslateY(pose.at().y());
    }

    static Pose pose(Road road, int lane, double stop, double width) {
        double aside = (Road.BAND - width) / 2;
        return road.path().at(road.arc(stop), Math.clamp(road.lateral(lane), -aside, aside));
    }

    /// The usual width of a car, in board units.
    static double width(Road road) {
        return Math.min(LANES * road.laneWidth(), MOST * Road.BAND);
    }

    /// The width of a car on a board of a small scale, in board units, so that it is long enough to be recognised.
    ///
    /// @param scale in px per board unit
    static double width(Road road, double scale) {
        double wanted = LENGTH / scale * Sizes.CAR_WIDTH / Sizes.CAR_LENGTH;
        return Math.max(width(road), Math.min(wanted, WIDEST * Road.BAND));
    }
}

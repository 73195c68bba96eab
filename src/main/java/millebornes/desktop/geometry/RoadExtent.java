package millebornes.desktop.geometry;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/// The extent of a road with everything that may ever be on it: its verge, and cars and tokens that have grown beyond
/// the outermost lanes.
///
/// @param road the road
record RoadExtent(Road road) {

    /// The width of a car's shadow and rim, in board units.
    private static final double RIM = 4;

    /// The lower end of a token's shadow, as a multiple of the token's radius below its centre.
    private static final double SHADOW = 1.55;

    /// The largest y of the verge and of all possible cars and tokens, in board units.
    public double bottom() {
        PieceLayout grownLayout = CarSizeCalculator.largest(road);
        double verge = road.line(0, road.path().length(), Road.BAND / 2).stream()
                        .mapToDouble(Point::y)
                        .max()
                        .orElseThrow()
                + Road.VERGE;
        double pieces = IntStream.range(0, road.lanes())
                .boxed()
                .flatMapToDouble(lane ->
                        IntStream.rangeClosed(0, road.squares()).mapToDouble(stop -> bottom(grownLayout, lane, stop)))
                .max()
                .orElseThrow();
        return Math.max(verge, pieces + RIM);
    }

    private static double bottom(PieceLayout grownLayout, int lane, int stop) {
        Pose carPose = grownLayout.car(lane, stop);
        double corner = Math.abs(carPose.sin()) * grownLayout.carLength() / 2
                + Math.abs(carPose.cos()) * grownLayout.carWidth() / 2;
        Pose hazardPose = grownLayout.attackPoses(lane, stop, 1).getFirst();
        Pose safetyPose = grownLayout.safetyPoses(lane, stop, 1).getFirst();
        return DoubleStream.of(
                        carPose.at().y() + corner,
                        hazardPose.at().y() + SHADOW * grownLayout.attackRadius(),
                        safetyPose.at().y() + SHADOW * grownLayout.safetyRadius())
                .max()
                .orElseThrow();
    }
}

package millebornes.desktop.result;

import java.util.List;
import millebornes.engine.table.Livery;

/// What a chart of a race shows: a line for each team or car, from nothing to where it has come.
///
/// @param top the value of the uppermost rule
/// @param goal the value that was to be reached, or 0 when there is none
/// @param length how far the lines reach, in rounds or in turns round the table
/// @param coups where somebody has declared a coup-fourré
record RaceChart(List<RaceLine> lines, int top, int goal, double length, List<CoupMark> coups) {

    /// A line.
    ///
    /// @param cars whose it is
    /// @param points from left to right
    public record RaceLine(List<Livery> cars, List<RacePoint> points) {

        public RaceLine {
            cars = List.copyOf(cars);
            points = List.copyOf(points);
        }

        /// The value at its right end.
        public int last() {
            return points.getLast().value();
        }
    }

    /// A place on a line.
    ///
    /// @param at in rounds or in turns round the table
    public record RacePoint(double at, int value) {}

    /// A coup-fourré on a line.
    ///
    /// @param at in rounds or in turns round the table
    /// @param value how high the line is there
    public record CoupMark(int line, double at, double value) {}

    public RaceChart {
        lines = List.copyOf(lines);
        coups = List.copyOf(coups);
    }
}

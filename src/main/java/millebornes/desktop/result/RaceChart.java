package millebornes.desktop.result;

import java.util.List;
import millebornes.engine.table.Livery;

/// The data of a race chart: a line for each team or car, from zero to its final value.
///
/// @param top the value of the uppermost grid line
/// @param goal the target value, or 0 when there is none
/// @param length the length of the lines, in rounds or in turns around the table
/// @param coups the coups-fourrés
record RaceChart(List<RaceLine> lines, int top, int goal, double length, List<CoupMark> coups) {

    /// A line of the chart.
    ///
    /// @param cars its cars
    /// @param points from left to right
    public record RaceLine(List<Livery> cars, List<RacePoint> points) {

        public RaceLine {
            cars = List.copyOf(cars);
            points = List.copyOf(points);
        }

        /// The value of the last point.
        public int last() {
            return points.getLast().value();
        }
    }

    /// A point of a line.
    ///
    /// @param at in rounds or in turns around the table
    public record RacePoint(double at, int value) {}

    /// A coup-fourré on a line.
    ///
    /// @param at in rounds or in turns around the table
    /// @param value the value of the line there
    public record CoupMark(int line, double at, double value) {}

    public RaceChart {
        lines = List.copyOf(lines);
        coups = List.copyOf(coups);
    }
}

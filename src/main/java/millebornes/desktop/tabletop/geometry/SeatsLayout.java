package millebornes.desktop.tabletop.geometry;

import java.util.ArrayList;
import java.util.List;

/// Where the seats are listed, in pixels.
///
/// @param shape how the words in a seat are set
/// @param seats one rectangle for each seat, all of it a target; neighbours touch, so what is drawn keeps a little
///     inside of it
public record SeatsLayout(SeatFormat shape, List<Rect> seats) {

    /// How much a seat can show in which order.
    public enum SeatFormat {
        /// One line: car, name, tokens, kilometres, cards, points.
        LINE,
        /// Two lines: car and name above, tokens and numbers below.
        PLATE,
        /// Three lines: car and cards, then the name over the whole width, then tokens and numbers.
        TALL
    }

    private static final double LEAST_LINE = 300;
    private static final double TALLEST = 64;
    private static final double LEAST_TALL = 74;
    private static final double TALLEST_PLATE = 92;

    public SeatsLayout {
        seats = List.copyOf(seats);
    }

    /// Seats in a grid that fills `room` from above, column by column.
    static SeatsLayout in(Rect room, int seats, int columns, double text) {
        int rows = Math.ceilDiv(seats, columns);
        SeatFormat shape = shape(room, rows, columns, text);
        double tallest = shape == SeatFormat.TALL ? TALLEST_PLATE : TALLEST;
        double height = Math.min(room.height(), rows * tallest * text);
        Rect used = Rect.around(room.centre(), room.width(), height);
        List<Rect> list = new ArrayList<>(seats);
        for (int i = 0; i < seats; i++) {
            list.add(used.cell(i / rows, columns, i % rows, rows, 0));
        }
        return new SeatsLayout(shape, list);
    }

    private static SeatFormat shape(Rect room, int rows, int columns, double text) {
        if (columns == 1 && room.width() >= LEAST_LINE * text) {
            return SeatFormat.LINE;
        }
        return room.height() / rows >= LEAST_TALL * text ? SeatFormat.TALL : SeatFormat.PLATE;
    }
}

package millebornes.desktop.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import millebornes.desktop.theme.Sizes;

/// The layout of the list of seats, in pixels.
///
/// @param format the format of a seat
/// @param seats one rectangle for each seat, all of it a target; neighbours touch, so the content has a small inset
/// @param teams one rectangle for each team, around its seats; none in a game without teams
/// @param heads the places of the column headings; none if each number has its unit
public record SeatListLayout(SeatFormat format, List<Rect> seats, List<Rect> teams, List<Rect> heads) {

    /// The arrangement of a seat's content.
    public enum SeatFormat {
        /// One line: car, name, tokens, kilometres, cards, points.
        LINE,
        /// Two lines: car and name above, tokens and numbers below.
        PLATE,
        /// Three lines: car and cards, then the name over the whole width, then tokens and numbers.
        TALL,
        /// Large text: car and kilometres only.
        STRIP
    }

    /// The least width of a seat in the format of one line, in px for a scale of 1.
    static final double LEAST_LINE = 300;

    /// The height of the column headings, in px for a scale of 1.
    static final double HEAD = 15;

    /// The width and height of a seat in a strip, for a scale of 1.
    public static final double STRIP_WIDTH = 80;

    public static final double STRIP_HEIGHT = 33;

    /// The preferred width of a seat in the only column of a strip, where the name has room, for a scale of 1.
    static final double NAMED_STRIP_WIDTH = 150;

    private static final double TALLEST = 64;
    private static final double LEAST_TALL = 74;
    private static final double TALLEST_PLATE = 92;

    /// The least width, in px for a scale of 1, of a seat with its name beside the car. In a narrower seat that is high
    /// enough, the name has a line of its own.
    private static final double LEAST_PLATE = 132;

    private static final double LEAST_SLIM = 62;

    /// The least size of a crew whose first seat is higher, and the height of the others, as a share of the mean.
    private static final int LARGE_CREW = 3;

    private static final double MATE = 0.86;

    public SeatListLayout {
        seats = List.copyOf(seats);
        teams = List.copyOf(teams);
        heads = List.copyOf(heads);
    }

    /// The number of rows of a list with that many columns; a team is never divided between columns.
    static int rows(SeatTeams teams, int columns) {
        return Math.ceilDiv(teams.count(), columns) * teams.size();
    }

    /// The height of the column headings, in px; 0 if each number has its unit beside it: in a seat of one line, and in
    /// Junior games, which have no points.
    static double head(double width, TableLayoutSpec spec, int columns) {
        boolean junior = spec.targetSize() == TableLayoutSpec.TargetSize.JUNIOR;
        return isLine(width, spec, columns) || junior ? 0 : HEAD * spec.textScale();
    }

    private static boolean isLine(double width, TableLayoutSpec spec, int columns) {
        return columns == 1 && width >= LEAST_LINE * spec.textScale();
    }

    /// The layout with that many columns, filled from the top, column by column.
    static SeatListLayout in(Rect roomRect, TableLayoutSpec spec, int columns) {
        SeatTeams teams = spec.teams();
        double text = spec.textScale();
        int rows = rows(teams, columns);
        double head = head(roomRect.width(), spec, columns);
        boolean line = isLine(roomRect.width(), spec, columns);
        Rect belowRect = Rect.between(roomRect.x(), roomRect.y() + head, roomRect.right(), roomRect.bottom());
        boolean slim = roomRect.width() < columns * LEAST_PLATE * text;
        // Without headings there is room for the car beside both lines.
        double leastTall = slim ? LEAST_SLIM : head > 0 ? LEAST_TALL : Double.POSITIVE_INFINITY;
        boolean tall = belowRect.height() / rows >= leastTall * text;
        SeatFormat format = line ? SeatFormat.LINE : tall ? SeatFormat.TALL : SeatFormat.PLATE;
        double tallest = format == SeatFormat.TALL ? TALLEST_PLATE : TALLEST;
        double height = Math.min(belowRect.height(), rows * tallest * text);
        return grid(format, Rect.around(belowRect.centre(), belowRect.width(), height), teams, columns, head);
    }

    /// The layout of seats that show only car and kilometres, in a grid that fills `roomRect`, column by column.
    static SeatListLayout strip(Rect roomRect, SeatTeams teams, int columns, double text) {
        double height = Math.min(roomRect.height(), rows(teams, columns) * TALLEST * text);
        Rect usedRect = Rect.around(roomRect.centre(), roomRect.width(), height);
        return grid(SeatFormat.STRIP, usedRect, teams, columns, 0);
    }

    private static SeatListLayout grid(SeatFormat format, Rect usedRect, SeatTeams teams, int columns, double head) {
        int rows = rows(teams, columns);
        Rect[] seats = new Rect[teams.seats()];
        List<Integer> order = teams.listed();
        for (int slot = 0; slot < seats.length; slot++) {
            Rect teamRect = usedRect.cell(slot / rows, columns, slot % rows / teams.size(), rows / teams.size(), 0);
            seats[order.get(slot)] = member(teamRect, slot % teams.size(), teams.size());
        }
        List<Rect> heads = new ArrayList<>();
        for (int column = 0; column < columns && head > 0; column++) {
            Rect cellRect = usedRect.cell(column, columns, 0, rows, 0);
            heads.add(new Rect(cellRect.x(), cellRect.y() - head, cellRect.width(), head));
        }
        return new SeatListLayout(
                format, Arrays.asList(seats), teams.size() == 1 ? List.of() : tiles(seats, teams), heads);
    }

    /// The seat of a member of a team: in a crew of three or more, that of the first one, with the car, is higher.
    private static Rect member(Rect teamRect, int member, int size) {
        double next = teamRect.height() / size;
        if (size >= LARGE_CREW) {
            next = Math.max(MATE * next, Math.min(next, Sizes.TARGET));
        }
        double first = teamRect.height() - (size - 1) * next;
        return member == 0
                ? new Rect(teamRect.x(), teamRect.y(), teamRect.width(), first)
                : new Rect(teamRect.x(), teamRect.y() + first + (member - 1) * next, teamRect.width(), next);
    }

    private static List<Rect> tiles(Rect[] seats, SeatTeams teams) {
        List<Rect> tiles = new ArrayList<>();
        List<Integer> order = teams.listed();
        for (int team = 0; team < teams.count(); team++) {
            Rect firstRect = seats[order.get(team * teams.size())];
            Rect lastRect = seats[order.get((team + 1) * teams.size() - 1)];
            tiles.add(Rect.between(firstRect.x(), firstRect.y(), lastRect.right(), lastRect.bottom()));
        }
        return tiles;
    }
}

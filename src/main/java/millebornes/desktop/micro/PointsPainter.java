package millebornes.desktop.micro;

import millebornes.desktop.micro.PointsTable.Leader;

/// Paints the points table on a board in the landscape, and below it, if there is room, the distances of the two cars.
final class PointsPainter {

    /// The distance by which the landscape is lower than on the title page, in pixels, for the dialogue line above it.
    private static final int LOWER = 12;

    private static final int TITLE_Y = 58;
    private static final int X = 10;
    private static final int Y = 71;
    private static final int WIDTH = 300;
    private static final int AROUND = 6;
    private static final int ROW = 11;

    /// The greatest number of lines that have high rows; more lines have lower ones.
    private static final int ROOMY = 6;

    private static final int REASON_X = X + 8;
    private static final int PERSON_X = X + 226;
    private static final int MACHINE_X = X + 292;
    private static final int COLUMN = 62;
    private static final int UPPER_LANE_Y = 168;
    private static final int LOWER_LANE_Y = 181;
    private static final int LANE_X = 6;
    private static final int LANE = 285;

    private final PixelCanvas canvas;

    PointsPainter(PixelCanvas canvas) {
        this.canvas = canvas;
    }

    void paint(PointsTable table, MicroViewState state) {
        canvas.picture(PixelPictures.named("title"), 0, LOWER)
                .textAround(table.title(), PixelCanvas.WIDTH / 2, TITLE_Y, MicroColour.CREAM);
        int row = table.lines().size() > ROOMY ? ROW - 1 : ROW;
        int height = (table.lines().size() + 1) * row + AROUND;
        if (Y + height < UPPER_LANE_Y) {
            car("car.person", state.person(), UPPER_LANE_Y);
            car("car.machine", state.machine(), LOWER_LANE_Y);
        }
        canvas.fillRound(X + 2, Y + 2, WIDTH, height, MicroColour.INK)
                .fillRound(X, Y, WIDTH, height, MicroColour.CREAM)
                .frame(X + 2, Y + 2, WIDTH - 4, height - 4, 1, MicroColour.SAND);
        int y = Y + AROUND / 2;
        head(table.person(), PERSON_X, y, MicroColour.BLUE, table.leader() == Leader.PERSON);
        head(table.machine(), MACHINE_X, y, MicroColour.GARNET, table.leader() == Leader.MACHINE);
        for (PointsTable.Line line : table.lines()) {
            y += row;
            line(line, y, row);
        }
    }

    private void car(String picture, MicroTableHalf half, int y) {
        int way = (int) Math.round((double) half.km() * LANE / half.target());
        canvas.picture(PixelPictures.named(picture), LANE_X + way, y);
    }

    private void head(String name, int right, int y, MicroColour colour, boolean leads) {
        canvas.fill(right - COLUMN, y, COLUMN + 2, ROW - 1, colour)
                .textTo(name, right, y + 1, leads ? MicroColour.SUN : MicroColour.CREAM);
    }

    private void line(PointsTable.Line line, int y, int row) {
        MicroColour inkColour = switch (line.weight()) {
            case REASON -> MicroColour.INK;
            case SUM -> MicroColour.GARNET;
            case TOTAL -> MicroColour.CREAM;
        };
        switch (line.weight()) {
            case REASON -> {}
            case SUM -> canvas.fill(REASON_X, y, MACHINE_X + 2 - REASON_X, 1, MicroColour.EARTH);
            case TOTAL -> canvas.fill(X + 4, y, WIDTH - 8, row, MicroColour.PETROL);
        }
        int text = y + row - ROW + 2;
        canvas.text(line.reason(), REASON_X, text, inkColour)
                .textTo(line.person(), PERSON_X, text, inkColour)
                .textTo(line.machine(), MACHINE_X, text, inkColour);
    }
}

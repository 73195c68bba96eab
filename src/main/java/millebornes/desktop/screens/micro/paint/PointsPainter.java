package millebornes.desktop.screens.micro.paint;

import millebornes.desktop.screens.micro.model.PointsTable;
import millebornes.desktop.screens.micro.model.PointsTable.Leader;
import millebornes.desktop.screens.micro.pixel.MicroColour;
import millebornes.desktop.screens.micro.pixel.PixelCanvas;
import millebornes.desktop.screens.micro.pixel.PixelPictures;

/// Paints the table of points on a board that stands in the landscape.
final class PointsPainter {

    private static final int SIGN_Y = 46;
    private static final int X = 10;
    private static final int Y = 60;
    private static final int WIDTH = 300;
    private static final int ROW = 11;
    private static final int REASON_X = X + 8;
    private static final int PERSON_X = X + 226;
    private static final int MACHINE_X = X + 292;
    private static final int COLUMN = 62;
    private static final int TEXT = 2;

    private final PixelCanvas canvas;

    PointsPainter(PixelCanvas canvas) {
        this.canvas = canvas;
    }

    void paint(PointsTable table) {
        canvas.picture(PixelPictures.named("title"), 0, 0)
                .textAround(table.title(), PixelCanvas.WIDTH / 2, SIGN_Y, MicroColour.CREAM);
        int height = (table.lines().size() + 1) * ROW + 6;
        canvas.fillRound(X + 2, Y + 2, WIDTH, height, MicroColour.INK)
                .fillRound(X, Y, WIDTH, height, MicroColour.CREAM)
                .frame(X + 2, Y + 2, WIDTH - 4, height - 4, 1, MicroColour.SAND);
        int y = Y + 3;
        head(table.person(), PERSON_X, y, MicroColour.BLUE, table.leader() == Leader.PERSON);
        head(table.machine(), MACHINE_X, y, MicroColour.GARNET, table.leader() == Leader.MACHINE);
        for (PointsTable.Line line : table.lines()) {
            y += ROW;
            line(line, y);
        }
    }

    private void head(String name, int right, int y, MicroColour colour, boolean leads) {
        canvas.fill(right - COLUMN, y, COLUMN + 2, ROW - 1, colour)
                .textTo(name, right, y + 1, leads ? MicroColour.SUN : MicroColour.CREAM);
    }

    private void line(PointsTable.Line line, int y) {
        MicroColour ink = switch (line.weight()) {
            case REASON -> MicroColour.INK;
            case SUM -> MicroColour.GARNET;
            case TOTAL -> MicroColour.CREAM;
        };
        switch (line.weight()) {
            case REASON -> {}
            case SUM -> canvas.fill(REASON_X, y, MACHINE_X + 2 - REASON_X, 1, MicroColour.EARTH);
            case TOTAL -> canvas.fill(X + 4, y, WIDTH - 8, ROW, MicroColour.PETROL);
        }
        canvas.text(line.reason(), REASON_X, y + TEXT, ink)
                .textTo(line.person(), PERSON_X, y + TEXT, ink)
                .textTo(line.machine(), MACHINE_X, y + TEXT, ink);
    }
}

package millebornes.desktop.postcard;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CarArt;
import millebornes.desktop.art.CeremonyArt.Pose;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetCar;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetDistances;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.TypefaceWeight;

/// Draws the distances of a junior game, from the origin to the right and down: a row per car with its drivers, its
/// family and its km as squares to be counted, in columns of 100 km.
final class JuniorSheetDrawing {

    private static final double HIGHEST = 86;
    private static final double CARS = 108;
    private static final double PEOPLE_X = 120;
    private static final double PEOPLE = 96;
    private static final double SQUARES_X = 226;
    private static final double FAMILIES = 92;
    private static final double INSET = 5;
    private static final double NAME = 16;
    private static final double DISTANCE = 13;
    private static final double LEGEND = 10;
    private static final double LEGEND_LINE = 1.9;
    private static final double PITCH = 1.2;

    /// The km of a square, the squares of a column, and the columns of half a road of 1000 km, after which is a gap.
    private static final int SQUARE_KM = 25;

    private static final int COLUMN = 4;
    private static final int HALF = 5;
    private static final double HALF_APART = 0.3;
    private static final double WIDEST = 1.15;
    private static final double APART = 2.4;
    private static final double ROUND = 3;
    private static final double HAIR = 0.6;

    private final ArtFactory art;
    private final PaperTextFactory text;
    private final SheetDistances distances;
    private final double width;
    private final double row;
    private final Group rows = new Group();

    private JuniorSheetDrawing(ArtFactory art, SheetDistances distances, double width, double most) {
        this.art = art;
        this.text = new PaperTextFactory(art.palette());
        this.distances = distances;
        this.width = width;
        this.row = Math.min(HIGHEST, most / distances.cars().size());
    }

    /// @param most the greatest height of all rows
    static Group of(ArtFactory art, SheetDistances distances, double width, double most) {
        JuniorSheetDrawing drawing = new JuniorSheetDrawing(art, distances, width, most);
        for (int at = 0; at < distances.cars().size(); at++) {
            drawing.row(distances.cars().get(at), at * drawing.row);
        }
        double end = distances.cars().size() * drawing.row;
        drawing.add(drawing.text.line(
                distances.legend(),
                TypefaceWeight.MEDIUM,
                LEGEND,
                ColourRole.INK,
                SQUARES_X,
                end + LEGEND * LEGEND_LINE));
        return drawing.rows;
    }

    private void row(SheetCar car, double top) {
        if (car.won()) {
            add(GeometryShapeFactory.box(new Rect(0, top, width, row), 0, PaperTextFactory.winnerTint(art.palette())));
        }
        double scale = Math.min(CARS / CarArt.SIDE_LENGTH, (row - 2 * INSET) / CarArt.SIDE_HEIGHT);
        double wheels = top + (row + scale * CarArt.SIDE_HEIGHT * 0.9) / 2;
        add(NodeTransforms.at(art.cars().side(car.look()), INSET + CARS / 2, wheels, scale));
        people(car, top);
        squares(car, top);
        family(car, top + row - INSET);
        Line rule = new Line(0, top + row, width, top + row);
        rule.setStroke(art.palette().color(ColourRole.INK));
        rule.setStrokeWidth(HAIR);
        add(rule);
    }

    /// Draws the drivers with the distance below them.
    private void people(SheetCar car, double top) {
        int lines = car.people().size() + 1;
        double size = Math.min(NAME, (row - INSET) / lines / PITCH);
        double y = top + row / 2 - (lines - 1) * size * PITCH / 2 + size * PaperTextFactory.HALF_CAPITAL;
        for (String person : car.people()) {
            Text name = text.line(person, TypefaceWeight.BOLD, size, ColourRole.INK, PEOPLE_X, y);
            add(PaperTextFactory.fit(name, PEOPLE));
            y += size * PITCH;
        }
        add(text.line(car.distance(), TypefaceWeight.MEDIUM, Math.min(DISTANCE, size), ColourRole.INK, PEOPLE_X, y));
    }

    /// Draws a square for every 25 km of the road, from the left; those that the car has reached are full.
    private void squares(SheetCar car, double top) {
        int reached = car.km() / SQUARE_KM;
        int all = Math.max(distances.goal() / SQUARE_KM, reached);
        int columns = Math.ceilDiv(all, COLUMN);
        double room = width - FAMILIES - SQUARES_X - INSET;
        double most = room / (columns + HALF_APART);
        double pitch = Math.min(most, (row - 2 * INSET) / COLUMN);
        double wide = Math.min(most, pitch * WIDEST);
        double first = top + (row - COLUMN * pitch) / 2;
        for (int at = 0; at < all; at++) {
            int column = at / COLUMN;
            boolean full = at < reached;
            Rectangle square = GeometryShapeFactory.box(
                    new Rect(
                            SQUARES_X + (column + (column >= HALF ? HALF_APART : 0)) * wide,
                            first + at % COLUMN * pitch + APART / 2,
                            wide - APART,
                            pitch - APART),
                    ROUND,
                    full ? art.palette().color(ColourRole.RED) : Color.WHITE);
            square.setStroke(art.palette().color(full ? ColourRole.RED_SHADE : ColourRole.INK_2));
            square.setStrokeWidth(HAIR);
            add(square);
        }
    }

    private void family(SheetCar car, double floor) {
        Pose pose = car.won() ? Pose.WITH_CUP : Pose.CALM;
        double wide = art.ceremony().family(car.look(), pose).getLayoutBounds().getWidth();
        double scale = Math.min((FAMILIES - INSET) / wide, (row - 2 * INSET) / SheetPodiumDrawing.WITH_CUP);
        add(SheetPodiumDrawing.family(art, car.look(), pose, width - FAMILIES / 2, floor, scale));
    }

    private void add(Node node) {
        rows.getChildren().add(node);
    }

    /// The height of all rows with the legend.
    static double height(SheetDistances distances, double most) {
        return Math.min(HIGHEST * distances.cars().size(), most) + LEGEND * LEGEND_LINE;
    }
}

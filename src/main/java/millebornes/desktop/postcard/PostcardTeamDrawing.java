package millebornes.desktop.postcard;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Line;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.postcard.PostcardViewState.TeamRow;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.engine.table.Livery;
import millebornes.session.DriverFace.FaceMood;
import millebornes.session.GameConfig;

/// Draws a team on a postcard: its place, cars, names and result.
///
/// @param game the game of the cars
/// @param width from one end of a row to the other
record PostcardTeamDrawing(ArtFactory art, PaperTextFactory text, GameConfig game, double width) {

    private static final double PLACE_X = 10;
    private static final double PLACE_SIZE = 24;
    private static final double CAR_X = 32;
    private static final double CARS_WIDTH = 84;
    private static final double CAR_LENGTH = 200;
    private static final double CAR_HEIGHT = 92;
    private static final double CAR_ROOM = 0.84;
    private static final double NAME_X = 128;
    private static final List<Double> ONE_LINE = List.of(21.0, 19.0, 17.0, 15.5, 14.0);
    private static final List<Double> TWO_LINES = List.of(15.5, 14.0, 13.0, 12.0, 11.0);
    private static final double NUMBER_SIZE = 22;
    private static final double UNIT_SIZE = 16;
    private static final double UNIT_WIDTH = 36;
    private static final double HALF_LEADING = 0.36;
    private static final double APART = 6;

    /// For a team with several cars: the share of the usual width that each of them has, and the overlap between two.
    private static final double BESIDE = 0.74;

    private static final double BEHIND = 9;

    /// For a tall row: the share of its height for the cars.
    private static final double UPPER = 0.66;

    private static final double LARGER = 1.5;
    private static final double TALL_NAME = 26;
    private static final double TALL_X = 46;

    /// Draws a low row: everything in one line.
    Group line(TeamRow row, double top, double pitch) {
        double middle = top + pitch / 2;
        Text number = number(row, middle, NUMBER_SIZE);
        Text names = names(row.names(), ONE_LINE, number.getX() - 2 * APART - NAME_X);
        names.setX(NAME_X);
        names.setY(middle);
        Node cars = cars(row, CAR_X, middle, CARS_WIDTH, CAR_ROOM * pitch);
        return new Group(
                place(row, middle, PLACE_SIZE), cars, names, number, unit(row, middle, NUMBER_SIZE), rule(top + pitch));
    }

    /// Draws a tall row: large cars, and below them the names over the whole width.
    Group tall(TeamRow row, double top, double pitch) {
        double upper = top + pitch * UPPER / 2 + APART / 2;
        double size = NUMBER_SIZE * LARGER;
        Text names = names(row.names(), List.of(TALL_NAME, ONE_LINE.getFirst(), ONE_LINE.getLast()), width - TALL_X);
        names.setX(TALL_X);
        names.setY(top + pitch * (1 + UPPER) / 2 - APART / 2);
        Text number = number(row, upper, size);
        return new Group(
                place(row, upper, PLACE_SIZE * LARGER),
                cars(row, TALL_X, upper, number.getX() - 2 * APART - TALL_X, CAR_ROOM * pitch * UPPER),
                names,
                number,
                unit(row, upper, size),
                rule(top + pitch));
    }

    private Text place(TeamRow row, double middle, double size) {
        ColourRole role = row.won() ? ColourRole.RED : ColourRole.INK_2;
        Text place = text.line(row.place(), TypefaceWeight.BOLD, size, role, 0, middle + size * HALF_LEADING);
        return PaperTextFactory.centreAt(place, PLACE_X);
    }

    private Text number(TeamRow row, double middle, double size) {
        Text number = text.line(row.number(), TypefaceWeight.BOLD, size, ColourRole.INK);
        number.setY(middle + size * HALF_LEADING);
        return PaperTextFactory.endAt(number, width - UNIT_WIDTH);
    }

    /// Creates the unit of a number.
    ///
    /// @param size the size of the number, with which it shares a baseline
    private Text unit(TeamRow row, double middle, double size) {
        Text unit = text.line(row.unit(), TypefaceWeight.MEDIUM, UNIT_SIZE, ColourRole.INK_2);
        unit.setY(middle + size * HALF_LEADING);
        return PaperTextFactory.endAt(unit, width);
    }

    private Line rule(double y) {
        Line line = new Line(0, y, width, y);
        line.setStroke(art.palette().color(ColourRole.LINE));
        line.setStrokeWidth(2);
        return line;
    }

    /// Creates the names: in one line in the largest of the sizes that fits, otherwise a team's in two lines.
    private Text names(String names, List<Double> sizes, double room) {
        Text line = text.line(names, TypefaceWeight.SEMI_BOLD, sizes.getFirst(), ColourRole.INK);
        line.setTextOrigin(VPos.CENTER);
        double height = line.getLayoutBounds().getHeight();
        for (double size : sizes) {
            line.setFont(TypefaceWeight.SEMI_BOLD.font(size));
            if (FittedTextFactory.width(line) <= room) {
                return line;
            }
        }
        line.setWrappingWidth(room);
        for (double size : TWO_LINES) {
            line.setFont(TypefaceWeight.SEMI_BOLD.font(size));
            if (line.getLayoutBounds().getHeight() <= 2 * height) {
                return line;
            }
        }
        return line;
    }

    /// Draws the cars of a team from the side, the last one in the background.
    ///
    /// @param left the rear of the first car
    /// @param most the greatest total width
    /// @param high the greatest height of a car
    private Node cars(TeamRow row, double left, double middle, double most, double high) {
        List<Livery> looks = row.looks();
        List<Group> drawn = looks.stream().map(livery -> car(livery, row.won())).toList();
        double tallest = drawn.stream()
                .mapToDouble(car -> -car.getLayoutBounds().getMinY())
                .reduce(CAR_HEIGHT, Math::max);
        Group cars = new Group();
        double length = most * (looks.size() > 1 ? BESIDE : 1);
        double scale = Math.min(length / CAR_LENGTH, high / tallest);
        double step = looks.size() > 1 ? (most - CAR_LENGTH * scale) / (looks.size() - 1) : 0;
        double front = middle + tallest * scale / 2 + (looks.size() > 1 ? BEHIND / 2 : 0);
        for (int at = 0; at < looks.size(); at++) {
            Group car = drawn.get(at);
            double ground = front - BEHIND * (looks.size() - 1 - at);
            car.getTransforms()
                    .addAll(new Translate(left + CAR_LENGTH * scale / 2 + at * step, ground), new Scale(scale, scale));
            cars.getChildren().add(car);
        }
        return cars;
    }

    /// Draws a car with its driver at the wheel; winners smile.
    private Group car(Livery livery, boolean won) {
        return new Group(art.cars().side(livery, game.outfit(livery), won ? FaceMood.SMILE : FaceMood.CALM));
    }
}

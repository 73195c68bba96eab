package millebornes.desktop.screens.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;
import millebornes.desktop.screens.common.ResizeRedrawPane;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.TextRole;
import millebornes.desktop.theme.constants.ColourRole;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.engine.table.CarLetter;

/// The km of every car over the turns of the round. A line ends in the mark of its car, so that no colour has to be
/// told from another; marks that would hide one another stand one above the other.
final class TurnKmChart extends ResizeRedrawPane {

    private static final int QUARTERS = 4;
    private static final int LABELS = 8;
    private static final double MARK = 8;
    private static final double LINE = 3;
    private static final double EDGE = 5;
    private static final double LEAST_HEIGHT = 120;

    private final ResultContext context;
    private final Palette palette;
    private final int target;
    private final int seats;
    private final double laps;
    private final double digits;

    TurnKmChart(ResultContext context) {
        this.context = context;
        this.palette = context.app().look().palette();
        this.target = context.match().round().target();
        this.seats = context.session().game().players().size();
        this.laps = Math.max(1, (context.journey().stages().size() - 1.0) / seats);
        this.digits = text(context.words().number(target)).getLayoutBounds().getWidth() + Sizes.LABEL_GAP;
        setMinSize(0, context.app().look().textScale().of(LEAST_HEIGHT));
        setAccessibleText(context.words().text("result.chart"));
    }

    @Override
    protected void draw() {
        kilometres();
        turns();
        List<CarMarker> marks = new ArrayList<>();
        List<CarLetter> looks = context.session().game().looks();
        IntStream.range(0, looks.size()).forEach(car -> marks.add(line(car, Livery.of(looks.get(car)))));
        place(marks);
    }

    private void kilometres() {
        for (int quarter = 0; quarter <= QUARTERS; quarter++) {
            int km = target * quarter / QUARTERS;
            Line rule = new Line(digits, y(km), right(), y(km));
            rule.setStroke(palette.color(quarter == QUARTERS ? ColourRole.RED : ColourRole.LINE));
            Text number = text(context.words().number(km));
            number.setX(digits - Sizes.LABEL_GAP - number.getLayoutBounds().getWidth());
            number.setY(y(km));
            getChildren().addAll(rule, number);
        }
    }

    private void turns() {
        int each = (int) Math.max(1, Math.ceil(laps / LABELS));
        for (int lap = 0; lap <= laps; lap += each) {
            Text number = text(context.words().number(lap));
            number.setX(x(lap) - number.getLayoutBounds().getWidth() / 2);
            number.setY(bottom() + Sizes.LABEL_GAP + number.getLayoutBounds().getHeight() / 2);
            getChildren().add(number);
        }
        Text caption = text(context.words().text("result.chart.turns"));
        caption.setX((digits + right() - caption.getLayoutBounds().getWidth()) / 2);
        caption.setY(getHeight() - caption.getLayoutBounds().getHeight() / 2);
        getChildren().add(caption);
    }

    private CarMarker line(int car, Livery livery) {
        List<Integer> km = context.journey().ofCar(car);
        double[] points = new double[2 * km.size()];
        for (int stage = 0; stage < km.size(); stage++) {
            points[2 * stage] = x((double) stage / seats);
            points[2 * stage + 1] = y(km.get(stage));
        }
        livery.edge(palette).ifPresent(edge -> getChildren().add(polyline(points, edge, EDGE)));
        getChildren().add(polyline(points, livery.main(palette), LINE));
        Group shape = context.art().cars().shape(livery, MARK);
        return new CarMarker(shape, points[points.length - 2], points[points.length - 1]);
    }

    /// The mark at the end of a line.
    private record CarMarker(Group shape, double x, double y) {}

    /// From the lowest upwards, each at least its own height above the one before.
    private void place(List<CarMarker> marks) {
        double lowest = Double.MAX_VALUE;
        for (CarMarker mark : marks.stream()
                .sorted(Comparator.comparingDouble(CarMarker::y).reversed())
                .toList()) {
            double y = Math.min(mark.y(), lowest);
            mark.shape().setTranslateX(mark.x());
            mark.shape().setTranslateY(y);
            lowest = y - 2 * MARK;
            getChildren().add(mark.shape());
        }
    }

    private static Polyline polyline(double[] points, Color color, double width) {
        Polyline line = new Polyline(points);
        line.setStroke(color);
        line.setStrokeWidth(width);
        line.setStrokeLineJoin(StrokeLineJoin.ROUND);
        line.setFill(null);
        return line;
    }

    private Text text(String words) {
        Text text = new Text(words);
        text.setFont(TextRole.UNIT.font(context.app().look().textScale()));
        text.setFill(palette.color(ColourRole.INK_2));
        text.setTextOrigin(VPos.CENTER);
        return text;
    }

    private double x(double lap) {
        return digits + (right() - MARK - digits) * lap / laps;
    }

    private double y(int km) {
        double top = 2 * MARK;
        return bottom() - (bottom() - top) * km / target;
    }

    private double right() {
        return getWidth() - MARK - 2;
    }

    private double bottom() {
        return getHeight() - context.app().look().textScale().of(2.8 * TextRole.UNIT.size()) - Sizes.LABEL_GAP;
    }
}

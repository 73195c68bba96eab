package millebornes.desktop.screens.result;

import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.chart.LineChart;
import javafx.scene.chart.NumberAxis;
import javafx.scene.chart.XYChart;
import javafx.scene.layout.StackPane;
import javafx.util.StringConverter;
import millebornes.desktop.screens.common.Picture;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.Type;
import millebornes.words.Words;

/// The km of every car over the turns of the round. A line ends in the mark of its car, so that no colour has to be
/// told from another.
final class RoundChart {

    private static final double MARK = 8;
    private static final int STONE = 250;
    private static final double ROOM = 1.1;
    private static final double ASIDE = 1.05;
    private static final double LABELS = 8;

    private RoundChart() {}

    static Node of(ResultContext context) {
        Words words = context.words();
        int seats = context.session().game().players().size();
        int stages = context.journey().stages().size();
        double laps = Math.max(1, (stages - 1.0) / seats);
        NumberAxis turns = axis(context, laps * ASIDE, Math.max(1, Math.ceil(laps / LABELS)));
        turns.setLabel(words.text("result.chart.turns"));
        NumberAxis km = axis(context, context.match().round().target() * ROOM, STONE);
        LineChart<Number, Number> chart = new LineChart<>(turns, km);
        chart.setAnimated(false);
        chart.setLegendVisible(false);
        chart.setCreateSymbols(true);
        chart.setMinSize(0, 0);
        chart.setAccessibleText(words.text("result.chart"));
        ObservableList<XYChart.Series<Number, Number>> lines = FXCollections.observableArrayList();
        List<String> looks = context.session().game().looks();
        IntStream.range(0, looks.size())
                .mapToObj(car -> line(context, car, Livery.valueOf(looks.get(car)), seats))
                .forEach(lines::add);
        chart.setData(lines);
        IntStream.range(0, looks.size()).forEach(car -> dress(lines.get(car), Livery.valueOf(looks.get(car))));
        return chart;
    }

    /// An axis from 0 that has a number at every unit, and room for the marks at the ends of the lines.
    private static NumberAxis axis(ResultContext context, double upper, double unit) {
        NumberAxis axis = new NumberAxis(0, upper, unit);
        axis.setMinorTickVisible(false);
        axis.setTickLabelFont(Type.UNIT.font(context.app().look().textScale()));
        axis.setTickLabelFormatter(new StringConverter<>() {
            @Override
            public String toString(Number number) {
                boolean atUnit = number.doubleValue() % unit == 0;
                return atUnit ? context.words().number(number.longValue()) : "";
            }

            @Override
            public Number fromString(String text) {
                throw new UnsupportedOperationException("an axis is only read");
            }
        });
        return axis;
    }

    private static XYChart.Series<Number, Number> line(ResultContext context, int car, Livery livery, int seats) {
        List<Integer> km = context.journey().ofCar(car);
        XYChart.Series<Number, Number> line = new XYChart.Series<>();
        line.setName(context.names().driver(car));
        for (int stage = 0; stage < km.size(); stage++) {
            XYChart.Data<Number, Number> point = new XYChart.Data<>((double) stage / seats, km.get(stage));
            boolean last = stage == km.size() - 1;
            point.setNode(last ? end(context, livery) : new StackPane());
            line.getData().add(point);
        }
        return line;
    }

    private static Node end(ResultContext context, Livery livery) {
        return new Picture(context.art().cars().shape(livery, MARK), 2 * MARK, 2 * MARK);
    }

    private static void dress(XYChart.Series<Number, Number> line, Livery livery) {
        line.getNode().getStyleClass().add(livery.styleClass());
    }
}

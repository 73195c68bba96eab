package millebornes.desktop.result;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.result.RaceChart.CoupMark;
import millebornes.desktop.result.RaceChart.RaceLine;
import millebornes.desktop.result.RaceChart.RacePoint;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Livery;

/// A race as a line chart. Beside the end of each line are the mark of its car, so that colour is not needed to tell them
/// apart, and a name; stars are coups-fourrés.
final class RaceChartPane extends ResizeRedrawPane {

    private static final int QUARTERS = 4;
    private static final int LABELS = 9;
    private static final int MOST_DOTS = 12;

    /// The radius of a mark as a share of the distance between two marks: the widest do not touch each other.
    private static final double MARK = 0.34;

    /// The least distance between two marks, and that between the end of a line and its mark, in px at the usual text size.
    private static final double BETWEEN_MARKS = 23;

    private static final double LEADER = 26;

    private static final double LINE = 3;
    private static final double EDGE = 5;
    private static final double DOT = 3.8;
    private static final double GOAL = 1.8;
    private static final double GOAL_DASH = 7;
    private static final double STAR = 8;
    private static final double LEAST_HEIGHT = 115;

    /// The greatest share of the width that names take.
    private static final double NAMES = 0.28;

    private final RaceChart chart;
    private final ChartWords chartWords;
    private final ScreenContext context;
    private final ArtFactory art;
    private final Palette palette;
    private final double leader;
    private final double pitch;
    /// The factor by which lines and dots grow with the text.
    private final double bold;

    private double left;
    private double right;

    /// The texts of a chart.
    ///
    /// @param names by line
    /// @param tick the text below a whole round or turn
    /// @param top the text at the uppermost line: its value with its unit
    /// @param all the whole chart as text for screen readers
    public record ChartWords(List<String> names, IntFunction<String> tick, IntFunction<String> top, String all) {

        public ChartWords {
            names = List.copyOf(names);
        }
    }

    public RaceChartPane(ScreenContext context, RaceChart chart, ChartWords chartWords) {
        this.context = context;
        this.chart = chart;
        this.chartWords = chartWords;
        this.art = context.art();
        this.palette = context.look().palette();
        this.leader = context.look().textScale().of(LEADER);
        this.pitch = Math.max(BETWEEN_MARKS, height(name("0")));
        this.bold = Math.sqrt(context.look().textScale().of(1));
        double least = Math.max(
                context.look().textScale().of(LEAST_HEIGHT), chart.lines().size() * pitch);
        setMinSize(0, least);
        setPrefSize(0, least);
        setAccessibleText(chartWords.all());
    }

    @Override
    protected void draw() {
        left = width(unit(chartWords.top().apply(chart.top()))) + Sizes.LABEL_GAP;
        List<Text> names = chartWords.names().stream().map(this::name).toList();
        double marks = chart.lines().stream()
                .mapToDouble(line -> line.cars().size() * pitch)
                .max()
                .orElse(0);
        double beyond = leader + marks + Sizes.LABEL_GAP;
        names.forEach(name -> NameFitter.fit(name, NAMES * getWidth()));
        double wanted = names.stream().mapToDouble(RaceChartPane::width).max().orElse(0);
        right = getWidth() - beyond - wanted - Sizes.LINE_GAP;
        rules();
        ticks();
        chart.lines().forEach(this::line);
        chart.coups().forEach(this::coup);
        double[] heights = ChartLabelLayout.of(
                chart.lines().stream().map(line -> y(line.last())).toList(), pitch, y(chart.top()), bottom());
        for (int at = 0; at < chart.lines().size(); at++) {
            marks(chart.lines().get(at), heights[at]);
            place(names.get(at), right + beyond, heights[at]);
        }
    }

    /// Draws the grid lines: zero, the quarters, and the target.
    private void rules() {
        int top = chart.goal() > 0 ? chart.goal() : chart.top();
        for (int quarter = 0; quarter <= QUARTERS; quarter++) {
            int value = top * quarter / QUARTERS;
            boolean goal = quarter == QUARTERS && chart.goal() > 0;
            Line rule = new Line(left, y(value), right, y(value));
            rule.setStroke(palette.color(goal ? ColourRole.RED : ColourRole.LINE));
            if (goal) {
                rule.setStrokeWidth(GOAL * bold);
                rule.setStrokeLineCap(StrokeLineCap.BUTT);
                rule.getStrokeDashArray().setAll(GOAL_DASH, GOAL_DASH * 3 / 4);
            }
            Text number = unit(
                    quarter == QUARTERS
                            ? chartWords.top().apply(value)
                            : context.words().number(value));
            number.setFill(palette.color(goal ? ColourRole.RED : ColourRole.INK_2));
            getChildren().add(rule);
            place(number, left - Sizes.LABEL_GAP - width(number), y(value));
        }
    }

    private void ticks() {
        double row = height(unit("0"));
        int each = (int) Math.max(1, Math.ceil(chart.length() / LABELS));
        double free = Double.NEGATIVE_INFINITY;
        for (int at = chart.length() <= LABELS ? 1 : each; at <= chart.length(); at += each) {
            Text label = unit(chartWords.tick().apply(at));
            double x = x(at) - width(label) / 2;
            if (x > free && x + width(label) <= getWidth()) {
                place(label, x, bottom() + Sizes.TINY_GAP + row / 2);
                free = x + width(label) + Sizes.LABEL_GAP;
            }
        }
    }

    private void line(RaceLine line) {
        Livery livery = line.cars().getFirst();
        double[] points = line.points().stream()
                .flatMapToDouble(point -> DoubleStream.of(x(point.at()), y(point.value())))
                .toArray();
        getChildren().add(stroke(() -> new Polyline(points), livery));
        if (line.points().size() <= MOST_DOTS) {
            for (RacePoint point : line.points().subList(1, line.points().size())) {
                Circle dot = new Circle(x(point.at()), y(point.value()), DOT * bold, palette.color(ColourRole.TILE));
                dot.setStroke(palette.edge(livery).orElse(palette.main(livery)));
                dot.setStrokeWidth(LINE / 2 * bold);
                getChildren().add(dot);
            }
        }
    }

    /// Draws the marks of a line beside its end, and a thinner line to them, which is no part of the race.
    private void marks(RaceLine line, double height) {
        double end = y(line.last());
        Livery firstLivery = line.cars().getFirst();
        Color ink = palette.edge(firstLivery).orElse(palette.main(firstLivery));
        Line way = new Line(right, end, right + leader, height);
        way.setStroke(ink);
        way.setStrokeWidth(LINE / 2 * bold);
        getChildren().addAll(way, new Circle(right, end, DOT * bold, ink));
        for (int car = 0; car < line.cars().size(); car++) {
            Node mark = art.cars().sign(line.cars().get(car), MARK * pitch);
            mark.setTranslateX(right + leader + (car + 0.5) * pitch);
            mark.setTranslateY(height);
            getChildren().add(mark);
        }
    }

    private void coup(CoupMark coup) {
        Livery livery = chart.lines().get(coup.line()).cars().getFirst();
        Node star = StarIcon.edged(
                palette.color(ColourRole.HIGHLIGHT), palette.edge(livery).orElse(palette.main(livery)), STAR);
        star.setTranslateX(x(coup.at()));
        star.setTranslateY(y(coup.value()));
        getChildren().add(star);
    }

    /// A line of a car, on an edge if its colour needs one.
    private Group stroke(Supplier<Shape> line, Livery livery) {
        Group both = new Group(stroked(line.get(), palette.main(livery), LINE));
        palette.edge(livery).ifPresent(edge -> both.getChildren().addFirst(stroked(line.get(), edge, EDGE)));
        return both;
    }

    private Shape stroked(Shape line, Color color, double width) {
        line.setStroke(color);
        line.setStrokeWidth(width * bold);
        line.setStrokeLineJoin(StrokeLineJoin.ROUND);
        line.setFill(null);
        return line;
    }

    private Text unit(String words) {
        return text(words, TextRole.NOTE, ColourRole.INK_2);
    }

    private Text name(String words) {
        return text(words, TextRole.BUTTON, ColourRole.INK);
    }

    private Text text(String words, TextRole role, ColourRole inkColour) {
        return new FittedTextFactory(context.look().textScale().of(1)).line(words, role, palette.color(inkColour));
    }

    private void place(Text text, double x, double middle) {
        text.setTextOrigin(VPos.CENTER);
        text.setX(x);
        text.setY(middle);
        getChildren().add(text);
    }

    private static double width(Text text) {
        return FittedTextFactory.width(text);
    }

    private static double height(Text text) {
        return text.getLayoutBounds().getHeight();
    }

    private double x(double at) {
        return left + (right - left) * at / chart.length();
    }

    private double y(double value) {
        double top = pitch / 2;
        return bottom() - (bottom() - top) * value / chart.top();
    }

    private double bottom() {
        return getHeight() - height(unit("0")) - Sizes.LABEL_GAP;
    }
}

package millebornes.desktop.result;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.result.LineEndLayout.EndSpace;
import millebornes.desktop.result.LineEndLayout.LineEnd;
import millebornes.desktop.result.LineEndLayout.NameTag;
import millebornes.desktop.result.RaceChart.CoupMark;
import millebornes.desktop.result.RaceChart.RaceLine;
import millebornes.desktop.result.RaceChart.RacePoint;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Livery;

/// A race as a line chart. Each line ends in the mark of its car, so that colour is not needed to tell them apart, and
/// beside it in a name; stars are coups-fourrés.
final class RaceChartPane extends ResizeRedrawPane {

    private static final int QUARTERS = 4;
    private static final int LABELS = 9;
    private static final int MOST_DOTS = 12;
    private static final double MARK = 9.5;

    /// The distance of the marks of lines that end at the same height.
    private static final double BETWEEN_MARKS = 22;

    private static final double LINE = 3;
    private static final double EDGE = 5;
    private static final double DOT = 3.8;
    private static final double GOAL = 1.8;
    private static final double GOAL_DASH = 7;
    private static final double STAR = 8;
    private static final double LEAST_HEIGHT = 115;

    /// The greatest share of the width for names; if they need more, only the marks are shown.
    private static final double NAMES = 0.36;

    private final RaceChart chart;
    private final ChartWords chartWords;
    private final ScreenContext context;
    private final ArtFactory art;
    private final Palette palette;
    private double left;
    private double right;

    /// The texts of a chart.
    ///
    /// @param names by line
    /// @param tick the text below a whole round or turn
    /// @param caption the unit of the ticks; may be empty
    /// @param all the whole chart as text for screen readers
    public record ChartWords(List<String> names, IntFunction<String> tick, String caption, String all) {

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
        double least = context.look().textScale().of(LEAST_HEIGHT);
        setMinSize(0, least);
        setPrefSize(0, least);
        setAccessibleText(chartWords.all());
    }

    @Override
    protected void draw() {
        left = width(unit(context.words().number(chart.top()))) + Sizes.LABEL_GAP;
        List<LineEnd> ends = chart.lines().stream()
                .map(line -> new LineEnd(y(line.last()), line.cars().size()))
                .toList();
        LineEndLayout layout = LineEndLayout.of(ends, new EndSpace(BETWEEN_MARKS, height(name("0")), 0, getHeight()));
        List<Text> names = layout.names().stream().map(tag -> name(joined(tag))).toList();
        double beyond = MARK + Sizes.SMALL_GAP;
        double wanted = IntStream.range(0, names.size())
                .mapToDouble(at -> layout.names().get(at).shift() + width(names.get(at)))
                .max()
                .orElse(0);
        boolean named = wanted <= NAMES * getWidth();
        right = getWidth() - beyond - (named ? wanted + Sizes.LINE_GAP : layout.reach());
        rules();
        ticks();
        for (int line = 0; line < chart.lines().size(); line++) {
            line(chart.lines().get(line), layout.shifts().get(line).getLast());
        }
        chart.coups().forEach(this::coup);
        for (int line = 0; line < chart.lines().size(); line++) {
            marks(chart.lines().get(line), layout.shifts().get(line));
        }
        if (named) {
            for (int at = 0; at < names.size(); at++) {
                NameTag tag = layout.names().get(at);
                place(names.get(at), right + tag.shift() + beyond, tag.y());
            }
        }
    }

    private String joined(NameTag tag) {
        return context.words()
                .list(tag.lines().stream().map(chartWords.names()::get).toList());
    }

    /// The grid lines: zero, the quarters, and the target.
    private void rules() {
        int top = chart.goal() > 0 ? chart.goal() : chart.top();
        for (int quarter = 0; quarter <= QUARTERS; quarter++) {
            int value = top * quarter / QUARTERS;
            boolean goal = quarter == QUARTERS && chart.goal() > 0;
            Line rule = new Line(left, y(value), right, y(value));
            rule.setStroke(palette.color(goal ? ColourRole.RED : ColourRole.LINE));
            if (goal) {
                rule.setStrokeWidth(GOAL);
                rule.setStrokeLineCap(StrokeLineCap.BUTT);
                rule.getStrokeDashArray().setAll(GOAL_DASH, GOAL_DASH * 3 / 4);
            }
            Text number = unit(context.words().number(value));
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
        if (!chartWords.caption().isEmpty()) {
            Text caption = unit(chartWords.caption());
            place(caption, (left + right - width(caption)) / 2, getHeight() - row / 2);
        }
    }

    /// @param shift the extension at its right end up to its last mark
    private void line(RaceLine line, double shift) {
        Livery livery = line.cars().getFirst();
        double[] points = new double[2 * line.points().size() + 2];
        int last = 0;
        for (RacePoint point : line.points()) {
            points[last++] = x(point.at());
            points[last++] = y(point.value());
        }
        points[last++] = right + shift;
        points[last] = points[last - 2];
        palette.edge(livery).ifPresent(edge -> getChildren().add(polyline(points, edge, EDGE)));
        getChildren().add(polyline(points, palette.main(livery), LINE));
        if (line.points().size() <= MOST_DOTS) {
            for (RacePoint point : line.points().subList(1, line.points().size())) {
                Circle dot = new Circle(x(point.at()), y(point.value()), DOT, palette.color(ColourRole.TILE));
                dot.setStroke(palette.edge(livery).orElse(palette.main(livery)));
                dot.setStrokeWidth(LINE / 2);
                getChildren().add(dot);
            }
        }
    }

    private void marks(RaceLine line, List<Double> shifts) {
        for (int car = 0; car < line.cars().size(); car++) {
            Node mark = art.cars().sign(line.cars().get(car), MARK);
            mark.setTranslateX(right + shifts.get(car));
            mark.setTranslateY(y(line.last()));
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

    private static Polyline polyline(double[] points, Color color, double width) {
        Polyline line = new Polyline(points);
        line.setStroke(color);
        line.setStrokeWidth(width);
        line.setStrokeLineJoin(StrokeLineJoin.ROUND);
        line.setFill(null);
        return line;
    }

    private Text unit(String words) {
        return text(words, TextRole.UNIT, ColourRole.INK_2);
    }

    private Text name(String words) {
        return text(words, TextRole.BANNER_NOTE, ColourRole.INK);
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
        double top = MARK + 2;
        return bottom() - (bottom() - top) * value / chart.top();
    }

    private double bottom() {
        double rows = chartWords.caption().isEmpty() ? 1 : 2;
        return getHeight() - rows * height(unit("0")) - Sizes.LABEL_GAP;
    }
}

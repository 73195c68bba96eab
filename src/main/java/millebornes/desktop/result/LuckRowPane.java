package millebornes.desktop.result;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.DriverArt;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.result.LuckChart.LuckRow;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Livery;
import millebornes.session.DriverFace;
import millebornes.session.DriverFace.FaceMood;

/// A team's luck and play: its car and name, a bar with a clover, a bar with a wheel, and below the name a diamond with the
/// number for both together. Three shapes, so that no colour has to be told from another.
final class LuckRowPane extends ResizeRedrawPane {

    /// The greatest share of the width for the names, and the greatest width that they need, in px at the usual text size.
    private static final double NAMES_SHARE = 0.36;

    private static final double NAMES_WIDTH = 330;

    private static final double LEAST_HEIGHT = 72;

    private static final double LUCK = 0.28;
    private static final double PLAY = 0.72;
    private static final double BAR = 0.3;
    private static final double MOST_BAR = 28;
    private static final double BADGE = 0.62;
    private static final double SIGN_RADIUS = 22;
    private static final double SOFT = 0.78;
    private static final double SOFT_LINE = 0.7;
    static final double DIAMOND = 7;

    /// The size of the diamond beside a number, as a share of that in the legend.
    private static final double SMALLER = 0.8;

    private final ResultContext context;
    private final LuckSentences sentences;
    private final LuckChart chart;
    private final LuckRow row;
    private final Palette palette;
    private final FittedTextFactory textFactory;

    LuckRowPane(ResultContext context, LuckSentences sentences, LuckRow row) {
        this.context = context;
        this.sentences = sentences;
        this.chart = sentences.chart();
        this.row = row;
        this.palette = context.screenContext().look().palette();
        this.textFactory =
                new FittedTextFactory(context.screenContext().look().textScale().of(1));
        setMinWidth(0);
        setPrefWidth(0);
        setId("luck-" + row.team());
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(sentences.spoken(row));
        getStyleClass().add(StyleClasses.LUCK_ROW);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    /// The height of the whole text, in as many lines as it needs.
    @Override
    protected double computeMinHeight(double width) {
        double wide = width < 0 ? getWidth() : width;
        double names = namesWidth(wide);
        double lines = headHeight(names) + Sizes.LINE_GAP + tag(names).prefHeight(names);
        return Math.max(LEAST_HEIGHT, lines + 2 * Sizes.TINY_GAP);
    }

    @Override
    protected double computePrefHeight(double width) {
        return computeMinHeight(width);
    }

    private double namesWidth(double width) {
        return Math.max(1, left(context, width) - Sizes.TIGHT_PADDING);
    }

    /// The right edge of the names and left edge of the bars in a row of that width.
    private static double left(ResultContext context, double width) {
        return Math.min(
                width * NAMES_SHARE, context.screenContext().look().textScale().of(NAMES_WIDTH));
    }

    /// The layout of the bars in a row of that width.
    static LuckChartLayout layout(ResultContext context, LuckChart chart, double width) {
        FittedTextFactory textFactory =
                new FittedTextFactory(context.screenContext().look().textScale().of(1));
        String longest = context.words().number(-8888);
        double label = FittedTextFactory.width(textFactory.line(longest, TextRole.SEAT_NUMBER, Color.BLACK));
        return LuckChartLayout.of(
                chart, left(context, width), width - Sizes.TINY_GAP, label + MOST_BAR / 2 + Sizes.TINY_GAP);
    }

    @Override
    protected void draw() {
        LuckChartLayout layout = layout(context, chart, getWidth());
        for (int points : layout.rules()) {
            Line rule = new Line(layout.x(points), 0, layout.x(points), getHeight());
            rule.setStroke(points == 0 ? palette.color(ColourRole.INK_2) : palette.color(ColourRole.LINE, SOFT_LINE));
            getChildren().add(rule);
        }
        Line below = new Line(0, getHeight() - 1, getWidth(), getHeight() - 1);
        below.setStroke(palette.color(ColourRole.LINE));
        getChildren().add(below);
        names(namesWidth(getWidth()));
        bar(
                layout,
                row.luck(),
                LUCK,
                ColourRole.SAFETY,
                ColourRole.GO,
                context.art().luck().clover());
        bar(
                layout,
                row.play(),
                PLAY,
                ColourRole.REMEDY,
                ColourRole.REMEDY_PLATE,
                context.art().luck().wheel());
    }

    private void names(double width) {
        boolean oneLine = isOnOneLine(width);
        double bottom = Sizes.TINY_GAP + headHeight(width);
        double y = bottom - height(TextRole.SEAT_NAME) / 2;
        double middle = oneLine ? y : Sizes.TINY_GAP + Sizes.SIDE_CAR_HEIGHT / 2;
        double car = 0;
        for (Livery livery : cars(row)) {
            Node side = context.car(livery, carSize(row));
            side.relocate(car, middle - Sizes.SIDE_CAR_HEIGHT / 2);
            getChildren().add(side);
            car += side.prefWidth(-1) + Sizes.LINE_GAP;
        }
        if (hasFace(row)) {
            Group face = context.art().drivers().face(DriverFace.of(sentences.character(row.team())), FaceMood.SMILE);
            double size = Sizes.SIDE_CAR_HEIGHT / 2 / DriverArt.RADIUS;
            face.getTransforms().add(new Scale(size, size));
            face.setTranslateX(car + Sizes.SIDE_CAR_HEIGHT / 2);
            face.setTranslateY(middle);
            getChildren().add(face);
            car += Sizes.SIDE_CAR_HEIGHT;
        }
        String stars = sentences.stars(row.team());
        if (!oneLine && !stars.isEmpty()) {
            Text computer = textFactory.line(stars, TextRole.NOTE, palette.color(ColourRole.INK_2));
            FittedTextFactory.squeeze(computer, Math.max(1, width - car));
            place(computer, car + Sizes.TINY_GAP, middle);
        }
        double left = oneLine ? car + Sizes.TINY_GAP : 0;
        Text points = points(row);
        Text name = name(row);
        NameFitter.fit(name, width - left - FittedTextFactory.width(points) - Sizes.SMALL_GAP);
        place(name, left, y);
        place(points, left + FittedTextFactory.width(name) + Sizes.SMALL_GAP, y);
        TextFlow tag = tag(width);
        tag.resizeRelocate(0, bottom + Sizes.LINE_GAP, width, tag.prefHeight(width));
        getChildren().add(tag);
    }

    /// Whether the cars and the names of each team have room beside each other, so that all rows look alike.
    private boolean isOnOneLine(double width) {
        return chart.rows().stream().allMatch(each -> headWidth(each) <= width);
    }

    private double headWidth(LuckRow team) {
        double car = Sizes.SIDE_CAR_WIDTH * carSize(team) + Sizes.LINE_GAP;
        return cars(team).size() * car
                + (hasFace(team) ? Sizes.SIDE_CAR_HEIGHT : 0)
                + Sizes.TINY_GAP
                + FittedTextFactory.width(name(team))
                + Sizes.SMALL_GAP
                + FittedTextFactory.width(points(team));
    }

    private double headHeight(double width) {
        double name = height(TextRole.SEAT_NAME);
        return isOnOneLine(width) ? Math.max(Sizes.SIDE_CAR_HEIGHT, name) : Sizes.SIDE_CAR_HEIGHT + name;
    }

    private List<Livery> cars(LuckRow team) {
        return context.model().teams().get(team.team()).cars();
    }

    private double carSize(LuckRow team) {
        return cars(team).size() > 1 ? 0.8 : 1;
    }

    private boolean hasFace(LuckRow team) {
        return !sentences.stars(team.team()).isEmpty()
                && sentences.character(team.team()).isSomebody();
    }

    private Text name(LuckRow team) {
        return textFactory.line(
                context.words().list(context.people(team.team())), TextRole.SEAT_NAME, palette.color(ColourRole.INK));
    }

    private Text points(LuckRow team) {
        return textFactory.line(
                context.words().text("result.points", team.points()), TextRole.NOTE, palette.color(ColourRole.INK_2));
    }

    /// The number for luck and play together and the words about them, in as many lines as they need; above the words a
    /// computer's level, unless it is beside the car.
    private TextFlow tag(double width) {
        String stars = sentences.stars(row.team());
        String level = stars.isEmpty() || !isOnOneLine(width) ? "" : stars + "\n";
        double size = SMALLER * DIAMOND * textFactory.scale();
        Polygon diamond = new Polygon(0, -size, size, -2 * size, 2 * size, -size, size, 0);
        diamond.setFill(palette.color(ColourRole.INK));
        String total = " " + sentences.points(row.total()) + "  ";
        TextFlow tag = new TextFlow(
                diamond,
                textFactory.line(total, TextRole.SEAT_NUMBER, palette.color(ColourRole.INK)),
                textFactory.line(level + sentences.tag(row), TextRole.NOTE, palette.color(ColourRole.INK_2)));
        tag.setMouseTransparent(true);
        return tag;
    }

    private void bar(
            LuckChartLayout layout, int points, double at, ColourRole fillColour, ColourRole inkColour, Group sign) {
        double thick = Math.min(MOST_BAR, getHeight() * BAR);
        double y = Math.round(at * getHeight());
        double end = layout.x(points);
        Rectangle bar =
                new Rectangle(Math.min(layout.zero(), end), y - thick / 2, Math.abs(end - layout.zero()), thick);
        bar.setFill(palette.color(fillColour, SOFT));
        bar.setStroke(palette.color(ColourRole.OUTLINE));
        double radius = thick * BADGE;
        Circle badge = new Circle(end, y, radius, palette.color(ColourRole.TILE));
        badge.setStroke(palette.color(fillColour));
        badge.setStrokeWidth(2);
        sign.getTransforms().add(new Scale(radius / SIGN_RADIUS, radius / SIGN_RADIUS));
        sign.setTranslateX(end);
        sign.setTranslateY(y);
        getChildren().addAll(bar, badge, sign);
        number(points, end, radius, y, inkColour);
    }

    /// Draws a number beyond the end of its bar.
    private void number(int points, double end, double radius, double y, ColourRole inkColour) {
        Text number = textFactory.line(sentences.points(points), TextRole.SEAT_NUMBER, palette.color(inkColour));
        double beyond = radius + Sizes.TINY_GAP;
        place(number, points < 0 ? end - beyond - FittedTextFactory.width(number) : end + beyond, y);
    }

    private void place(Text text, double x, double middle) {
        text.setX(x);
        text.setY(middle);
        getChildren().add(text);
    }

    private double height(TextRole role) {
        return textFactory.line("0", role, Color.BLACK).getLayoutBounds().getHeight();
    }
}

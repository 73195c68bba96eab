package millebornes.desktop.replay;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.replay.ReplayTimeline.CoupFourreMark;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Livery;

/// The timeline of a match as a road: a stone and a name at the beginning of each round, hills as high as the leader's
/// distance, a star at each coup-fourré, and a knob at the current step. Clicking anywhere goes there.
final class ReplayTimelinePane extends Pane {

    private static final double HEIGHT = 106;
    private static final double ROAD = 86;
    private static final double WIDTH_OF_ROAD = 16;
    private static final double DASH = 12;
    private static final double EDGE = 36;
    private static final double HILL = 42;

    /// The opacity of the hills that lie ahead.
    private static final double AHEAD = 0.4;

    /// The middle of the names of the rounds, in px from the upper edge, the height of their line, and their distance to
    /// the left of the stones' middle.
    private static final double NAMES = 16;

    private static final double NAME_LINE = 24;

    private static final double NAME_ASIDE = 10;

    private static final double STONE = 1.16;
    private static final double KNOB_RADIUS = 19;

    /// The radius and the middle of a star, in px, and the radius of the safety and of the car's mark on it.
    private static final double STAR = 24;

    private static final double STAR_MIDDLE = 47;
    private static final double SAFETY = 11;
    private static final double MARK = 9;
    private static final double SIGN = 0.72;

    /// The factor by which the largest text enlarges the road.
    private static final double GROWTH = 0.25;

    private final ReplayTimeline timeline;
    private final ArtFactory art;
    private final List<Livery> liveries;
    private final IntConsumer wanted;
    private final double text;
    private final double unit;
    private final Group land = new Group();
    private final Group knob = new Group();
    private final Line driven = new Line();
    private final Rectangle drivenHills = new Rectangle();

    /// The hills as far as they are driven.
    private final Group behind = new Group();

    private final List<Text> names;
    private int at;
    private double drawn = -1;

    /// @param names the names of the rounds
    /// @param text the factor by which text is larger than designed
    /// @param wanted called with the selected step
    ReplayTimelinePane(
            ReplayTimeline timeline,
            ArtFactory art,
            List<Livery> liveries,
            List<String> names,
            double text,
            IntConsumer wanted) {
        this.timeline = timeline;
        this.art = art;
        this.liveries = List.copyOf(liveries);
        this.wanted = wanted;
        this.text = text;
        this.unit = 1 + GROWTH * (text - 1);
        FittedTextFactory textFactory = new FittedTextFactory(text / unit);
        this.names = names.stream()
                .map(name -> textFactory.line(name, TextRole.BUTTON, Color.BLACK))
                .toList();
        behind.setClip(drivenHills);
        Group all = new Group(land, knob);
        all.getTransforms().addAll(new Scale(unit, unit), new Translate(0, grown()));
        getChildren().setAll(all);
        double height = Math.ceil((HEIGHT + grown()) * unit);
        setMinHeight(height);
        setPrefHeight(height);
        setMaxHeight(height);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::pressed);
    }

    /// Moves the knob to a step.
    ///
    /// @param markLivery the livery of the seat that moves there
    void show(int step, Livery markLivery) {
        at = step;
        knob.getChildren().setAll(knob(markLivery));
        place();
    }

    @Override
    protected void layoutChildren() {
        if (drawn != getWidth() && width() > 2 * EDGE) {
            drawn = getWidth();
            draw();
            place();
        }
    }

    private void draw() {
        land.getChildren().clear();
        List<Integer> rounds = timeline.rounds();
        Group ahead = new Group();
        behind.getChildren().clear();
        for (int round = 0; round < rounds.size(); round++) {
            int end = round + 1 < rounds.size() ? rounds.get(round + 1) - 1 : timeline.last();
            ahead.getChildren().add(hill(rounds.get(round), end));
            behind.getChildren().add(hill(rounds.get(round), end));
        }
        ahead.setOpacity(AHEAD);
        land.getChildren().addAll(ahead, behind);
        line(new Line(), WIDTH_OF_ROAD, ColourRole.ROAD, timeline.last());
        line(driven, WIDTH_OF_ROAD, ColourRole.HIGHLIGHT, at);
        Line middle = new Line();
        line(middle, 2, ColourRole.ROAD_EDGE, timeline.last());
        middle.getStrokeDashArray().setAll(DASH, DASH);
        timeline.marks().stream().map(this::star).forEach(land.getChildren()::add);
        double free = 0;
        for (int round = 0; round < rounds.size(); round++) {
            double begin = x(rounds.get(round));
            Node stone = art.scenery().stoneOfPage(Integer.toString(round + 1), STONE);
            Text name = names.get(round);
            double wide = FittedTextFactory.width(name);
            name.setX(Math.min(begin - NAME_ASIDE, width() - wide));
            name.setY(NAMES - grown() / 2);
            // A short round has its number on the stone alone.
            name.setVisible(name.getX() >= free);
            free = name.isVisible() ? name.getX() + wide + NAME_ASIDE : free;
            land.getChildren().addAll(name, at(stone, begin, ROAD - WIDTH_OF_ROAD / 2 + 1));
        }
    }

    /// The star of a coup-fourré on its pole, with the safety and the car's mark.
    private Group star(CoupFourreMark mark) {
        Palette palette = art.palette();
        double x = x(mark.step());
        Line mast = new Line(x, STAR_MIDDLE, x, ROAD);
        mast.setStroke(palette.color(ColourRole.ON_FOOT));
        mast.setStrokeWidth(2);
        Node star = StarIcon.edged(palette.color(ColourRole.HIGHLIGHT), palette.color(ColourRole.INK), STAR);
        return new Group(
                mast,
                at(star, x, STAR_MIDDLE),
                at(art.tokens().safety(mark.safety(), SAFETY), x, STAR_MIDDLE),
                at(art.cars().sign(liveries.get(mark.car()), MARK), x + SAFETY, STAR_MIDDLE + SAFETY));
    }

    private Polygon hill(int from, int to) {
        Polygon hill = new Polygon(x(from), ROAD);
        double foot = ROAD - WIDTH_OF_ROAD / 2;
        for (int step = from; step <= to; step++) {
            // A point for each change alone makes slopes, not stairs.
            if (step == from || step == to || timeline.lead(step) != timeline.lead(step - 1)) {
                hill.getPoints().addAll(x(step), foot - HILL * timeline.lead(step));
            }
        }
        hill.getPoints().addAll(x(to), ROAD);
        hill.setFill(art.palette().color(ColourRole.MEADOW_1));
        return hill;
    }

    private void line(Line line, double width, ColourRole role, int to) {
        line.setStartX(x(0));
        line.setEndX(x(to));
        line.setStartY(ROAD);
        line.setEndY(ROAD);
        line.setStrokeWidth(width);
        line.setStrokeLineCap(width > 2 ? StrokeLineCap.ROUND : StrokeLineCap.BUTT);
        line.setStroke(art.palette().color(role));
        land.getChildren().add(line);
    }

    private void place() {
        driven.setEndX(x(at));
        drivenHills.setWidth(x(at));
        drivenHills.setHeight(ROAD);
        for (int round = 0; round < names.size(); round++) {
            names.get(round)
                    .setFill(art.palette()
                            .color(round == timeline.roundOf(at) ? ColourRole.ON_FOOT : ColourRole.ON_FOOT_2));
        }
        at(knob, x(at), ROAD);
    }

    /// A car's mark in its colour, on a paper disc.
    private Group knob(Livery livery) {
        Circle paper = new Circle(KNOB_RADIUS, art.palette().color(ColourRole.TILE));
        paper.setStroke(art.palette().color(ColourRole.INK));
        return new Group(paper, art.cars().sign(livery, KNOB_RADIUS * SIGN));
    }

    private static Node at(Node node, double x, double y) {
        node.setTranslateX(x);
        node.setTranslateY(y);
        return node;
    }

    private double x(int step) {
        return EDGE + (width() - 2 * EDGE) * step / Math.max(1, timeline.last());
    }

    /// By how much more than the drawing the line of names has grown with the text, in units of the drawing.
    private double grown() {
        return NAME_LINE * (text / unit - 1);
    }

    /// The width in units of the drawing.
    private double width() {
        return getWidth() / unit;
    }

    private void pressed(MouseEvent event) {
        double share = (event.getX() / unit - EDGE) / Math.max(1, width() - 2 * EDGE);
        wanted.accept((int) Math.round(Math.clamp(share, 0, 1) * timeline.last()));
        event.consume();
    }
}

package millebornes.desktop.replay;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.replay.ReplayTimeline.CoupFourreMark;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.engine.table.Livery;

/// The timeline of a match as a road: a stone at the beginning of each round, hills as high as the leader's distance, a
/// flag at each coup-fourré, and a knob at the current step. Clicking anywhere goes there.
final class ReplayTimelinePane extends Pane {

    private static final double HEIGHT = 92;
    private static final double ROAD = 76;
    private static final double WIDTH_OF_ROAD = 16;
    private static final double DASH = 12;
    private static final double EDGE = 26;
    private static final double HILL = 38;

    /// The height of the meadow beside the road, below the hills, in px.
    private static final double MEADOW = 5;

    private static final double STONE = 1.16;
    private static final double KNOB_RADIUS = 15;

    /// The width and the height of a flag, and the radius of its two signs, in px.
    private static final double FLAG_WIDTH = 56;

    private static final double FLAG_HEIGHT = 26;
    private static final double FLAG_SIGN = 11;
    private static final double SIGN = 0.72;

    /// The factor by which the largest text enlarges the road.
    private static final double GROWTH = 0.25;

    private final ReplayTimeline timeline;
    private final ArtFactory art;
    private final List<Livery> liveries;
    private final IntConsumer wanted;
    private final double unit;
    private final Group land = new Group();
    private final Group knob = new Group();
    private final Line driven = new Line();
    private int at;
    private double drawn = -1;

    /// @param text the factor by which text is larger than designed
    /// @param wanted called with the selected step
    ReplayTimelinePane(
            ReplayTimeline timeline, ArtFactory art, List<Livery> liveries, double text, IntConsumer wanted) {
        this.timeline = timeline;
        this.art = art;
        this.liveries = List.copyOf(liveries);
        this.wanted = wanted;
        this.unit = 1 + GROWTH * (text - 1);
        Group all = new Group(land, knob);
        all.getTransforms().add(new Scale(unit, unit));
        getChildren().setAll(all);
        setMinHeight(HEIGHT * unit);
        setPrefHeight(HEIGHT * unit);
        setMaxHeight(HEIGHT * unit);
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
        line(new Line(), WIDTH_OF_ROAD + 2 * MEADOW, ColourRole.MEADOW_1, timeline.last());
        for (int round = 0; round < rounds.size(); round++) {
            int end = round + 1 < rounds.size() ? rounds.get(round + 1) - 1 : timeline.last();
            land.getChildren().add(hill(rounds.get(round), end));
        }
        line(new Line(), WIDTH_OF_ROAD, ColourRole.ROAD, timeline.last());
        line(driven, WIDTH_OF_ROAD, ColourRole.HIGHLIGHT, at);
        Line middle = new Line();
        line(middle, 2, ColourRole.ROAD_EDGE, timeline.last());
        middle.getStrokeDashArray().setAll(DASH, DASH);
        timeline.marks().stream().map(this::flag).forEach(land.getChildren()::add);
        for (int round = 0; round < rounds.size(); round++) {
            Node stone = art.scenery().stoneOfPage(Integer.toString(round + 1), STONE);
            land.getChildren().add(at(stone, x(rounds.get(round)), ROAD - WIDTH_OF_ROAD / 2 + 1));
        }
    }

    /// The flag of a coup-fourré, with the safety and the car's mark; it flies to the left where the right has no room.
    private Group flag(CoupFourreMark mark) {
        Palette palette = art.palette();
        double pole = x(mark.step());
        double left = pole + FLAG_WIDTH > width() ? pole - FLAG_WIDTH : pole;
        Line mast = new Line(pole, 1, pole, ROAD);
        mast.setStroke(palette.color(ColourRole.INK_2));
        mast.setStrokeWidth(2);
        Rectangle cloth = new Rectangle(left, 1, FLAG_WIDTH, FLAG_HEIGHT);
        cloth.setArcWidth(FLAG_SIGN);
        cloth.setArcHeight(FLAG_SIGN);
        cloth.setFill(palette.color(ColourRole.TILE));
        cloth.setStroke(palette.color(ColourRole.INK_2));
        double middle = 1 + FLAG_HEIGHT / 2;
        return new Group(
                mast,
                cloth,
                at(art.tokens().safety(mark.safety(), FLAG_SIGN), left + FLAG_WIDTH * 0.27, middle),
                at(art.cars().sign(liveries.get(mark.car()), FLAG_SIGN * SIGN), left + FLAG_WIDTH * 0.73, middle));
    }

    private Polygon hill(int from, int to) {
        Polygon hill = new Polygon(x(from), ROAD);
        double foot = ROAD - WIDTH_OF_ROAD / 2 - MEADOW;
        for (int step = from; step <= to; step++) {
            // A point for each change alone makes slopes, not stairs.
            if (step == from || step == to || timeline.lead(step) != timeline.lead(step - 1)) {
                hill.getPoints().addAll(x(step), foot - HILL * timeline.lead(step));
            }
        }
        // The road goes on for its round end.
        double end = to == timeline.last() ? x(to) + WIDTH_OF_ROAD / 2 : x(to);
        hill.getPoints().addAll(end, foot - HILL * timeline.lead(to), end, ROAD);
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

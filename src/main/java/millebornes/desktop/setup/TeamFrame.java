package millebornes.desktop.setup;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import millebornes.desktop.controls.WordWidthMeter;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.jspecify.annotations.Nullable;

/// The frame of a team on the set-up page: its seats one below the other, and beside them their shared car, or each
/// seat's own car, with lines between the cars.
final class TeamFrame extends Pane {

    private static final double SHARE = 0.26;
    private static final double NARROWEST = 74;
    private static final double WIDEST = 168;
    private static final double LINE = 5;
    private static final double EDGE = 2;
    private static final double KNOB = 5;
    private static final double BADGE = 13;
    private static final double RIM = 3;
    private static final double PAD = 3;

    /// The distance of a shared car from the frame, in px.
    private static final double CAR_X = 8;

    private static final double ROW_GAP = Sizes.LINE_GAP;
    private static final double LINK_ROOM = 14;

    private final Label title;
    private final List<Region> cars;
    private final List<Region> rows;
    private final Region tint = new Region();
    private final Path edge = new Path();
    private final Path link = new Path();
    private final List<Circle> knobs = new ArrayList<>();

    /// The colours of a frame.
    ///
    /// @param line the colour of its lines
    /// @param edge the outline of a line that is too pale for the background, or null
    record Paint(Color line, @Nullable Color edge) {}

    /// @param title the team's name above its car, or its number between its cars
    /// @param cars one for all rows, or one for each
    TeamFrame(Label title, List<? extends Region> cars, List<? extends Region> rows, Paint paint) {
        this.title = title;
        this.cars = List.copyOf(cars);
        this.rows = List.copyOf(rows);
        getStyleClass().add(StyleClasses.TEAM_FRAME);
        setAccessibleText(title.getText());
        Color outer = paint.edge() == null ? paint.line() : paint.edge();
        stroke(edge, outer, LINE + EDGE);
        stroke(link, paint.line(), LINE);
        tint.getStyleClass().add(StyleClasses.TEAM_TINT);
        tint.setMouseTransparent(true);
        getChildren().addAll(tint, edge, link);
        for (int row = 0; row < rows.size(); row++) {
            Circle knob = new Circle(KNOB, paint.line());
            knob.setStroke(outer);
            knob.setStrokeWidth(EDGE / 2);
            knob.setManaged(false);
            knobs.add(knob);
        }
        getChildren().addAll(cars);
        getChildren().addAll(rows);
        getChildren().addAll(knobs);
        getChildren().add(title);
    }

    @Override
    protected double computeMinWidth(double height) {
        return leastLeft() + LINK_ROOM + leastRow() + PAD;
    }

    @Override
    protected double computePrefWidth(double height) {
        return computeMinWidth(height);
    }

    @Override
    protected double computeMinHeight(double width) {
        double tall = rows.stream().mapToDouble(row -> row.minHeight(-1)).max().orElse(0);
        return 2 * PAD + rows.size() * (tall + ROW_GAP) - ROW_GAP;
    }

    @Override
    protected double computePrefHeight(double width) {
        return computeMinHeight(width);
    }

    @Override
    protected void layoutChildren() {
        tint.resizeRelocate(RIM, RIM, getWidth() - 2 * RIM, getHeight() - 2 * RIM);
        double above = cars.size() == 1 ? band() : 0;
        // The rows need their words before the car needs its share.
        double spare = getWidth() - LINK_ROOM - leastRow() - PAD;
        double left = Math.max(leastLeft(), Math.clamp(Math.min(getWidth() * SHARE, spare), NARROWEST, WIDEST));
        double x = left + LINK_ROOM;
        double tall = (getHeight() - above - 2 * PAD - (rows.size() - 1) * ROW_GAP) / rows.size();
        for (int row = 0; row < rows.size(); row++) {
            rows.get(row).resizeRelocate(x, above + PAD + row * (tall + ROW_GAP), getWidth() - PAD - x, tall);
            knobs.get(row).setCenterX(x);
            knobs.get(row).setCenterY(middle(row));
        }
        link.getElements().clear();
        if (cars.size() == 1) {
            one(above, x);
        } else {
            each(x);
        }
        edge.getElements().setAll(link.getElements());
    }

    /// The height of the band with the team's name over the rows, in px; 0 in a low frame, where the car and its colour
    /// stand for the name.
    private double band() {
        double words = title.prefHeight(getWidth() - 2 * RIM);
        title.setVisible(words + computeMinHeight(getWidth()) <= getHeight());
        return title.isVisible() ? RIM + words - PAD : 0;
    }

    /// Places the car that all seats share, below the team's name.
    private void one(double above, double x) {
        Region car = cars.getFirst();
        car.autosize();
        title.resizeRelocate(RIM, RIM, getWidth() - 2 * RIM, title.prefHeight(getWidth() - 2 * RIM));
        car.relocate(CAR_X, above + (getHeight() - above - car.getHeight()) / 2);
        double from = (middle(0) + middle(rows.size() - 1)) / 2;
        double bend = x - LINK_ROOM / 2;
        line(Math.min(bend, CAR_X + car.getWidth()), from, bend, from);
        line(bend, middle(0), bend, middle(rows.size() - 1));
        for (int row = 0; row < rows.size(); row++) {
            line(bend, middle(row), x, middle(row));
        }
    }

    /// Places each seat's own car beside the seat, with lines between the cars.
    private void each(double x) {
        double bend = PAD + BADGE;
        for (int row = 0; row < rows.size(); row++) {
            Region car = cars.get(row);
            car.autosize();
            car.relocate(bend + PAD, middle(row) - car.getHeight() / 2);
            line(bend, middle(row), x, middle(row));
        }
        line(bend, middle(0), bend, middle(rows.size() - 1));
        double y = (middle(0) + middle(rows.size() - 1)) / 2;
        title.resizeRelocate(bend - BADGE, y - BADGE, 2 * BADGE, 2 * BADGE);
    }

    /// The least width of the part with the cars, in px, in which no word of the team's name is broken.
    private double leastLeft() {
        return cars.size() == 1
                ? Math.max(CAR_X + cars.getFirst().minWidth(-1), WordWidthMeter.longest(List.of(title)) + 2 * PAD)
                : NARROWEST;
    }

    private double leastRow() {
        return rows.stream().mapToDouble(row -> row.minWidth(-1)).max().orElse(0);
    }

    private double middle(int row) {
        Node shown = rows.get(row);
        return shown.getLayoutY() + rows.get(row).getHeight() / 2;
    }

    private void line(double fromX, double fromY, double toX, double toY) {
        link.getElements().addAll(new MoveTo(fromX, fromY), new LineTo(toX, toY));
    }

    private static void stroke(Path path, Color color, double width) {
        path.setStroke(color);
        path.setStrokeWidth(width);
        path.setStrokeLineCap(StrokeLineCap.ROUND);
        path.setStrokeLineJoin(StrokeLineJoin.ROUND);
        path.setManaged(false);
        path.setMouseTransparent(true);
    }
}

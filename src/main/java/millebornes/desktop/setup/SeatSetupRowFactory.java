package millebornes.desktop.setup;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.SegmentedBarItem;
import millebornes.desktop.setup.SeatControlFactory.Detail;
import millebornes.desktop.setup.StartingGridBox.BoxSize;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// Creates the row of one seat: its car, name, and kind of player.
final class SeatSetupRowFactory {

    /// The height of a row.
    enum RowHeight {
        /// room for a second line with the levels of a computer player
        TALL,
        /// everything in one line, for more than four
        FLAT
    }

    /// The greatest number of seats whose cars are not smaller beside large text.
    private static final int SINGLE_CARS = 4;

    /// By how much the mark is nearer to the corner of the box than its target is, in px.
    private static final double INTO_CORNER = -4;

    /// In front of the car, over whose ground it stands.
    private static final double IN_FRONT = -1;

    private SeatSetupRowFactory() {}

    /// The row of a single player, with the car.
    static Region alone(SetupContext context, int seat, RowHeight height, Detail detail) {
        SeatControlFactory controls = new SeatControlFactory(context, seat);
        Region band = new Region();
        band.getStyleClass().add(StyleClasses.BAND);
        Node remove = controls.remove().orElseGet(Region::new);
        boolean isBelow = context.model().isForTwo();
        Pane says = says(controls, height, isBelow ? Detail.WORDS : detail, remove);
        says.setPadding(new Insets(0, 0, 0, Sizes.SMALL_GAP));
        Region car = onGrid(context, seat, height, detail);
        HBox row = isBelow ? new HBox(band, below(car, says)) : new HBox(band, car, says);
        row.getStyleClass()
                .addAll(
                        StyleClasses.SEAT_ROW,
                        StyleClasses.livery(context.model().livery(seat)));
        if (height == RowHeight.FLAT) {
            row.getStyleClass().add(StyleClasses.LOW);
        }
        return row;
    }

    /// A car over the controls of its player.
    private static VBox below(Region car, Pane says) {
        VBox column = new VBox(car, says);
        VBox.setVgrow(car, Priority.ALWAYS);
        HBox.setHgrow(column, Priority.ALWAYS);
        // The picture reaches the edge of the row, and has its corner.
        HBox.setMargin(column, new Insets(0, -Sizes.SMALL_GAP, 0, 0));
        says.setPadding(new Insets(Sizes.LABEL_GAP, Sizes.SMALL_GAP, Sizes.LABEL_GAP, Sizes.SMALL_GAP));
        Rectangle frame = new Rectangle(2 * -Sizes.TILE_RADIUS, 0, 0, 0);
        frame.setArcWidth(2 * Sizes.TILE_RADIUS);
        frame.setArcHeight(2 * Sizes.TILE_RADIUS);
        frame.widthProperty().bind(car.widthProperty().add(2 * Sizes.TILE_RADIUS));
        frame.heightProperty().bind(car.heightProperty().add(Sizes.TILE_RADIUS));
        car.setClip(frame);
        return column;
    }

    /// The box of the grid with the car, and on its ground the mark of the player who begins.
    private static Region onGrid(SetupContext context, int seat, RowHeight height, Detail detail) {
        Region star = FirstPlayerButtonFactory.of(context, seat);
        BoxSize size = size(context, height, detail);
        boolean low = size == BoxSize.LOW;
        StackPane box = new StackPane(star, CarChooser.onGrid(context, seat, size));
        // The keyboard visits the mark first, as it stands before the car.
        star.setViewOrder(IN_FRONT);
        star.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        StackPane.setAlignment(star, low ? Pos.CENTER_LEFT : Pos.TOP_LEFT);
        StackPane.setMargin(star, low ? Insets.EMPTY : new Insets(INTO_CORNER, 0, 0, INTO_CORNER));
        return box;
    }

    private static BoxSize size(SetupContext context, RowHeight height, Detail detail) {
        if (context.model().isForTwo()) {
            return BoxSize.ALONE;
        }
        int seats = context.model().sitters().size();
        if (PageTitlePlate.isLarge(context.screenContext()) && seats <= SINGLE_CARS) {
            return seats == 2 ? BoxSize.LARGE_TEXT_OF_TWO : BoxSize.LARGE_TEXT;
        }
        if (height == RowHeight.FLAT) {
            return BoxSize.LOW;
        }
        return detail == Detail.SIGNS ? BoxSize.NARROW : seats == 2 ? BoxSize.OF_TWO : BoxSize.OF_FOUR;
    }

    /// The row of a team member; the car is beside it, in the frame of the team.
    static Region inTeam(SetupContext context, int seat, RowHeight height, Detail detail) {
        SeatControlFactory controls = new SeatControlFactory(context, seat);
        Pane says = says(controls, height, detail, controls.swap());
        HBox row = new HBox(FirstPlayerButtonFactory.of(context, seat), says);
        row.setAlignment(Pos.CENTER_LEFT);
        // The dot of the team's line is on the left edge.
        row.setPadding(new Insets(0, Sizes.TINY_GAP, 0, Sizes.TINY_GAP));
        row.getStyleClass().add(StyleClasses.SEAT_ROW);
        return row;
    }

    /// The name and the controls of a player.
    ///
    /// @param last the control at the end of the first line
    private static Pane says(SeatControlFactory controls, RowHeight height, Detail detail, Node last) {
        Pane says;
        if (height == RowHeight.FLAT) {
            says = line(controls.name(), controls.tools(), last);
        } else if (detail == Detail.SIGNS) {
            says = lines(0, line(controls.name(), last), line(controls.player(detail), controls.help()));
        } else {
            HBox kinds = controls.player(detail);
            SegmentedBarItem.stretch(kinds);
            HBox.setHgrow(kinds, Priority.ALWAYS);
            says = lines(Sizes.LABEL_GAP, line(controls.name(), controls.help(), last), line(kinds));
        }
        HBox.setHgrow(says, Priority.ALWAYS);
        return says;
    }

    private static VBox lines(double gap, Node... lines) {
        VBox column = new VBox(gap, lines);
        column.setAlignment(Pos.CENTER_LEFT);
        return column;
    }

    private static HBox line(Node... things) {
        HBox line = ControlFactory.row(things);
        line.setSpacing(Sizes.TINY_GAP);
        return line;
    }
}

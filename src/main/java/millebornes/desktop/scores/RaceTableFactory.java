package millebornes.desktop.scores;

import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import millebornes.desktop.controls.BalancedLabel;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.WordWidthMeter;
import millebornes.desktop.scores.ScoreCars.ScoreCar;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.records.PlayerStatistics;
import millebornes.words.PlayerNames;
import millebornes.words.Words;

/// Creates the table of scores, which is a race: for each player the car and the name, a lane of the road with the car at
/// its number of wins, and the figures. The lanes share the available height.
///
/// @param cars one for each score
record RaceTableFactory(ScreenContext context, List<PlayerStatistics> scores, List<ScoreCar> cars) {

    /// The number of letters up to which a name is never broken; a longer one may take two lines.
    private static final int LONG_NAME = 11;

    /// The height of the column heads, and the least and the greatest height of a lane, in px at the usual text size.
    private static final double HEAD = 76;

    private static final double LARGE_HEAD = 108;
    private static final double LEAST_LANE = 44;
    private static final double LEAST_LARGE_LANE = 28;
    private static final double MOST_LANE = 96;

    /// The height of the picture at the head of a column, in px: the usual one, and the one beside large text.
    private static final double HEAD_SIGN = 30;

    private static final double LARGE_HEAD_SIGN = 36;

    /// The size of the letters at the head of a column beside large text, in px before they are enlarged.
    private static final double HEAD_LETTERS = 17;

    private static final int ROAD = 1;

    Node node() {
        GridPane table = new GridPane(Sizes.PANEL_PADDING, 0);
        table.setMinHeight(Region.USE_PREF_SIZE);
        VBox.setVgrow(table, Priority.ALWAYS);
        table.setId("scores");
        ScoreColumn[] columns = ScoreColumn.values();
        for (int column = 0; column <= ROAD + columns.length; column++) {
            ColumnConstraints wide = new ColumnConstraints();
            wide.setHgrow(column == ROAD ? Priority.ALWAYS : Priority.NEVER);
            wide.setHalignment(HPos.CENTER);
            table.getColumnConstraints().add(wide);
        }
        double head = isLarge() ? LARGE_HEAD : HEAD;
        row(table, head, head, Priority.NEVER);
        // The picture begins at the left edge, behind the names.
        Region names = new Region();
        table.add(names, 0, 0);
        Region lanes = new Region();
        lanes.setMinWidth(WinsRoadPane.LEAST_WIDTH);
        table.add(lanes, ROAD, 0);
        WinsRoadPane road = new WinsRoadPane(context, scores, cars, head);
        road.setId("wins");
        table.add(road, 0, 0, 2, scores.size() + 1);
        road.startProperty().bind(names.widthProperty().add(table.getHgap()));
        for (int column = 0; column < columns.length; column++) {
            table.add(head(columns[column]), ROAD + 1 + column, 0);
        }
        double least = isLarge() ? context.look().textScale().of(LEAST_LARGE_LANE) : LEAST_LANE;
        for (int line = 0; line < scores.size(); line++) {
            row(table, least, Math.max(least, MOST_LANE), Priority.ALWAYS);
            line(table, line);
        }
        return table;
    }

    private static void row(GridPane table, double least, double most, Priority grow) {
        RowConstraints row = new RowConstraints(least, least, most);
        row.setVgrow(grow);
        table.getRowConstraints().add(row);
    }

    private void line(GridPane table, int line) {
        PlayerStatistics statistics = scores.get(line);
        ScoreCar car = cars.get(line);
        double size = enlargement();
        Node side = new DrawingPane(
                context.art().cars().smallSide(car.livery(), car.outfit()),
                size * Sizes.SIDE_CAR_WIDTH,
                size * Sizes.SIDE_CAR_HEIGHT);
        String known = PlayerNames.listed(words(), statistics.name(), line + 1);
        Label name = ControlFactory.label(known, StyleClasses.STRONG);
        // A long name is broken into lines where the road needs the room.
        name.setMinWidth(known.length() > LONG_NAME ? 0 : Region.USE_PREF_SIZE);
        HBox who = ControlFactory.row(side, name);
        who.getStyleClass().add(StyleClasses.NAME_CHIP);
        who.setMaxHeight(Region.USE_PREF_SIZE);
        GridPane.setMargin(who, new Insets(0, 0, 0, Sizes.SMALL_GAP));
        table.add(who, 0, line + 1);
        // The lane's edge goes on below the figures.
        Region edge = new Region();
        edge.getStyleClass().add(StyleClasses.SHEET_CELL);
        table.add(edge, ROAD + 1, line + 1, ScoreColumn.values().length, 1);
        for (ScoreColumn column : ScoreColumn.values()) {
            Label figure = ControlFactory.label(
                    column.figure(words(), statistics),
                    column == ScoreColumn.WINS && !isLarge() ? StyleClasses.PANEL_TITLE : StyleClasses.STRONG);
            figure.setId(column.id() + "-" + line);
            figure.setMinWidth(Region.USE_PREF_SIZE);
            if (isBest(column, statistics)) {
                figure.getStyleClass().add(StyleClasses.BEST);
            }
            table.add(figure, ROAD + 1 + column.ordinal(), line + 1);
        }
    }

    /// Whether this is the highest value, and not everybody has it.
    private boolean isBest(ScoreColumn column, PlayerStatistics statistics) {
        return scores.stream().allMatch(other -> column.value(other) <= column.value(statistics))
                && scores.stream().anyMatch(other -> column.value(other) < column.value(statistics));
    }

    /// The factor by which cars grow with the text; less than the text, so that the names keep their room.
    private double enlargement() {
        return Math.sqrt(context.look().textScale().of(1));
    }

    /// The picture of a column and its name.
    private Node head(ScoreColumn column) {
        double size = isLarge() ? LARGE_HEAD_SIGN : HEAD_SIGN;
        Label head = new BalancedLabel(words().text(column.key()), StyleClasses.NOTE);
        Node sign = new DrawingPane(column.sign(context.art()), size, size);
        head.setTextAlignment(TextAlignment.CENTER);
        if (isLarge()) {
            SceneStyler.textSize(head, enlargement() * HEAD_LETTERS);
            // Every word has a line of its own, so that the road keeps its room.
            head.prefWidthProperty().bind(WordWidthMeter.longestWord(List.of(head)));
        }
        head.minWidthProperty().bind(WordWidthMeter.longestWord(List.of(head)));
        VBox both = new VBox(sign, head);
        both.setAlignment(Pos.TOP_CENTER);
        return both;
    }

    private boolean isLarge() {
        return PageTitlePlate.isLarge(context);
    }

    private Words words() {
        return context.words();
    }
}

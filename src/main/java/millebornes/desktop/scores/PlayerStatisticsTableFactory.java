package millebornes.desktop.scores;

import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.HPos;
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
import javafx.scene.shape.Rectangle;
import javafx.scene.text.TextAlignment;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.scores.ScoreCars.ScoreCar;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.records.PlayerStatistics;
import millebornes.words.PlayerNames;
import millebornes.words.Words;

/// Creates the table of scores: a tile for each player with the car from the side and, for the first three, the place.
/// The tiles share the available height.
///
/// @param cars one for each score
record PlayerStatisticsTableFactory(ScreenContext context, List<PlayerStatistics> scores, List<ScoreCar> cars) {

    /// The number of letters up to which a name is never broken; a longer one may take two lines.
    private static final int LONG_NAME = 11;

    /// The last place that is shown; the height of its stone, in units of the drawing; the greatest height of a line, in px
    /// at the usual text size.
    private static final int PODIUM = 3;

    private static final double PLACE_STONE = 30;
    private static final double MOST_LINE = 84;
    private static final List<String> COLUMNS =
            List.of("scores.games", "scores.wins", "scores.bestRound", "scores.coupsFourres");

    Node node() {
        GridPane table = new GridPane();
        table.getStyleClass().addAll(StyleClasses.SHEET, StyleClasses.SHEET_TILES);
        if (!PageTitlePlate.isLarge(context)) {
            table.getStyleClass().add(StyleClasses.SHEET_LARGE);
        }
        table.setVgap(Sizes.LABEL_GAP);
        table.setMinHeight(Region.USE_PREF_SIZE);
        VBox.setVgrow(table, Priority.ALWAYS);
        table.setId("scores");
        for (int column = 0; column <= COLUMNS.size(); column++) {
            ColumnConstraints wide = new ColumnConstraints();
            wide.setHgrow(Priority.ALWAYS);
            wide.setHalignment(column == 0 ? HPos.LEFT : HPos.RIGHT);
            table.getColumnConstraints().add(wide);
        }
        table.add(head("scores.name", Pos.BOTTOM_LEFT), 0, 0);
        for (int column = 0; column < COLUMNS.size(); column++) {
            table.add(head(COLUMNS.get(column) + ".column", Pos.BOTTOM_RIGHT), column + 1, 0);
        }
        table.getRowConstraints().add(new RowConstraints());
        for (int line = 0; line < scores.size(); line++) {
            line(table, line);
        }
        return table;
    }

    private void line(GridPane table, int line) {
        PlayerStatistics statistics = scores.get(line);
        RowConstraints row = new RowConstraints();
        row.setVgrow(Priority.ALWAYS);
        row.setMaxHeight(context.look().textScale().of(MOST_LINE));
        table.getRowConstraints().add(row);
        ScoreCar car = cars.get(line);
        double size = enlargement();
        Node side = new DrawingPane(
                context.art().cars().smallSide(car.livery(), car.outfit()),
                size * Sizes.SIDE_CAR_WIDTH,
                size * Sizes.SIDE_CAR_HEIGHT);
        String known = PlayerNames.listed(words(), statistics.name(), line + 1);
        Label name = ControlFactory.label(known, StyleClasses.SEAT_NAME);
        // A long name is broken into lines where the numbers need the room.
        boolean isLong = known.length() > LONG_NAME;
        name.setMinWidth(isLong ? 0 : Region.USE_PREF_SIZE);
        HBox who = ControlFactory.row(place(statistics), side, name);
        who.getStyleClass().add(StyleClasses.SHEET_CELL);
        table.addRow(
                line + 1,
                who,
                figure("games-" + line, words().number(statistics.games())),
                figure("wins-" + line, words().text("scores.wins.share", statistics.wins(), statistics.percentWon())),
                figure(
                        "best-" + line,
                        statistics.bestRound() == 0
                                ? words().text("scores.nothing")
                                : words().number(statistics.bestRound())),
                figure("coups-" + line, words().number(statistics.coupsFourres())));
        Region tile = new Region();
        tile.getStyleClass().add(StyleClasses.TILE);
        table.add(tile, 0, line + 1, COLUMNS.size() + 1, 1);
        tile.toBack();
    }

    /// A stone with the place of a player among the first ones; no stone for anybody who has not won.
    private Node place(PlayerStatistics statistics) {
        long place = 1
                + scores.stream()
                        .filter(other -> other.wins() > statistics.wins())
                        .count();
        double size = enlargement() * Sizes.SIDE_CAR_HEIGHT;
        DrawingPane stone = new DrawingPane(
                context.art().scenery().stone(Long.toString(place), 1),
                new BoundingBox(-PLACE_STONE / 2, -PLACE_STONE, PLACE_STONE, PLACE_STONE),
                size,
                size);
        stone.setClip(new Rectangle(size, size)); // no shadow falls on the tile
        stone.setVisible(statistics.wins() > 0 && place <= PODIUM);
        return stone;
    }

    /// The factor by which cars and stones grow with the text; less than the text, so that the names keep their room.
    private double enlargement() {
        return Math.sqrt(context.look().textScale().of(1));
    }

    private Node head(String key, Pos place) {
        // A word a line: a column is as wide as its figures need.
        Label title = ControlFactory.label(words().text(key).replace(" ", "\n").replace("-", "-\n"), StyleClasses.NOTE);
        title.setMinWidth(Region.USE_PREF_SIZE);
        title.setTextAlignment(place == Pos.BOTTOM_LEFT ? TextAlignment.LEFT : TextAlignment.RIGHT);
        HBox cell = new HBox(title);
        cell.setAlignment(place);
        cell.getStyleClass().add(StyleClasses.SHEET_CELL);
        return cell;
    }

    private Node figure(String id, String text) {
        Label label = ControlFactory.label(text, StyleClasses.SEAT_NUMBER);
        label.setId(id);
        label.setMinWidth(Region.USE_PREF_SIZE);
        HBox cell = new HBox(label);
        cell.setAlignment(Pos.CENTER_RIGHT);
        cell.getStyleClass().add(StyleClasses.SHEET_CELL);
        return cell;
    }

    private Words words() {
        return context.words();
    }
}

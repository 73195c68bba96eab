package millebornes.desktop.scores;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.scores.ScoreCars.ScoreCar;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.records.PlayerStatistics;
import millebornes.words.PlayerNames;

/// Creates the tiles of the records, each with its sign, the figure, the name and the car. Equal players share a record.
///
/// @param cars one for each score
record RecordHolderTilesFactory(ScreenContext context, List<PlayerStatistics> scores, List<ScoreCar> cars) {

    private static final double RECORD_SIGN = 46;
    private static final double LARGE_TEXT_RECORD_SIGN = 72;

    /// The least width and the height of a picture, in px.
    private static final double PICTURE_WIDTH = 120;

    /// The least width of a picture beside large text, in px.
    private static final double LARGE_TEXT_PICTURE_WIDTH = 56;

    /// The width by which it grows for each car, in px.
    private static final double PICTURE_GROWTH = 40;

    private static final double PICTURE_HEIGHT = 84;

    /// The least width of the words beside a picture, in px at the usual text size.
    private static final double LEAST_WORDS = 140;

    /// The preferred width of a tile with a car, and of one without beside large text, in px at the usual text size.
    private static final double TILE_WIDE = 300;

    private static final double LARGE_TEXT_TILE_WIDE = 150;

    /// The greatest number of cars in a tile, and the size of a single one relative to its usual size.
    private static final int MOST_CARS = 2;

    private static final double LARGE_CAR = 1.5;

    /// The size of the letters of a figure at the usual text size, in px.
    private static final double FIGURE = 34;

    /// The columns with a record, in the order of their light from morning to evening.
    private static final List<ScoreColumn> RECORDS =
            List.of(ScoreColumn.WINS, ScoreColumn.BEST_ROUND, ScoreColumn.COUPS_FOURRES);

    Node node() {
        HBox tiles = new HBox(Sizes.SMALL_GAP);
        tiles.setFillHeight(true);
        RECORDS.stream().map(this::tile).forEach(tiles.getChildren()::add);
        return tiles;
    }

    /// The places of the players who hold a record, from 0.
    private List<Integer> holders(ScoreColumn column) {
        int most = most(column);
        return IntStream.range(0, scores.size())
                .filter(place -> most > 0 && column.value(scores.get(place)) == most)
                .boxed()
                .toList();
    }

    private int most(ScoreColumn column) {
        return scores.stream().mapToInt(column::value).max().orElse(0);
    }

    private Node tile(ScoreColumn column) {
        HBox tile = record(column);
        tile.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.SIGN_TILE);
        tile.setMinWidth(0);
        tile.setPrefWidth(
                PageTitlePlate.isLarge(context) ? context.look().textScale().of(LARGE_TEXT_TILE_WIDE) : TILE_WIDE);
        HBox.setHgrow(tile, Priority.ALWAYS);
        return tile;
    }

    /// The picture of a record: its sign, and the cars of its holders, in a landscape. Beside large text there is room
    /// for the sign alone.
    private Node picture(ScoreColumn column) {
        boolean large = PageTitlePlate.isLarge(context);
        double size = large ? LARGE_TEXT_RECORD_SIGN : RECORD_SIGN;
        List<Node> things = new ArrayList<>(List.of(new DrawingPane(column.sign(context.art()), size, size)));
        List<DrawingPane> holderCars = large ? List.of() : cars(holders(column));
        things.addAll(holderCars);
        double way = (double) RECORDS.indexOf(column) / (RECORDS.size() - 1);
        LandscapeVignette picture =
                LandscapeVignette.with(context.art().lit(way).palette(), PICTURE_HEIGHT, things);
        double least = large ? LARGE_TEXT_PICTURE_WIDTH : PICTURE_WIDTH;
        picture.setMinWidth(least);
        picture.setPrefWidth(least + holderCars.size() * PICTURE_GROWTH);
        HBox.setHgrow(picture, Priority.ALWAYS);
        return picture;
    }

    private List<DrawingPane> cars(List<Integer> holders) {
        return holders.stream()
                .limit(MOST_CARS)
                .map(cars::get)
                .map(car -> new DrawingPane(
                        context.art().cars().smallSide(car.livery(), car.outfit()),
                        holders.size() > 1 ? Sizes.SIDE_CAR_WIDTH : LARGE_CAR * Sizes.SIDE_CAR_WIDTH,
                        LARGE_CAR * Sizes.SIDE_CAR_HEIGHT))
                .toList();
    }

    /// The width of the widest name of a record, in px.
    private double widestName() {
        FittedTextFactory texts =
                new FittedTextFactory(context.look().textScale().of(1));
        return RECORDS.stream()
                .map(column -> texts.line(context.words().text(column.key()), TextRole.NOTE, Color.BLACK))
                .mapToDouble(name -> Math.ceil(FittedTextFactory.width(name)))
                .max()
                .orElse(0);
    }

    /// The picture of a record, its name and, below it, the figure and the names of its holders.
    private HBox record(ScoreColumn column) {
        int most = most(column);
        String names = holders(column).stream()
                .map(place ->
                        PlayerNames.listed(context.words(), scores.get(place).name(), place + 1))
                .collect(Collectors.joining(", "));
        String figureText = most == 0
                ? context.words().text("scores.nothing")
                : context.words().number(most);
        Label figure = ControlFactory.label(figureText, StyleClasses.PANEL_TITLE);
        if (!PageTitlePlate.isLarge(context)) {
            SceneStyler.textSize(figure, FIGURE);
        }
        Label holder = ControlFactory.label(names, StyleClasses.STRONG);
        HBox record = ControlFactory.row(picture(column));
        record.setSpacing(Sizes.TIGHT_PADDING);
        String name = context.words().text(column.key());
        FlowPane held = new FlowPane(Sizes.SMALL_GAP, 0, figure, holder);
        held.setRowValignment(VPos.BASELINE);
        VBox says = new VBox(ControlFactory.label(name, StyleClasses.NOTE), held);
        says.setAlignment(Pos.CENTER_LEFT);
        // All pictures are equally wide, whatever is said beside them.
        double width = Math.max(widestName(), context.look().textScale().of(LEAST_WORDS));
        says.setMinWidth(width);
        says.setPrefWidth(width);
        record.getChildren().add(says);
        record.setAccessibleRole(AccessibleRole.TEXT);
        record.setAccessibleText(context.words().text("scores.record", name, figureText, names));
        return record;
    }
}

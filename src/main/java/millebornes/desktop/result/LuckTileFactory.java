package millebornes.desktop.result;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import millebornes.desktop.art.LuckIconArt;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.EvenColumnsPane;
import millebornes.desktop.controls.FittedLabel;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.result.LuckReport.LuckRow;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.table.Livery;

/// Creates the tiles of luck and play, one for each team: its car in a landscape, its name and its points, five clovers
/// for luck, five steering wheels for play, both with their points, and a few words. The landscape takes the height that
/// is left.
final class LuckTileFactory {

    /// How the parts of a tile are arranged.
    enum Form {
        /// below each other
        TILE,
        /// the car and the name at the left, the pictures and the words at the right
        ROW
    }

    /// The least width of a tile, and of a row, in px at the usual text size.
    private static final double TILE_WIDTH = 224;

    private static final double ROW_WIDTH = 320;
    private static final int MOST_COLUMNS = 3;

    /// The greatest number of tiles whose pictures are large, and of rows that have room for tiles.
    private static final int MOST_ROOMY = 4;

    private static final int FEW_ROWS = 2;

    /// The greatest size of a picture in a tile, in one of two, in a row, and beside large text, in px at the usual text size.
    private static final double TILE_PICTURE = 36;

    private static final double DUEL_PICTURE = 40;

    private static final double ROW_PICTURE = 32;
    private static final double LARGE_TEXT_PICTURE = 19;

    /// The least height of a landscape, and of one in a row, in px, and the height of a car and the ground below it,
    /// relative to it.
    private static final double SCENE = 44;

    private static final double ROW_SCENE = 29;

    private static final double CAR = 0.92;
    private static final double GROUND = 0.05;

    /// The least width of a landscape in a row, and of one with large text, in px, and the width of the name beside that,
    /// in px at the usual text size.
    private static final double ROW_SCENE_WIDTH = 142;

    private static final double LARGE_TEXT_SCENE_WIDTH = 96;
    private static final double LARGE_TEXT_NAME_WIDTH = 130;

    /// The size of a name in a tile, in a row and among large text, and of the words below in a roomy and another tile, in
    /// px at the usual text size.
    private static final double NAME = 19;

    private static final double ROW_NAME = 18;
    private static final double LARGE_TEXT_NAME = 16;
    private static final double ROOMY_TAG = 16;
    private static final double TAG = 15;
    private static final double BEST_STAR = 11;

    /// The size of the trophy beside the winner's points, in px at the usual text size.
    private static final double TROPHY = 18;

    /// The points that take as much room as any.
    private static final int WIDEST_POINTS = -8888;

    private final ResultContext context;
    private final LuckSentences sentences;
    private final LuckReport report;
    private final Form form;
    private final TextScale scale;
    private final double leastWidth;
    private final double wordWidth;
    private final double numberWidth;

    LuckTileFactory(ResultContext context, LuckSentences sentences, Form form) {
        this.context = context;
        this.sentences = sentences;
        this.report = sentences.report();
        this.form = report.rows().size() > FEW_ROWS ? form : Form.TILE;
        this.scale = context.screenContext().look().textScale();
        this.leastWidth = scale.of(form == Form.TILE ? TILE_WIDTH : ROW_WIDTH);
        this.wordWidth = Math.max(
                width(context.words().text("luck.luck")), width(context.words().text("luck.play")));
        this.numberWidth = width(sentences.figure(WIDEST_POINTS));
    }

    /// The tiles of all teams, by number.
    Region all() {
        return new EvenColumnsPane(
                report.rows().stream().map(this::tile).toList(), leastWidth, Sizes.SMALL_GAP, MOST_COLUMNS);
    }

    private Region tile(LuckRow row) {
        Pane tile = isLarge() ? inLargeText(row) : form == Form.ROW ? row(row) : stacked(row);
        tile.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.SIGN_TILE);
        tile.setId("luck-" + row.team());
        tile.setFocusTraversable(true);
        tile.setAccessibleRole(AccessibleRole.TEXT);
        tile.setAccessibleText(sentences.spoken(row));
        return tile;
    }

    private VBox stacked(LuckRow row) {
        HBox name = name(row);
        level(row).ifPresent(name.getChildren()::add);
        name.getChildren().addAll(ControlFactory.spring(), points(row));
        return new VBox(
                isRoomy() ? Sizes.LABEL_GAP : Sizes.TINY_GAP, scene(row, 0, SCENE), name, ratings(row), tag(row));
    }

    private Pane row(LuckRow row) {
        // Lines of text need no space between them.
        VBox told = new VBox(-Sizes.TINY_GAP, points(row));
        if (!isNameAbove(row)) {
            HBox name = name(row);
            level(row).ifPresent(name.getChildren()::add);
            told.getChildren().addFirst(name);
        }
        VBox car = new VBox(scene(row, ROW_SCENE_WIDTH, ROW_SCENE), told);
        HBox.setHgrow(car, Priority.ALWAYS);
        VBox figures = new VBox(Sizes.LABEL_GAP, ratings(row), tag(row));
        figures.setAlignment(Pos.CENTER);
        HBox both = new HBox(Sizes.SMALL_GAP, car, figures);
        VBox.setVgrow(both, Priority.ALWAYS);
        return isNameAbove(row) ? new VBox(name(row), both) : both;
    }

    /// Whether the names of a team need the width of the row.
    private boolean isNameAbove(LuckRow row) {
        return context.people(row.team()).size() > FEW_ROWS;
    }

    private VBox inLargeText(LuckRow row) {
        HBox points = ControlFactory.row(points(row));
        level(row).ifPresent(points.getChildren()::add);
        VBox told = new VBox(-Sizes.TINY_GAP, name(row), points);
        told.setAlignment(Pos.CENTER_LEFT);
        told.setPrefWidth(scale.of(LARGE_TEXT_NAME_WIDTH));
        Region scene = scene(row, LARGE_TEXT_SCENE_WIDTH, SCENE);
        HBox.setHgrow(scene, Priority.ALWAYS);
        HBox head = new HBox(Sizes.TIGHT_PADDING, told, scene);
        VBox.setVgrow(head, Priority.ALWAYS);
        return new VBox(Sizes.LINE_GAP, head, ratings(row), tag(row));
    }

    /// The team's cars in a landscape of at least that width and height, in px.
    private Region scene(LuckRow row, double width, double height) {
        HBox cars = new HBox(Sizes.TINY_GAP);
        cars.setAlignment(Pos.BOTTOM_CENTER);
        cars.setPadding(new Insets(0, 0, GROUND * height, 0));
        for (Livery livery : context.model().teams().get(row.team()).cars()) {
            Group car = context.art().cars().smallSide(livery, context.outfit(livery));
            Bounds bounds = car.getLayoutBounds();
            cars.getChildren().add(DrawingPane.asWide(car, CAR * height * bounds.getWidth() / bounds.getHeight()));
        }
        Region scene = LandscapeVignette.standingOn(context.art().palette(), height, cars)
                .growing(Double.MAX_VALUE);
        scene.setMinWidth(width);
        scene.setPrefWidth(width);
        return scene;
    }

    private VBox ratings(LuckRow row) {
        LuckIconArt art = context.art().luck();
        double tilePicture = report.rows().size() > FEW_ROWS ? TILE_PICTURE : DUEL_PICTURE;
        double picture = isLarge() ? LARGE_TEXT_PICTURE : isRoomy() ? tilePicture : ROW_PICTURE;
        return new VBox(
                Sizes.TINY_GAP,
                rating(
                        "luck.luck",
                        new PictureRatingPane(report.luckPictures(row), art::clover, art::emptyClover, scale, picture),
                        row.luck()),
                rating(
                        "luck.play",
                        new PictureRatingPane(report.playPictures(row), art::wheel, art::emptyWheel, scale, picture),
                        row.play()));
    }

    /// The few words about a team, in its colour.
    private Label tag(LuckRow row) {
        Label tag = new FittedLabel(
                sentences.tag(row),
                scale.of(isRoomy() ? ROOMY_TAG : TAG),
                Sizes.SMALLEST_TEXT,
                isRoomy() ? StyleClasses.STRONG : StyleClasses.BODY,
                StyleClasses.VERDICT,
                StyleClasses.livery(
                        context.model().teams().get(row.team()).cars().getFirst()));
        tag.setMaxWidth(Double.MAX_VALUE);
        tag.setAlignment(Pos.CENTER);
        return tag;
    }

    /// The level of a computer player.
    private Optional<Label> level(LuckRow row) {
        return Optional.of(sentences.stars(row.team()))
                .filter(stars -> !stars.isEmpty())
                .map(stars -> note(stars, StyleClasses.SMALL));
    }

    private Label points(LuckRow row) {
        boolean won = context.model().hasWon(row.team());
        Label points = note(
                context.words().text("result.points", row.points()),
                !isLarge() ? StyleClasses.STRONG : won ? StyleClasses.SEAT_NUMBER : StyleClasses.BODY);
        if (won) {
            double size = scale.of(TROPHY);
            points.setGraphic(new DrawingPane(context.art().ceremony().smallTrophy(), size, size));
        }
        return points;
    }

    /// Whether there is room for larger pictures.
    private boolean isRoomy() {
        return form == Form.TILE && !isLarge() && report.rows().size() <= MOST_ROOMY;
    }

    private boolean isLarge() {
        return PageTitlePlate.isLarge(context.screenContext());
    }

    /// The names of the team's members, those of the best players with a star.
    private HBox name(LuckRow row) {
        String people = context.listOfPeople(row.team());
        double size = isLarge() ? LARGE_TEXT_NAME : form == Form.ROW ? ROW_NAME : NAME;
        HBox name =
                ControlFactory.row(new FittedLabel(people, scale.of(size), Sizes.SMALLEST_TEXT, StyleClasses.STRONG));
        if (isBest(row)) {
            name.getChildren().add(StarIcon.full(context.screenContext().look().palette(), scale.of(BEST_STAR)));
        }
        return name;
    }

    private boolean isBest(LuckRow row) {
        return report.bestPlay().contains(row.team())
                && report.bestPlay().size() < report.rows().size();
    }

    private static Label note(String text, String style) {
        Label note = ControlFactory.label(text, style);
        note.setMinWidth(Region.USE_PREF_SIZE);
        return note;
    }

    private HBox rating(String key, PictureRatingPane pictures, int points) {
        Label word = ControlFactory.label(context.words().text(key), StyleClasses.BODY);
        word.setMinWidth(wordWidth);
        Label number = ControlFactory.label(sentences.figure(points), StyleClasses.BODY);
        number.setMinWidth(numberWidth);
        number.setAlignment(Pos.CENTER_RIGHT);
        HBox.setHgrow(pictures, Priority.ALWAYS);
        HBox rating = ControlFactory.row(word, pictures, number);
        rating.setSpacing(isRoomy() || isLarge() ? Sizes.TIGHT_PADDING : Sizes.LABEL_GAP);
        return rating;
    }

    private double width(String words) {
        return Math.ceil(
                FittedTextFactory.width(new FittedTextFactory(scale.of(1)).line(words, TextRole.BODY, Color.BLACK)));
    }
}

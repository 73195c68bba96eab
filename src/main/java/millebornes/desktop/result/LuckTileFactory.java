package millebornes.desktop.result;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import millebornes.desktop.art.LuckIconArt;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.EvenColumnsPane;
import millebornes.desktop.controls.FittedLabel;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.result.LuckReport.LuckRow;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.table.Livery;
import millebornes.session.DriverFace;
import millebornes.session.DriverFace.FaceMood;

/// Creates the tiles of luck and play, one for each team: its car, its name and its points, five clovers for luck, five
/// steering wheels for play, both with their points, and a few words.
final class LuckTileFactory {

    /// How the parts of a tile are arranged.
    enum Form {
        /// below each other
        TILE,
        /// the car and the words at the left, the pictures at the right
        ROW
    }

    /// The least width of a tile, and of a row, in px at the usual text size.
    private static final double TILE_WIDTH = 224;

    private static final double ROW_WIDTH = 320;
    private static final int MOST_COLUMNS = 3;

    /// The greatest number of tiles whose pictures are large.
    private static final int MOST_ROOMY = 4;

    /// The greatest height of a tile, and of a row, in px at the usual text size.
    private static final double TILE_HEIGHT = 260;

    private static final double ROW_HEIGHT = 150;

    /// The greatest size of a picture in a tile, in a row, and beside large text, in px at the usual text size.
    private static final double TILE_PICTURE = 48;

    private static final double ROW_PICTURE = 32;
    private static final double LARGE_TEXT_PICTURE = 22;

    /// The greatest width of the pictures beside large text, relative to their preferred one.
    private static final double SPREAD = 1.25;

    /// The size of a car in a tile, and in a row, relative to its usual size.
    private static final double TILE_CAR = 2;

    private static final double ROW_CAR = 1.1;

    /// The size of a name, and of one among large text, in px at the usual text size.
    private static final double NAME = 19;

    private static final double LARGE_TEXT_NAME = 16;
    private static final double BEST_STAR = 11;

    /// The size of a car among several of a team, relative to that of a single one.
    private static final double ONE_OF_SEVERAL = 0.75;

    /// The points that take as much room as any.
    private static final int WIDEST_POINTS = -8888;

    private final ResultContext context;
    private final LuckSentences sentences;
    private final LuckReport report;
    private final Form form;
    private final TextScale scale;
    private final double wordWidth;
    private final double numberWidth;

    LuckTileFactory(ResultContext context, LuckSentences sentences, Form form) {
        this.context = context;
        this.sentences = sentences;
        this.report = sentences.report();
        this.form = form;
        this.scale = context.screenContext().look().textScale();
        this.wordWidth = Math.max(
                width(context.words().text("luck.luck")), width(context.words().text("luck.play")));
        this.numberWidth = width(sentences.points(WIDEST_POINTS));
    }

    /// The tiles of all teams, by number.
    Region all() {
        return new EvenColumnsPane(
                report.rows().stream().map(this::tile).toList(),
                scale.of(form == Form.TILE ? TILE_WIDTH : ROW_WIDTH),
                Sizes.SMALL_GAP,
                MOST_COLUMNS);
    }

    private Region tile(LuckRow row) {
        VBox tile = new VBox(isRoomy() ? Sizes.SMALL_GAP : Sizes.TINY_GAP);
        if (isNameAbove(row.team())) {
            tile.getChildren().add(name(row));
        }
        if (isRow()) {
            HBox both = ControlFactory.row(head(row), ratings(row));
            both.setSpacing(Sizes.TIGHT_PADDING);
            tile.getChildren().add(both);
        } else {
            tile.getChildren().addAll(head(row), ratings(row));
        }
        tile.getChildren().add(tag(row));
        tile.getStyleClass().add(StyleClasses.TILE);
        if (!isRoomy()) {
            tile.getStyleClass().add(StyleClasses.SIGN_TILE);
        }
        tile.setAlignment(Pos.CENTER_LEFT);
        tile.setMaxHeight(scale.of(isRow() ? ROW_HEIGHT : TILE_HEIGHT));
        tile.setId("luck-" + row.team());
        tile.setFocusTraversable(true);
        tile.setAccessibleRole(AccessibleRole.TEXT);
        tile.setAccessibleText(sentences.spoken(row));
        return tile;
    }

    /// The cars, and beside them the name and the points.
    private HBox head(LuckRow row) {
        VBox says = new VBox();
        says.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(says, Priority.ALWAYS);
        if (!isNameAbove(row.team())) {
            says.getChildren().add(name(row));
        }
        HBox points = ControlFactory.row(note(context.words().text("result.points", row.points()), StyleClasses.NOTE));
        says.getChildren().add(points);
        if (!isLevelBesideTag()) {
            level(row).ifPresent((isLarge() ? points : says).getChildren()::add);
        }
        HBox head = ControlFactory.row(cars(row), says);
        HBox.setHgrow(head, Priority.ALWAYS);
        return head;
    }

    private VBox ratings(LuckRow row) {
        LuckIconArt art = context.art().luck();
        double picture = isRoomy() ? TILE_PICTURE : isLarge() ? LARGE_TEXT_PICTURE : ROW_PICTURE;
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

    /// The few words about a team; in a row, the best players have a star here, where there is room.
    private HBox tag(LuckRow row) {
        HBox tag = ControlFactory.row(
                ControlFactory.label(sentences.tag(row), isRoomy() ? StyleClasses.STRONG : StyleClasses.BODY));
        if (isRow() && isBest(row)) {
            tag.getChildren().add(star());
        }
        if (isLevelBesideTag()) {
            level(row).ifPresent(level -> tag.getChildren().addAll(ControlFactory.spring(), level));
        }
        return tag;
    }

    /// The level of a computer player.
    private Optional<Label> level(LuckRow row) {
        return Optional.of(sentences.stars(row.team()))
                .filter(stars -> !stars.isEmpty())
                .map(stars -> note(stars, StyleClasses.SMALL));
    }

    private boolean isLevelBesideTag() {
        return isRow() || isRoomy();
    }

    /// Whether the names of a team's members need a line of their own. A pair in one car has room beside it.
    private boolean isNameAbove(int team) {
        int people = context.people(team).size();
        boolean isPair = !isRow()
                && people == 2
                && context.model().teams().get(team).cars().size() == 1;
        return people > 1 && !isPair;
    }

    private boolean isRow() {
        return form == Form.ROW;
    }

    /// Whether there is room for larger pictures.
    private boolean isRoomy() {
        return !isRow() && !isLarge() && report.rows().size() <= MOST_ROOMY;
    }

    private boolean isLarge() {
        return PageTitlePlate.isLarge(context.screenContext());
    }

    private HBox cars(LuckRow row) {
        List<Livery> liveries = context.model().teams().get(row.team()).cars();
        HBox cars = ControlFactory.row();
        cars.setSpacing(Sizes.LINE_GAP);
        cars.setMinWidth(Region.USE_PREF_SIZE);
        double single = isRoomy() ? TILE_CAR : scale.of(ROW_CAR);
        liveries.forEach(livery ->
                cars.getChildren().add(context.car(livery, liveries.size() > 1 ? single * ONE_OF_SEVERAL : single)));
        if (!isRow()
                && !sentences.stars(row.team()).isEmpty()
                && sentences.character(row.team()).isSomebody()) {
            Group face = context.art().drivers().face(DriverFace.of(sentences.character(row.team())), FaceMood.SMILE);
            cars.getChildren().add(new DrawingPane(face, Sizes.SIDE_CAR_HEIGHT, Sizes.SIDE_CAR_HEIGHT));
        }
        return cars;
    }

    /// The names of the team's members; in a tile, those of the best players have a star.
    private HBox name(LuckRow row) {
        String people = context.words().list(context.people(row.team()));
        HBox name = ControlFactory.row(new FittedLabel(
                people, scale.of(isLarge() ? LARGE_TEXT_NAME : NAME), Sizes.SMALLEST_TEXT, StyleClasses.STRONG));
        if (!isRow() && isBest(row)) {
            name.getChildren().add(star());
        }
        return name;
    }

    private boolean isBest(LuckRow row) {
        return report.bestPlay().contains(row.team())
                && report.bestPlay().size() < report.rows().size();
    }

    private Node star() {
        return StarIcon.full(context.screenContext().look().palette(), scale.of(BEST_STAR));
    }

    private static Label note(String text, String style) {
        Label note = ControlFactory.label(text, style);
        note.setMinWidth(Region.USE_PREF_SIZE);
        return note;
    }

    private HBox rating(String key, PictureRatingPane pictures, int points) {
        Label word = ControlFactory.label(context.words().text(key), StyleClasses.NOTE);
        word.setMinWidth(wordWidth);
        Label number = ControlFactory.label(sentences.points(points), StyleClasses.NOTE);
        number.setMinWidth(numberWidth);
        if (isLarge()) {
            // The figure stands beside its pictures, however wide the tile is.
            double most = SPREAD * pictures.prefWidth(Region.USE_COMPUTED_SIZE);
            pictures.setMaxWidth(most);
        } else {
            number.setAlignment(Pos.CENTER_RIGHT);
        }
        HBox.setHgrow(pictures, Priority.ALWAYS);
        HBox rating = ControlFactory.row(word, pictures, number);
        rating.setSpacing(Sizes.LABEL_GAP);
        return rating;
    }

    private double width(String words) {
        return Math.ceil(
                FittedTextFactory.width(new FittedTextFactory(scale.of(1)).line(words, TextRole.NOTE, Color.BLACK)));
    }
}

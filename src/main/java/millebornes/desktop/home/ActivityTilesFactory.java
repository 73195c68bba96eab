package millebornes.desktop.home;

import java.time.LocalDate;
import java.util.List;
import java.util.function.Function;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.records.Stamp;
import millebornes.words.CalendarDateFormatter;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// Creates the tiles on the home page for what players come back to besides playing, such as the deal of the day. Each
/// has a picture and two lines; a new tile is a new line in [#tiles()].
///
/// @param way opens a page
/// @param played whether today's deal has been played
record ActivityTilesFactory(
        ScreenContext context, Function<Destination, Runnable> way, boolean played, TileForm form, LocalDate today) {

    private static final double WIDTH = 118;
    private static final double TALL_PICTURE = 84;
    private static final double NUMBER = 52;
    private static final double LOW_NUMBER = 20;
    private static final double LOW_LEAF = 44;
    private static final int CHECK = 26;
    private static final int LOW_CHECK = 13;

    /// The arrangement of a tile.
    enum TileForm {
        /// picture, name and note
        TALL,
        /// a small picture beside the name
        LOW
    }

    /// A row of all tiles.
    HBox row() {
        HBox row = new HBox(Sizes.TIGHT_PADDING);
        row.getChildren().addAll(tiles());
        row.setAlignment(Pos.BOTTOM_RIGHT);
        return row;
    }

    private List<Button> tiles() {
        return List.of(
                tile(
                        "daily-deal",
                        played ? checked(leaf()) : leaf(),
                        "day.home",
                        played ? "day.home.played" : "day.home.note",
                        way.apply(new Destination.Day(today))),
                tile(
                        "daily-school",
                        instructor(),
                        "home.school",
                        "home.school.note",
                        way.apply(new Destination.School())),
                tile(
                        "daily-album",
                        stamp(),
                        "day.home.album",
                        "day.home.album.note",
                        way.apply(new Destination.Album(""))));
    }

    private Button tile(String id, Node picture, String key, String noteKey, Runnable action) {
        Words words = context.words();
        Label name = ControlFactory.label(words.text(key), StyleClasses.TILE_NAME);
        name.setWrapText(false);
        name.setMinWidth(Region.USE_PREF_SIZE);
        Button button = new HomeButtons(context)
                .picture(
                        id,
                        form == TileForm.LOW ? low(picture, name) : tall(picture, name, words.text(noteKey)),
                        words.text("day.home.spoken", words.text(key), words.text(noteKey)),
                        action);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private static Node low(Node picture, Label name) {
        HBox content = ControlFactory.row(picture, name);
        content.getStyleClass().add(StyleClasses.DAILY_TILE);
        return content;
    }

    private Node tall(Node picture, Label name, String note) {
        Label said = ControlFactory.label(note, StyleClasses.TILE_NOTE);
        said.setWrapText(false);
        said.setMinWidth(Region.USE_PREF_SIZE);
        VBox content = new VBox(picture, name, said);
        content.setAlignment(Pos.CENTER);
        content.setMinWidth(WIDTH);
        content.getStyleClass().add(StyleClasses.DAILY_TILE);
        return content;
    }

    /// The picture of a calendar leaf with today's date.
    private Node leaf() {
        boolean low = form == TileForm.LOW;
        Text number = new Text(Integer.toString(today.getDayOfMonth()));
        number.setFont(TypefaceWeight.EXTRA_BOLD.font(low ? LOW_NUMBER : NUMBER));
        number.setFill(context.look().palette().color(ColourRole.INK));
        number.setId("day-number");
        StackPane below = new StackPane(number);
        if (played) {
            // Beside the check mark.
            below.setPadding(new Insets(0, check(), 0, 0));
        }
        VBox.setVgrow(below, Priority.ALWAYS);
        StackPane head = new StackPane();
        if (!low) {
            Text month = new Text(CalendarDateFormatter.leaf(context.words(), today));
            month.setFont(TypefaceWeight.BOLD.font(Sizes.SMALLEST_TEXT + Sizes.LINE_GAP));
            month.setFill(context.look().palette().color(ColourRole.ON_RED));
            head.getChildren().add(month);
        }
        head.setMinHeight(low ? Sizes.TIGHT_PADDING : Sizes.GAP);
        head.getStyleClass().add(StyleClasses.LEAF_HEAD);
        VBox leaf = new VBox(head, below);
        leaf.getStyleClass().add(StyleClasses.SMALL_LEAF);
        double height = low ? LOW_LEAF : TALL_PICTURE;
        leaf.setMinSize(low ? LOW_LEAF : WIDTH - 2 * Sizes.SMALL_GAP, height);
        leaf.setMaxSize(low ? LOW_LEAF : WIDTH - 2 * Sizes.SMALL_GAP, height);
        return leaf;
    }

    private int check() {
        return form == TileForm.LOW ? LOW_CHECK : CHECK;
    }

    /// Adds a tick to a calendar leaf, for a day whose deal was played.
    private Node checked(Node leaf) {
        FontIcon check = new FontIcon(MaterialDesignC.CHECK_BOLD);
        check.setId("day-played");
        check.getStyleClass().add(StyleClasses.DAY_CHECK);
        SceneStyler.iconSize(check, check());
        StackPane checked = new StackPane(leaf, check);
        checked.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        StackPane.setAlignment(check, Pos.BOTTOM_RIGHT);
        return checked;
    }

    private Node instructor() {
        double height = form == TileForm.LOW ? LOW_LEAF : TALL_PICTURE;
        return new DrawingPane(context.art().lesson().instructor(), height, height);
    }

    private Node stamp() {
        double height = form == TileForm.LOW ? LOW_LEAF : TALL_PICTURE;
        return new DrawingPane(context.art().album().stamp(Stamp.CANNES.name()), height, height);
    }
}

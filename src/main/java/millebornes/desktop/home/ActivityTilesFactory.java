package millebornes.desktop.home;

import java.time.LocalDate;
import java.util.List;
import java.util.function.Function;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
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
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// Creates the tiles on the home page for what players come back to besides playing, such as the deal of the day. Each
/// has a small picture and its name; a new tile is a new line in [#tiles()].
///
/// @param way opens a page
/// @param played whether today's deal has been played
/// @param form whether the name is beside the picture or below it
record ActivityTilesFactory(
        ScreenContext context, Function<Destination, Runnable> way, boolean played, LocalDate today, Orientation form) {

    /// The size of the number on the calendar leaf, as a share of the leaf.
    private static final double NUMBER = 0.475;

    private static final double PICTURE = 40;

    /// The side of a picture above its name.
    private static final double LARGE_PICTURE = 78;

    private static final int CHECK = 13;

    /// A row of all tiles, which fill its width; tiles with names below their pictures are equally wide.
    HBox row() {
        HBox row = new HBox(Sizes.LABEL_GAP);
        for (Button tile : tiles()) {
            tile.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
            if (form == Orientation.VERTICAL) {
                tile.setPrefWidth(0);
                tile.setMinWidth(0);
            }
            HBox.setHgrow(tile, Priority.ALWAYS);
            row.getChildren().add(tile);
        }
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
        Pane content = form == Orientation.HORIZONTAL ? ControlFactory.row(picture, name) : below(picture, name);
        content.getStyleClass().add(StyleClasses.DAILY_TILE);
        Button button = new HomeButtons(context)
                .picture(id, content, words.text("day.home.spoken", words.text(key), words.text(noteKey)), action);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private static VBox below(Node picture, Label name) {
        VBox column = new VBox(Sizes.TINY_GAP, picture, name);
        column.setAlignment(Pos.CENTER);
        return column;
    }

    private double side() {
        return form == Orientation.HORIZONTAL ? PICTURE : LARGE_PICTURE;
    }

    /// The picture of a calendar leaf with today's date.
    private Node leaf() {
        Text number = new Text(Integer.toString(today.getDayOfMonth()));
        number.setFont(TypefaceWeight.EXTRA_BOLD.font(NUMBER * side()));
        number.setFill(context.look().palette().color(ColourRole.INK));
        number.setId("day-number");
        StackPane below = new StackPane(number);
        if (played) {
            // Beside the check mark.
            below.setPadding(new Insets(0, CHECK, 0, 0));
        }
        VBox.setVgrow(below, Priority.ALWAYS);
        StackPane head = new StackPane();
        head.setMinHeight(Sizes.TIGHT_PADDING);
        head.getStyleClass().add(StyleClasses.LEAF_HEAD);
        VBox leaf = new VBox(head, below);
        leaf.getStyleClass().add(StyleClasses.SMALL_LEAF);
        leaf.setMinSize(side(), side());
        leaf.setMaxSize(side(), side());
        return leaf;
    }

    /// Adds a tick to a calendar leaf, for a day whose deal was played.
    private Node checked(Node leaf) {
        FontIcon check = new FontIcon(MaterialDesignC.CHECK_BOLD);
        check.setId("day-played");
        check.getStyleClass().add(StyleClasses.DAY_CHECK);
        SceneStyler.iconSize(check, CHECK);
        StackPane checked = new StackPane(leaf, check);
        checked.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        StackPane.setAlignment(check, Pos.BOTTOM_RIGHT);
        return checked;
    }

    private Node instructor() {
        return new DrawingPane(context.art().lesson().instructor(), side(), side());
    }

    private Node stamp() {
        return new DrawingPane(context.art().album().stamp(Stamp.CANNES.name()), side(), side());
    }
}

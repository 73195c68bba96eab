package millebornes.desktop.home;

import java.time.LocalDate;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import javafx.scene.shape.StrokeType;
import javafx.scene.text.Text;
import millebornes.desktop.art.PhoneStatusIconArt.PhoneSign;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.home.HomeButtons.PageWidth;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.records.Stamp;
import millebornes.words.Words;

/// Creates the tiles on the home page for what players come back to besides playing, such as the deal of the day. Each
/// has a small picture and its name; a new tile is a new line in [#tiles()].
///
/// @param way opens a page
/// @param played whether today's deal has been played
/// @param page of the icons of the foot
record ActivityTilesFactory(
        ScreenContext context,
        Function<Destination, Runnable> way,
        boolean played,
        LocalDate today,
        TileForm form,
        PageWidth page) {

    /// The size of the number on the calendar leaf, as a share of the leaf.
    private static final double NUMBER = 0.45;

    /// The size of the check mark of a day that was played, as a share of the leaf.
    private static final double CHECK = 0.4;

    /// The radius of the dot of a day that waits, and the width of the rims of both marks, in px.
    private static final double DOT = 5;
    private static final double RIM = 2;

    /// By how much they stick out of the leaf at the right, and above or below, as shares of the leaf.
    private static final double OUT = 0.31;

    private static final double ABOVE = 0.05;

    /// The key of the note about a deal that has not been played today.
    private static final String WAITS = "day.home.note";

    /// The form of a tile.
    enum TileForm {
        /// a small picture beside the name
        BESIDE(40),
        /// a large picture above the name
        BELOW(78),
        /// as the icons of the foot
        ICON(0);

        /// The side of the picture, in px; that of an icon depends on the page.
        private final double side;

        TileForm(double side) {
            this.side = side;
        }
    }

    /// All tiles.
    List<Button> tiles() {
        return List.of(
                tile(
                        "daily-deal",
                        this::today,
                        "day.home",
                        played ? "day.home.played" : WAITS,
                        way.apply(new Destination.Day(today))),
                tile(
                        "daily-school",
                        side -> new DrawingPane(context.art().lesson().instructor(), side, side),
                        "home.school",
                        "home.school.note",
                        way.apply(new Destination.School())),
                tile(
                        "daily-album",
                        side -> new DrawingPane(context.art().album().stamp(Stamp.CANNES.name()), side, side),
                        "day.home.album",
                        "day.home.album.note",
                        way.apply(new Destination.Album(""))));
    }

    private Button tile(String id, DoubleFunction<Node> picture, String key, String noteKey, Runnable action) {
        Words words = context.words();
        String spoken = words.text("day.home.spoken", words.text(key), words.text(noteKey));
        HomeButtons buttons = new HomeButtons(context);
        if (form == TileForm.ICON) {
            Button icon = buttons.icon(id, words.text(key), picture, action, page);
            icon.setAccessibleText(spoken);
            if (noteKey.equals(WAITS)) {
                icon.getStyleClass().add(StyleClasses.PAPER_BUTTON);
            }
            return icon;
        }
        Label name = ControlFactory.label(words.text(key), StyleClasses.TILE_NAME);
        name.setWrapText(false);
        name.setMinWidth(Region.USE_PREF_SIZE);
        Node drawing = picture.apply(form.side);
        Pane content = form == TileForm.BESIDE ? ControlFactory.row(drawing, name) : below(drawing, name);
        content.getStyleClass().add(StyleClasses.DAILY_TILE);
        return buttons.picture(id, content, spoken, action);
    }

    private static VBox below(Node picture, Label name) {
        VBox column = new VBox(Sizes.TINY_GAP, picture, name);
        column.setAlignment(Pos.CENTER);
        return column;
    }

    /// The picture of a calendar leaf with today's date.
    private Node leaf(double side) {
        Text number = new Text(Integer.toString(today.getDayOfMonth()));
        number.setFont(TypefaceWeight.EXTRA_BOLD.font(NUMBER * side));
        number.setFill(context.look().palette().color(ColourRole.INK));
        number.setId("day-number");
        StackPane below = new StackPane(number);
        VBox.setVgrow(below, Priority.ALWAYS);
        StackPane head = new StackPane();
        head.setMinHeight(Sizes.TIGHT_PADDING);
        head.getStyleClass().add(StyleClasses.LEAF_HEAD);
        VBox leaf = new VBox(head, below);
        leaf.getStyleClass().add(StyleClasses.SMALL_LEAF);
        leaf.setMinSize(side, side);
        leaf.setMaxSize(side, side);
        return leaf;
    }

    /// The calendar leaf with a mark on its corner: a tick once today's deal was played, a dot while an icon waits for it.
    private Node today(double side) {
        if (played) {
            double size = CHECK * side;
            DrawingPane check = new DrawingPane(context.art().phones().sign(PhoneSign.TICK), size, size);
            check.setId("day-played");
            return marked(side, new StackPane(rimmed(size / 2, ColourRole.GO_FIELD), check), Pos.BOTTOM_RIGHT);
        }
        return form == TileForm.ICON ? marked(side, rimmed(DOT, ColourRole.RED), Pos.TOP_RIGHT) : leaf(side);
    }

    /// A disc with a light rim around it.
    private Circle rimmed(double radius, ColourRole colour) {
        Palette palette = context.look().palette();
        Circle disc = new Circle(radius, palette.color(colour));
        disc.setStroke(palette.color(ColourRole.PAPER));
        disc.setStrokeWidth(RIM);
        disc.setStrokeType(StrokeType.OUTSIDE);
        return disc;
    }

    /// The calendar leaf with a mark that sticks out of a corner at its right.
    private Node marked(double side, Node mark, Pos corner) {
        Group placed = new Group(mark);
        placed.setTranslateX(OUT * side);
        placed.setTranslateY((corner == Pos.TOP_RIGHT ? -1 : 1) * ABOVE * side);
        StackPane marked = new StackPane(leaf(side), placed);
        marked.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        StackPane.setAlignment(placed, corner);
        return marked;
    }
}

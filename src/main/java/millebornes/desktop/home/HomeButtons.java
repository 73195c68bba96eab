package millebornes.desktop.home;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TilePicturePane;
import millebornes.desktop.controls.TilePicturePane.PictureEdge;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// Creates the buttons of the home page, with pictures and icons.
record HomeButtons(ScreenContext context) {

    private static final double ICON_WIDTH = 75;
    private static final double ICON_HEIGHT = 76;
    private static final double NARROW_ICON = 64;
    private static final double ICON = 38;
    private static final double NARROW_ICON_PICTURE = 32;
    private static final double CARS_WIDTH = 204;
    private static final double CARS_HEIGHT = 104;

    /// The least visible height of the picture on the button for a new game, in its units: the cars, and some sky.
    private static final double CARS_KEPT = 64;

    /// Width, in a wide and in a narrow page, and height, in px, of the same picture if a new game is the first choice.
    private static final double FIRST_CARS_WIDTH = 486;

    private static final double NARROW_FIRST_CARS_WIDTH = 364;
    private static final double FIRST_CARS_HEIGHT = 126;

    /// The height of the picture beside large text, whose other tiles are higher.
    private static final double LARGE_TEXT_CARS_HEIGHT = 160;

    private static final double CHILD_WIDTH = 180;
    private static final double CHILD_HEIGHT = 160;

    /// The height of that picture above its word, beside a new game as the first choice and beside a game to resume, and
    /// the width of both pictures there.
    private static final double CHILD_SEEN = 160;

    private static final double CHILD_BESIDE_RESUMABLE = 178;
    private static final double CHILD_WIDTH_BESIDE_RESUMABLE = 220;
    private static final double CARS_WIDTH_BESIDE_RESUMABLE = 290;

    /// The height of the child's picture beside large text.
    private static final double LARGE_TEXT_CHILD_HEIGHT = 180;

    /// The side of the red play icon, in px.
    static final double PLAY = 72;

    private static final double PLAY_SIGN = 46;

    /// From this text size on, 1 for 100 %, the titles of the cards are smaller so that all cards stay in one line.
    static final double LARGE_TEXT = 1.5;

    /// Whether there is room for buttons of full size.
    enum PageWidth {
        WIDE(1),
        NARROW(0.8);

        private final double share;

        PageWidth(double share) {
            this.share = share;
        }

        double of(double length) {
            return length * share;
        }
    }

    /// A button for a new game: one picture among several.
    Button newGame(Runnable action, PageWidth page) {
        VBox content = new VBox(
                cars(page.of(CARS_WIDTH_BESIDE_RESUMABLE), page.of(CHILD_BESIDE_RESUMABLE)),
                label("home.newGame", StyleClasses.STRONG));
        content.setAlignment(Pos.CENTER);
        return picture("new-game", content, context.words().text("home.newGame"), action);
    }

    /// The button for a new game as the first choice: large, with the red play icon.
    Button firstGame(Runnable action, PageWidth page) {
        Node play = play();
        StackPane.setAlignment(play, Pos.BOTTOM_RIGHT);
        StackPane.setMargin(play, new Insets(Sizes.SMALL_GAP));
        boolean large = context.look().textScale().of(1) > LARGE_TEXT;
        Label name = label("home.newGame", large ? StyleClasses.PANEL_TITLE : StyleClasses.PAGE_TITLE);
        VBox.setMargin(name, new Insets(0, PLAY + Sizes.GAP, 0, 0));
        VBox says = new VBox(
                cars(
                        page == PageWidth.WIDE ? FIRST_CARS_WIDTH : NARROW_FIRST_CARS_WIDTH,
                        large ? LARGE_TEXT_CARS_HEIGHT : page.of(FIRST_CARS_HEIGHT)),
                name);
        says.setAlignment(Pos.CENTER);
        StackPane content = new StackPane(says, play);
        Button first = picture("new-game", content, context.words().text("home.newGame"), action);
        first.getStyleClass().add(StyleClasses.RED);
        return first;
    }

    /// The button for a game of children: a picture for those who cannot read, above a word for those who can.
    ///
    /// @param besideFirst whether it is beside a new game as the first choice, not beside a game to resume
    Button child(Runnable action, PageWidth page, boolean besideFirst) {
        TilePicturePane picture = new TilePicturePane(
                context.art().games().childsGame(), CHILD_WIDTH, CHILD_HEIGHT, 0, PictureEdge.WORDS);
        boolean large = besideFirst && context.look().textScale().of(1) > LARGE_TEXT;
        fix(
                picture,
                page.of(besideFirst ? CHILD_WIDTH : CHILD_WIDTH_BESIDE_RESUMABLE),
                large ? LARGE_TEXT_CHILD_HEIGHT : page.of(besideFirst ? CHILD_SEEN : CHILD_BESIDE_RESUMABLE));
        VBox content = new VBox(picture, label("option.SCORING.junior", StyleClasses.STRONG));
        content.setAlignment(Pos.CENTER);
        return picture("child-game", content, context.words().text("home.child"), action);
    }

    /// A button with an icon for players who cannot read, above a text for those who can.
    Button icon(String id, String key, PageSign sign, Runnable action, PageWidth page) {
        Button icon = ControlFactory.button(id, context.words().text(key), action, StyleClasses.FOOT_TILE);
        double side = page == PageWidth.WIDE ? ICON : NARROW_ICON_PICTURE;
        if (page == PageWidth.WIDE) {
            icon.getStyleClass().add(StyleClasses.WIDE);
        }
        icon.setGraphic(new DrawingPane(context.art().signs().page(sign), side, side));
        icon.setContentDisplay(ContentDisplay.TOP);
        double width = page == PageWidth.WIDE ? ICON_WIDTH : NARROW_ICON;
        icon.setMinSize(
                context.look().textScale().of(width), context.look().textScale().of(ICON_HEIGHT * width / ICON_WIDTH));
        icon.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        return icon;
    }

    /// A button with any node as its picture, and `said` as accessible text.
    Button picture(String id, Node content, String said, Runnable action) {
        Button button = ControlFactory.button(id, "", action, StyleClasses.PICTURE_BUTTON);
        button.setGraphic(content);
        button.setAccessibleText(said);
        return button;
    }

    /// The red play icon.
    Node play() {
        FontIcon sign = new FontIcon(MaterialDesignP.PLAY);
        SceneStyler.iconSize(sign, PLAY_SIGN);
        StackPane play = new StackPane(sign);
        play.getStyleClass().add(StyleClasses.PLAY_SIGN);
        play.setMinSize(PLAY, PLAY);
        play.setMaxSize(PLAY, PLAY);
        return play;
    }

    private Label label(String key, String style) {
        Label label = ControlFactory.label(context.words().text(key), style);
        label.setPadding(new Insets(Sizes.TINY_GAP, Sizes.SMALL_GAP, Sizes.SMALL_GAP, Sizes.SMALL_GAP));
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private Node cars(double width, double height) {
        TilePicturePane picturePane = new TilePicturePane(
                context.art().games().departure(), CARS_WIDTH, CARS_HEIGHT, CARS_KEPT, PictureEdge.WORDS);
        fix(picturePane, width, height);
        VBox.setVgrow(picturePane, Priority.ALWAYS);
        return picturePane;
    }

    private static void fix(TilePicturePane picture, double width, double height) {
        picture.setMinSize(width, height);
        picture.setPrefSize(width, height);
        picture.setMaxHeight(height);
    }
}

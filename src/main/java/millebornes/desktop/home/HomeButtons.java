package millebornes.desktop.home;

import java.util.function.DoubleFunction;
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
    private static final double NARROW_ICON_PICTURE = 33;
    private static final double LARGEST_ICON = 44;

    /// The size of the picture of a new game in its own units, and the least height of it that is seen: the cars, and some
    /// sky.
    private static final double CARS_WIDTH = 204;

    private static final double CARS_HEIGHT = 104;
    private static final double CARS_KEPT = 64;

    /// The width of that picture as the first choice, in a wide and in a narrow page, and beside a game to resume, in px.
    private static final double FIRST_WIDTH = 444;

    private static final double NARROW_FIRST_WIDTH = 364;
    private static final double SECOND_WIDTH = 220;

    /// The size of the picture of a game for children in its own units; its width is also that in px.
    private static final double CHILD_WIDTH = 180;

    private static final double CHILD_HEIGHT = 160;

    /// The least height of a card's picture, in px; it grows with its line.
    private static final double LEAST_PICTURE = 96;

    /// The side of the red play icon, in px.
    static final double PLAY = 72;

    /// The side of the dark one of the second choice, in px, and of the letter relative to its icon.
    private static final double SECOND_PLAY = 56;

    private static final double PLAY_LETTER = 0.64;

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
        StackPane play = playSign(SECOND_PLAY);
        play.getStyleClass().add(StyleClasses.DARK_BUTTON);
        // Above the cars, opposite the balloon.
        StackPane.setAlignment(play, Pos.CENTER_RIGHT);
        StackPane.setMargin(play, new Insets(0, Sizes.MARGIN, Sizes.GAP, 0));
        StackPane picture = new StackPane(cars(page.of(SECOND_WIDTH)), play);
        VBox.setVgrow(picture, Priority.ALWAYS);
        VBox content = new VBox(picture, label("home.newGame", StyleClasses.STRONG));
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
        VBox.setMargin(name, new Insets(0, PLAY + Sizes.GAP, 0, Sizes.SMALL_GAP));
        StackPane content =
                new StackPane(new VBox(cars(page == PageWidth.WIDE ? FIRST_WIDTH : NARROW_FIRST_WIDTH), name), play);
        Button first = picture("new-game", content, context.words().text("home.newGame"), action);
        first.getStyleClass().add(StyleClasses.RED);
        return first;
    }

    /// The button for a game of children: a picture for those who cannot read, above a word for those who can.
    Button child(Runnable action, PageWidth page) {
        Region picture = growing(
                new TilePicturePane(
                        context.art().games().childsGame(), CHILD_WIDTH, CHILD_HEIGHT, 0, PictureEdge.WORDS),
                page.of(CHILD_WIDTH));
        VBox content = new VBox(picture, label("option.SCORING.junior", StyleClasses.STRONG));
        content.setAlignment(Pos.CENTER);
        return picture("child-game", content, context.words().text("home.child"), action);
    }

    /// A button of the foot with a picture for players who cannot read, above a text for those who can.
    ///
    /// @param picture creates the picture of a side in px
    Button icon(String id, String text, DoubleFunction<Node> picture, Runnable action, PageWidth page) {
        Button icon = ControlFactory.button(id, text, action, StyleClasses.FOOT_TILE);
        if (page == PageWidth.WIDE) {
            icon.getStyleClass().add(StyleClasses.WIDE);
        }
        icon.setGraphic(picture.apply(Math.min(
                LARGEST_ICON, context.look().textScale().of(page == PageWidth.WIDE ? ICON : NARROW_ICON_PICTURE))));
        icon.setContentDisplay(ContentDisplay.TOP);
        icon.setWrapText(true);
        double width = page == PageWidth.WIDE ? ICON_WIDTH : NARROW_ICON;
        icon.setMinSize(
                context.look().textScale().of(width), context.look().textScale().of(ICON_HEIGHT * width / ICON_WIDTH));
        icon.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        return icon;
    }

    /// The button of a page with the page's icon.
    Button icon(String id, String key, PageSign sign, Runnable action, PageWidth page) {
        return icon(
                id,
                context.words().text(key),
                side -> new DrawingPane(context.art().signs().page(sign), side, side),
                action,
                page);
    }

    /// A button that its content fills, with `said` as accessible text.
    Button picture(String id, Region content, String said, Runnable action) {
        Button button = new Button() {

            // The skin gives the content no more than its own size.
            @Override
            protected void layoutChildren() {
                super.layoutChildren();
                content.resizeRelocate(
                        snappedLeftInset(),
                        snappedTopInset(),
                        getWidth() - snappedLeftInset() - snappedRightInset(),
                        getHeight() - snappedTopInset() - snappedBottomInset());
            }
        };
        button.setId(id);
        button.getStyleClass().add(StyleClasses.PICTURE_BUTTON);
        button.setGraphic(content);
        button.setAccessibleText(said);
        button.setOnAction(_ -> action.run());
        button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        return button;
    }

    /// The red play icon.
    Node play() {
        return playSign(PLAY);
    }

    private static StackPane playSign(double side) {
        FontIcon sign = new FontIcon(MaterialDesignP.PLAY);
        SceneStyler.iconSize(sign, PLAY_LETTER * side);
        StackPane play = new StackPane(sign);
        play.getStyleClass().add(StyleClasses.PLAY_SIGN);
        play.setMinSize(side, side);
        play.setMaxSize(side, side);
        return play;
    }

    private Label label(String key, String style) {
        Label label = ControlFactory.label(context.words().text(key), style);
        label.setPadding(new Insets(Sizes.TINY_GAP, Sizes.SMALL_GAP, Sizes.SMALL_GAP, Sizes.SMALL_GAP));
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private Region cars(double width) {
        return growing(
                new TilePicturePane(
                        context.art().games().departure(), CARS_WIDTH, CARS_HEIGHT, CARS_KEPT, PictureEdge.WORDS),
                width);
    }

    /// A picture of that width at least, which takes the height that the words below it leave.
    private static Region growing(TilePicturePane picture, double width) {
        picture.setMinSize(width, LEAST_PICTURE);
        picture.setPrefSize(width, LEAST_PICTURE);
        VBox.setVgrow(picture, Priority.ALWAYS);
        return picture;
    }
}

package millebornes.desktop.screens.home;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.Backdrop;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.common.FullScreenButton;
import millebornes.desktop.screens.common.LanguageThemeControls;
import millebornes.desktop.screens.common.RebuildingPane;
import millebornes.desktop.screens.exits.HomeExits;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// The poster with the ways into the game.
public final class HomeScreen implements AppScreen {

    /// Whether a game has been left that is not over.
    public enum Running {
        GAME,
        NO_GAME
    }

    private final AppContext context;
    private final HomeExits exits;
    private final Running game;
    private final StackPane root;

    /// @param game whether there is a game to go on with
    public HomeScreen(AppContext context, HomeExits exits, Running game) {
        this.context = context;
        this.exits = exits;
        this.game = game;
        RebuildingPane poster = new RebuildingPane(this::poster, context.lookProperty());
        RebuildingPane page = new RebuildingPane(this::page, context.lookProperty(), context.languageProperty());
        this.root = new StackPane(poster, page);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        root.lookup(game == Running.GAME ? "#continue" : "#new-game").requestFocus();
    }

    @Override
    public void hidden() {}

    private Node poster() {
        return new Backdrop(ArtFactory.in(context.look().theme()).scenery().poster());
    }

    private Node page() {
        BorderPane page = new BorderPane();
        page.setPadding(new Insets(Sizes.GAP));
        HBox corner = ControlFactory.row(
                ControlFactory.spring(),
                LanguageThemeControls.themes(context),
                LanguageThemeControls.languages(context),
                new FullScreenButton(context.words()));
        page.setTop(corner);
        VBox left = new VBox(doors());
        left.setPadding(new Insets(Sizes.GAP, 0, 0, 2 * Sizes.GAP));
        page.setLeft(left);
        return page;
    }

    private Node doors() {
        Words words = context.words();
        boolean running = game == Running.GAME;
        Button first = running
                ? main("continue", "home.continue", MaterialDesignP.PLAY, exits::resume)
                : main("new-game", "home.newGame", MaterialDesignP.PLAY, exits::newGame);
        first.setDefaultButton(true);
        HBox reading = doors(
                small("learn", "home.learn", MaterialDesignS.SCHOOL, exits::learn),
                small("rules", "home.rules", MaterialDesignB.BOOK_OPEN_VARIANT, exits::rules),
                small("scores", "home.scores", MaterialDesignT.TROPHY, exits::scores));
        HBox others = doors(
                small("settings", "home.settings", MaterialDesignC.COG, exits::settings),
                small("quit", "home.quit", MaterialDesignE.EXIT_RUN, exits::quit));
        if (running) {
            others.getChildren()
                    .addFirst(small("new-game", "home.newGame", MaterialDesignP.PLUS_THICK, exits::newGame));
        }
        VBox doors = new VBox(Sizes.GAP, title(words), first, new VBox(Sizes.SMALL_GAP, reading, others));
        doors.setAlignment(Pos.CENTER);
        doors.getStyleClass().addAll(StyleClasses.PLATE, StyleClasses.RED);
        return doors;
    }

    private static Node title(Words words) {
        VBox title = new VBox(
                ControlFactory.label(words.text("app.title"), StyleClasses.PAGE_TITLE),
                ControlFactory.label(words.text("home.subtitle"), StyleClasses.BODY));
        title.setAlignment(Pos.CENTER);
        return title;
    }

    private static HBox doors(Node... doors) {
        HBox row = ControlFactory.row(doors);
        row.setAlignment(Pos.CENTER);
        return row;
    }

    private Button main(String id, String key, Ikon sign, Runnable action) {
        return door(id, key, sign, action, StyleClasses.MAIN_BUTTON, StyleClasses.HUGE);
    }

    /// Small doors share their line, so that one line is as wide as the other.
    private Button small(String id, String key, Ikon sign, Runnable action) {
        Button door = door(id, key, sign, action, StyleClasses.PAPER_BUTTON, StyleClasses.LARGE);
        door.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(door, Priority.ALWAYS);
        return door;
    }

    /// A sign for those who cannot read, a word for those who can.
    private Button door(String id, String key, Ikon sign, Runnable action, String... styles) {
        Button door = ControlFactory.button(id, context.words().text(key), action, styles);
        door.setGraphic(new FontIcon(sign));
        return door;
    }
}

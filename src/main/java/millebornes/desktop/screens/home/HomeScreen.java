package millebornes.desktop.screens.home;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.Backdrop;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.screens.common.Remade;
import millebornes.desktop.screens.common.Screen;
import millebornes.desktop.screens.common.Usual;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.words.Words;

/// The poster with the ways into the game.
public final class HomeScreen implements Screen {

    private final AppContext context;
    private final HomeExits exits;
    private final StackPane root;

    public HomeScreen(AppContext context, HomeExits exits) {
        this.context = context;
        this.exits = exits;
        Remade poster = new Remade(this::poster, context.lookProperty());
        Remade page = new Remade(this::page, context.lookProperty(), context.languageProperty());
        this.root = new StackPane(poster, page);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        root.lookup("#new-game").requestFocus();
    }

    @Override
    public void hidden() {}

    private Node poster() {
        return new Backdrop(Art.in(context.look().theme()).scenery().poster());
    }

    private Node page() {
        BorderPane page = new BorderPane();
        page.setPadding(new Insets(Sizes.GAP));
        HBox corner = Controls.row(Controls.spring(), Usual.themes(context), Usual.languages(context));
        page.setTop(corner);
        VBox left = new VBox(doors());
        left.setPadding(new Insets(Sizes.GAP, 0, 0, 2 * Sizes.GAP));
        page.setLeft(left);
        return page;
    }

    private Node doors() {
        Words words = context.words();
        Button play = Controls.button(
                "new-game", words.text("home.newGame"), exits::newGame, Styles.MAIN_BUTTON, Styles.HUGE);
        play.setDefaultButton(true);
        Button settings = Controls.button(
                "settings", words.text("home.settings"), exits::settings, Styles.PAPER_BUTTON, Styles.LARGE);
        Button quit = Controls.button("quit", words.text("home.quit"), exits::quit, Styles.PAPER_BUTTON, Styles.LARGE);
        HBox small = Controls.row(settings, quit);
        small.setAlignment(Pos.CENTER);
        VBox doors = new VBox(
                Sizes.GAP,
                Controls.label(words.text("app.title"), Styles.PAGE_TITLE),
                Controls.label(words.text("home.subtitle"), Styles.BODY),
                play,
                small);
        doors.setAlignment(Pos.CENTER);
        doors.getStyleClass().addAll(Styles.PLATE, Styles.RED);
        return doors;
    }
}

package millebornes.desktop.screens.setup;

import java.util.function.LongSupplier;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.Backdrop;
import millebornes.desktop.screens.common.Columns;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.screens.common.Plaque;
import millebornes.desktop.screens.common.Remade;
import millebornes.desktop.screens.common.Screen;
import millebornes.desktop.screens.common.Usual;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.words.Words;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

/// One page: who plays, which game, what it means, and *Play*.
public final class SetupScreen implements Screen {

    /// In a lower window, in px, the seats need the room of what is not needed.
    private static final double ROOMY = 760;

    /// Shadows below the panels, in px.
    private static final double BELOW = 12;

    private final AppContext context;
    private final SetupModel model;
    private final FamilyStore store;
    private final SetupExits exits;
    private final LongSupplier seeds;
    private final BooleanProperty unfolded = new SimpleBooleanProperty(this, "unfolded");
    private final Remade who;
    private final Remade game;
    private final Remade foot;
    private final StackPane root = new StackPane();

    /// The page as the last family left it.
    ///
    /// @param seeds where a new game takes its seed from
    public SetupScreen(AppContext context, FamilyStore store, LongSupplier seeds, SetupExits exits) {
        this.context = context;
        this.store = store;
        this.seeds = seeds;
        this.exits = exits;
        this.model = new SetupModel(store.last());
        SetupContext parts = new SetupContext(context, model, this::changed, this::named);
        this.who = new Remade(() -> WhoPanel.of(parts), context.lookProperty(), context.languageProperty());
        this.game = new Remade(() -> GamePanel.of(parts, unfolded), context.lookProperty(), context.languageProperty());
        this.foot = new Remade(
                () -> SetupFoot.of(parts, this::play, roomy()), context.lookProperty(), context.languageProperty());
        BorderPane page = new BorderPane(scrolled());
        page.setTop(new Remade(this::head, context.lookProperty(), context.languageProperty()));
        page.setBottom(foot);
        root.getChildren().setAll(Backdrop.of(context), page);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        root.lookup("#play").requestFocus();
    }

    @Override
    public void hidden() {
        store.remember(model.family());
    }

    private BooleanBinding roomy() {
        return root.heightProperty().greaterThan(ROOMY);
    }

    private Node scrolled() {
        Columns columns = new Columns(new VBox(who), new VBox(game), 0.5);
        columns.setPadding(new Insets(0, Sizes.GAP, BELOW, Sizes.GAP));
        ScrollPane scroll = new ScrollPane(columns);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        return scroll;
    }

    private Node head() {
        Words words = context.words();
        Button home = Controls.icon(
                "home", MaterialDesignA.ARROW_LEFT, words.text("setup.back"), exits::home, Styles.PAPER_BUTTON);
        home.setCancelButton(true);
        Node subtitle = Controls.label(words.text("setup.subtitle"), Styles.BODY);
        Controls.onlyWhile(subtitle, roomy());
        VBox says = new VBox(Controls.label(words.text("setup.title"), Styles.PAGE_TITLE), subtitle);
        HBox head = Controls.row(
                home, Plaque.of(context, says), Controls.spring(), Usual.themes(context), Usual.languages(context));
        head.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        return head;
    }

    private void changed() {
        who.remake();
        game.remake();
        foot.remake();
    }

    private void named() {
        foot.remake();
    }

    private void play() {
        store.remember(model.family());
        exits.play(Departure.of(model, context.words(), seeds.getAsLong()));
    }
}

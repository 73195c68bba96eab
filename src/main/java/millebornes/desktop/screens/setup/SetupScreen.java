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
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.Backdrop;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.common.LanguageThemeControls;
import millebornes.desktop.screens.common.PageTitlePlate;
import millebornes.desktop.screens.common.RebuildingPane;
import millebornes.desktop.screens.common.TwoColumnPane;
import millebornes.desktop.screens.exits.SetupExits;
import millebornes.desktop.screens.setup.model.GameConfigFactory;
import millebornes.desktop.screens.setup.model.LastSetupStore;
import millebornes.desktop.screens.setup.model.SetupContext;
import millebornes.desktop.screens.setup.model.SetupModel;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.words.Words;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

/// One page: who plays, which game, what it means, and *Play*.
public final class SetupScreen implements AppScreen {

    /// In a lower window, in px, the seats need the room of what is not needed.
    private static final double ROOMY = 760;

    /// Shadows below the panels, in px.
    private static final double BELOW = 12;

    private final AppContext context;
    private final SetupModel model;
    private final LastSetupStore store;
    private final SetupExits exits;
    private final LongSupplier seeds;
    private final BooleanProperty unfolded = new SimpleBooleanProperty(this, "unfolded");
    private final RebuildingPane who;
    private final RebuildingPane game;
    private final RebuildingPane foot;
    private final StackPane root = new StackPane();

    /// The page as the last family left it.
    ///
    /// @param seeds where a new game takes its seed from
    public SetupScreen(AppContext context, LastSetupStore store, LongSupplier seeds, SetupExits exits) {
        this.context = context;
        this.store = store;
        this.seeds = seeds;
        this.exits = exits;
        this.model = new SetupModel(store.last());
        SetupContext parts = new SetupContext(context, model, this::changed, this::named);
        this.who = new RebuildingPane(() -> PlayersPanel.of(parts), context.lookProperty(), context.languageProperty());
        this.game = new RebuildingPane(
                () -> GamePanel.of(parts, unfolded), context.lookProperty(), context.languageProperty());
        this.foot = new RebuildingPane(
                () -> SetupFooter.of(parts, this::play, roomy()), context.lookProperty(), context.languageProperty());
        BorderPane page = new BorderPane(scrolled());
        page.setTop(new RebuildingPane(this::head, context.lookProperty(), context.languageProperty()));
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
        TwoColumnPane columns = new TwoColumnPane(new VBox(who), new VBox(game), 0.5);
        columns.setPadding(new Insets(0, Sizes.GAP, BELOW, Sizes.GAP));
        ScrollPane scroll = new ScrollPane(columns);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        return scroll;
    }

    private Node head() {
        Words words = context.words();
        Button home = ControlFactory.icon(
                "home", MaterialDesignA.ARROW_LEFT, words.text("setup.back"), exits::home, StyleClasses.PAPER_BUTTON);
        home.setCancelButton(true);
        Node subtitle = ControlFactory.label(words.text("setup.subtitle"), StyleClasses.BODY);
        ControlFactory.onlyWhile(subtitle, roomy());
        VBox says = new VBox(ControlFactory.label(words.text("setup.title"), StyleClasses.PAGE_TITLE), subtitle);
        HBox head = ControlFactory.row(
                home,
                PageTitlePlate.of(context, says),
                ControlFactory.spring(),
                LanguageThemeControls.themes(context),
                LanguageThemeControls.languages(context));
        head.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        return head;
    }

    private void changed() {
        who.rebuild();
        game.rebuild();
        foot.rebuild();
    }

    private void named() {
        foot.rebuild();
    }

    private void play() {
        store.remember(model.family());
        exits.play(GameConfigFactory.of(model, context.words(), seeds.getAsLong()));
    }
}

package millebornes.desktop.setup;

import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.LanguageThemeControlFactory;
import millebornes.desktop.controls.PageBackdrop;
import millebornes.desktop.controls.PageTitlePlateFactory;
import millebornes.desktop.controls.RebuildingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.setup.SeatControlFactory.Detail;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.match.DealSeed;
import millebornes.save.ValueStore;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

/// The set-up page: players, game, its meaning, and *Play*. Its halves scroll independently.
public final class SetupScreen implements AppScreen {

    /// The window height, in px at the usual text size, below which the seats get the room of optional parts.
    private static final double ROOMY = 760;

    /// The window height, in px at the usual text size, below which, with large text, the explanation moves from the
    /// foot to the end of the game's half.
    private static final double TIGHT = 540;

    /// Shadows below the panels, in px.
    private static final double BELOW = 14;

    private static final double LEFT = 0.45;

    private final ScreenContext context;
    private final SetupModel model;
    private final ValueStore<LastSetup> store;
    private final Consumer<Destination> navigator;
    private final Supplier<DealSeed> seeds;
    private final @Nullable BooleanProperty phones;
    private final BooleanProperty unfolded = new SimpleBooleanProperty(this, "unfolded");
    private final SetupContext setupContext;
    private final RebuildingPane seatsPane;
    private final RebuildingPane morePane;
    private final RebuildingPane gameTitlePane;
    private final RebuildingPane gamePane;
    private final RebuildingPane footPane;
    private final ColumnScrollPane gameColumn;
    private final StackPane root = new StackPane();
    private final StackPane place = new StackPane();
    private final BorderPane page = new BorderPane();
    private @Nullable OwnCarPage car;
    private final BooleanBinding wide;
    private final BooleanBinding tight;

    /// The page with the last set-up.
    ///
    /// @param seeds gives the deals of games without a chosen number
    public SetupScreen(
            ScreenContext context,
            ValueStore<LastSetup> store,
            Supplier<DealSeed> seeds,
            Consumer<Destination> navigator) {
        this(context, store, seeds, navigator, null);
    }

    /// The same with the offer of phones.
    ///
    /// @param phones whether people want their cards on phones; null if that is impossible
    public SetupScreen(
            ScreenContext context,
            ValueStore<LastSetup> store,
            Supplier<DealSeed> seeds,
            Consumer<Destination> navigator,
            @Nullable BooleanProperty phones) {
        this.phones = phones;
        this.context = context;
        this.store = store;
        this.seeds = seeds;
        this.navigator = navigator;
        this.model = new SetupModel(store.value());
        this.setupContext = new SetupContext(context, model, this::changed, this::named, this::openCar);
        this.seatsPane = part(() -> PlayersPanelFactory.seats(setupContext, isWide() ? Detail.WORDS : Detail.SIGNS));
        this.morePane = part(() -> PlayersPanelFactory.more(setupContext));
        this.gameTitlePane = part(() -> GamePanelFactory.title(setupContext));
        this.gamePane = part(this::games);
        this.footPane = part(this::foot);
        this.tight = Bindings.createBooleanBinding(this::isTight, root.heightProperty(), context.lookProperty());
        this.wide = Bindings.createBooleanBinding(this::isWide, root.widthProperty());
        this.gameColumn = new ColumnScrollPane(gamePane);
        wide.subscribe(now -> {
            page.getStyleClass().remove(StyleClasses.NARROW);
            if (!now) {
                page.getStyleClass().add(StyleClasses.NARROW);
            }
            seatsPane.rebuild();
        });
        tight.subscribe((_, _) -> {
            gamePane.rebuild();
            footPane.rebuild();
        });
        unfolded.subscribe((_, now) -> Platform.runLater(() -> gameColumn.setVvalue(now ? below() : 0)));
        VBox left = new VBox(
                Sizes.TINY_GAP,
                part(() -> PlayersPanelFactory.title(setupContext)),
                new ColumnScrollPane(seatsPane),
                morePane);
        VBox right = new VBox(gameTitlePane, gameColumn);
        TwoColumnPane columns = new TwoColumnPane(panel(left), panel(right), LEFT);
        columns.setPadding(new Insets(0, Sizes.GAP, BELOW, Sizes.GAP));
        ScrollPane scroll = new ScrollPane(columns);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        page.setTop(part(this::head));
        page.setCenter(scroll);
        page.setBottom(footPane);
        place.getChildren().setAll(page);
        root.getChildren().setAll(PageBackdrop.of(context), place);
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
        LastSetup lastSetup = model.family();
        store.change(_ -> lastSetup);
    }

    private RebuildingPane part(Supplier<Node> maker) {
        return new RebuildingPane(maker, context.lookProperty(), context.languageProperty());
    }

    private static VBox panel(VBox content) {
        content.getChildren().forEach(node -> {
            if (node instanceof ColumnScrollPane) {
                VBox.setVgrow(node, Priority.ALWAYS);
            }
        });
        content.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LOW);
        return content;
    }

    private boolean isWide() {
        return root.getWidth() >= context.look().textScale().of(Sizes.WIDE_PAGE);
    }

    private boolean isTight() {
        return root.getHeight() > 0
                && root.getHeight() < context.look().textScale().of(TIGHT);
    }

    private Node games() {
        VBox games = GamePanelFactory.of(setupContext, unfolded);
        if (isTight()) {
            games.getChildren().add(SetupFooterFactory.meaning(setupContext, roomy()));
        }
        return games;
    }

    private Node foot() {
        return isTight()
                ? SetupFooterFactory.low(setupContext, this::play, unfolded, phones)
                : SetupFooterFactory.of(setupContext, this::play, unfolded, phones, roomy());
    }

    private BooleanBinding roomy() {
        return root.heightProperty().greaterThan(context.look().textScale().of(ROOMY));
    }

    /// The scroll position at which the rarer options begin at the upper edge.
    private double below() {
        Node first = gamePane.lookup("#" + GamePanelFactory.MORE);
        double hidden = gamePane.getHeight() - gameColumn.getViewportBounds().getHeight();
        if (first == null || hidden <= 0) {
            return 0;
        }
        Bounds there = gamePane.sceneToLocal(first.localToScene(first.getLayoutBounds()));
        return Math.clamp((there.getMinY() - Sizes.SMALL_GAP) / hidden, 0.0, 1.0);
    }

    private Node head() {
        Words words = context.words();
        Button home = ControlFactory.icon(
                "home",
                MaterialDesignA.ARROW_LEFT,
                words.text("setup.back"),
                () -> navigator.accept(new Destination.Home()),
                StyleClasses.PAPER_BUTTON);
        home.setCancelButton(true);
        Node subtitle = ControlFactory.label(words.text("setup.subtitle"), StyleClasses.BODY);
        ControlFactory.onlyWhile(subtitle, roomy());
        VBox says = new VBox(ControlFactory.label(words.text("setup.title"), StyleClasses.PAGE_TITLE), subtitle);
        HBox head = ControlFactory.row(
                home,
                PageTitlePlateFactory.of(context, says),
                ControlFactory.spring(),
                LanguageThemeControlFactory.themes(context),
                LanguageThemeControlFactory.languages(context));
        head.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        return head;
    }

    /// Shows the page of a car until it is closed.
    private void openCar(int seat) {
        OwnCarPage.OwnCarExits exits = new OwnCarPage.OwnCarExits() {
            @Override
            public void mate(int other) {
                openCar(other);
            }

            @Override
            public void done() {
                closeCar(seat);
            }
        };
        OwnCarPage carPage = new OwnCarPage(setupContext, seat, RandomGenerator.getDefault(), exits);
        car = carPage;
        place.getChildren().setAll(carPage.root());
        root.lookup("#" + OwnCarPage.DONE).requestFocus();
    }

    private void closeCar(int seat) {
        car = null;
        place.getChildren().setAll(page);
        Node chooser = root.lookup("#" + CarChooser.id(seat));
        if (chooser != null) {
            chooser.requestFocus();
        }
    }

    private void changed() {
        if (car != null) {
            car.rebuild();
            return;
        }
        seatsPane.rebuild();
        morePane.rebuild();
        gameTitlePane.rebuild();
        gamePane.rebuild();
        footPane.rebuild();
    }

    private void named() {
        footPane.rebuild();
    }

    private void play() {
        switch (model.deal()) {
            case DealNumberInput.ByChance _ -> play(seeds.get());
            case DealNumberInput.Chosen chosen -> play(chosen.seed());
            case DealNumberInput.Mistaken _ -> showDealNumber();
        }
    }

    private void play(DealSeed seed) {
        LastSetup lastSetup = model.family();
        store.change(_ -> lastSetup);
        navigator.accept(new Destination.Play(GameConfigFactory.of(model, context.words(), seed)));
    }

    /// Moves the focus to the invalid deal number and shows its error.
    private void showDealNumber() {
        setupContext.change(() -> unfolded.set(true));
        Platform.runLater(() -> {
            gameColumn.setVvalue(1);
            root.lookup("#" + DealNumberTileFactory.FIELD).requestFocus();
        });
    }
}

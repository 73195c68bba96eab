package millebornes.desktop.setup;

import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.PageBackdrop;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.RebuildingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.setup.SeatControlFactory.Detail;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.match.DealSeed;
import millebornes.save.SingleValueStore;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// The set-up page: players, game, its meaning, and *Play*. Its halves scroll independently.
public final class SetupScreen implements AppScreen {

    /// The window height, in px at the usual text size, below which optional parts are hidden for the seats.
    private static final double ROOMY = 840;

    /// The height of the panels' shadows, in px.
    private static final double BELOW = 14;

    private static final double LEFT = 0.45;

    private final ScreenContext context;
    private final SetupModel model;
    private final SingleValueStore<LastSetup> store;
    private final Consumer<Destination> navigator;
    private final Supplier<DealSeed> seeds;
    private final SetupContext setupContext;
    private final RebuildingPane whoPane;
    private final RebuildingPane seatsPane;
    private final RebuildingPane morePane;
    private final RebuildingPane gameTitlePane;
    private final RebuildingPane gamePane;
    private final RebuildingPane footPane;
    private final StackPane root = new StackPane();
    private final StackPane place = new StackPane();
    private final BorderPane page;
    private @Nullable OwnCarPage car;
    private @Nullable MoreSettingsPage moreSettings;
    private final BooleanBinding wide;
    private final BooleanBinding roomy;

    /// The page with the last set-up.
    ///
    /// @param seeds gives the deals of games without a chosen number
    public SetupScreen(
            ScreenContext context,
            SingleValueStore<LastSetup> store,
            Supplier<DealSeed> seeds,
            Consumer<Destination> navigator) {
        this(context, store, seeds, navigator, null);
    }

    /// The page with the last set-up and a switch for phones.
    ///
    /// @param phones whether people want their cards on phones; null if that is impossible
    public SetupScreen(
            ScreenContext context,
            SingleValueStore<LastSetup> store,
            Supplier<DealSeed> seeds,
            Consumer<Destination> navigator,
            @Nullable BooleanProperty phones) {
        this.context = context;
        this.store = store;
        this.seeds = seeds;
        this.navigator = navigator;
        this.model = new SetupModel(store.value());
        this.setupContext = new SetupContext(context, model, this::changed, this::named, this::openCar, phones);
        this.whoPane = part(() -> PlayersPanelFactory.title(setupContext, detail()));
        this.seatsPane = part(() -> PlayersPanelFactory.seats(setupContext, detail()));
        this.morePane = part(this::more);
        this.gameTitlePane = part(() -> GamePanelFactory.title(setupContext));
        this.gamePane = part(this::games);
        this.footPane = part(this::foot);
        this.roomy = Bindings.createBooleanBinding(this::isRoomy, root.heightProperty(), context.lookProperty());
        this.wide = Bindings.createBooleanBinding(this::isWide, root.widthProperty());
        VBox.setMargin(morePane, new Insets(Sizes.TINY_GAP, 0, 0, 0));
        VBox left = new VBox(Sizes.TINY_GAP, whoPane, growing(new ColumnScrollPane(seatsPane)), morePane);
        VBox right = new VBox(gameTitlePane, growing(new ColumnScrollPane(gamePane)));
        TwoColumnPane columns = new TwoColumnPane(panel(left), panel(right), LEFT);
        columns.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, BELOW, Sizes.GAP));
        ScrollPane scroll = new ScrollPane(columns);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        page = PageFrameFactory.page(part(this::head), scroll, footPane);
        wide.subscribe(now -> {
            page.getStyleClass().remove(StyleClasses.NARROW);
            if (!now) {
                page.getStyleClass().add(StyleClasses.NARROW);
            }
            whoPane.rebuild();
            seatsPane.rebuild();
            gamePane.rebuild();
        });
        roomy.subscribe((_, _) -> morePane.rebuild());
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

    private static Node growing(ColumnScrollPane column) {
        StackPane folding = ColumnScrollPane.folding(column);
        VBox.setVgrow(folding, Priority.ALWAYS);
        return folding;
    }

    private static VBox panel(VBox content) {
        content.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LOW);
        return content;
    }

    private boolean isWide() {
        return root.getWidth() >= context.look().textScale().of(Sizes.WIDE_PAGE);
    }

    private Detail detail() {
        return isWide() ? Detail.WORDS : Detail.SIGNS;
    }

    private Node games() {
        return GamePanelFactory.of(setupContext, isWide());
    }

    private Node foot() {
        return SetupFooterFactory.of(
                setupContext, () -> navigator.accept(new Destination.Home()), this::play, this::openMore);
    }

    private boolean isRoomy() {
        return root.getHeight() > context.look().textScale().of(ROOMY);
    }

    /// The part below the seats: the button to add a player and, where there is room, the computers' level.
    private Node more() {
        Node more = PlayersPanelFactory.more(setupContext);
        return isRoomy()
                ? SetupFooterFactory.strengthNote(setupContext)
                        .<Node>map(strength -> ControlFactory.column(more, strength))
                        .orElse(more)
                : more;
    }

    private Node head() {
        Words words = context.words();
        return PageFrameFactory.head(context, PageSign.SETUP, words.text("setup.title"), words.text("setup.subtitle"));
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

    /// Shows the page of the rarer options until it is closed.
    private void openMore() {
        MoreSettingsPage morePage = new MoreSettingsPage(
                setupContext, () -> SetupFooterFactory.ofMore(setupContext, this::closeMore, this::play));
        moreSettings = morePage;
        place.getChildren().setAll(morePage.root());
        root.lookup("#" + SetupFooterFactory.MORE).requestFocus();
    }

    private void closeMore() {
        moreSettings = null;
        place.getChildren().setAll(page);
        root.lookup("#" + SetupFooterFactory.MORE).requestFocus();
    }

    private void changed() {
        if (car != null) {
            car.rebuild();
            return;
        }
        if (moreSettings != null) {
            moreSettings.rebuild();
            return;
        }
        whoPane.rebuild();
        seatsPane.rebuild();
        morePane.rebuild();
        gameTitlePane.rebuild();
        gamePane.rebuild();
        footPane.rebuild();
    }

    private void named() {
        if (moreSettings != null) {
            moreSettings.rebuildFoot();
            return;
        }
        footPane.rebuild();
    }

    private void play() {
        switch (model.deal()) {
            case ParsedDealNumber.ByChance _ -> play(seeds.get());
            case ParsedDealNumber.Chosen chosen -> play(chosen.seed());
            case ParsedDealNumber.Mistaken _ -> showDealNumber();
        }
    }

    private void play(DealSeed seed) {
        LastSetup lastSetup = model.family();
        store.change(_ -> lastSetup);
        navigator.accept(new Destination.Play(GameConfigFactory.of(model, context.words(), seed)));
    }

    /// Moves the focus to the invalid deal number and shows its error.
    private void showDealNumber() {
        if (moreSettings == null) {
            openMore();
        }
        // A page that scrolls has its contents only once it is styled.
        root.applyCss();
        root.layout();
        root.lookup("#" + DealNumberTileFactory.FIELD).requestFocus();
    }
}

package millebornes.desktop.home;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.FullScreenButton;
import millebornes.desktop.controls.LanguageThemeControlFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.RebuildingPane;
import millebornes.desktop.controls.ResumableGame;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.home.ActivityTilesFactory.TileForm;
import millebornes.desktop.home.HomeButtons.PageWidth;
import millebornes.desktop.home.HomePoster.PosterHaste;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// The home page: a landscape with the title, and below it the buttons. The first and largest one resumes a game, or
/// starts a new one if there is none to resume.
public final class HomeScreen implements AppScreen {

    /// The height by which the largest button sticks out of the foot, in px.
    private static final double OUT = 12;

    /// The page width, in px at the usual text size, from which the icon buttons are beside the game to resume.
    private static final double BESIDE = 1500;

    /// The distance of title and controls from the sides of a wide page, in px; that of the buttons in the usual window.
    private static final double SIDE = 2 * Sizes.GAP;

    /// The number of buttons with an icon.
    private static final int ICONS = 6;

    /// The least width of a page whose cards have their usual size, in px.
    private static final double WIDE = 1240;

    private static final double TITLE = 76;
    private static final double NARROW_TITLE = 62;
    private final ScreenContext context;
    private final Consumer<Destination> navigator;
    private final BooleanSupplier dayPlayed;
    private final @Nullable ResumableGame game;
    private final CurrentDay day;
    private final RebuildingPane posterPane;
    private final RebuildingPane footPane;
    private final StackPane root = new StackPane() {

        // The land ends where the foot begins.
        @Override
        protected void layoutChildren() {
            posterPane.setPadding(new Insets(0, 0, Math.max(0, footPane.prefHeight(getWidth()) - OUT), 0));
            super.layoutChildren();
        }
    };
    private PosterHaste haste;
    private final BooleanBinding wide;
    private final BooleanBinding beside;

    /// The page on every visit but the first.
    ///
    /// @param dayPlayed whether today's deal has been played
    /// @param game the game to resume, or null
    public HomeScreen(
            ScreenContext context,
            Consumer<Destination> navigator,
            BooleanSupplier dayPlayed,
            @Nullable ResumableGame game) {
        this(context, navigator, dayPlayed, game, PosterHaste.AT_ONCE, new CurrentDay());
    }

    /// The page at the start of the program: the buttons appear first, the landscape follows.
    ///
    /// @param dayPlayed whether today's deal has been played
    /// @param game the game to resume, or null
    public static HomeScreen first(
            ScreenContext context,
            Consumer<Destination> navigator,
            BooleanSupplier dayPlayed,
            @Nullable ResumableGame game) {
        return new HomeScreen(context, navigator, dayPlayed, game, PosterHaste.SKY_FIRST, new CurrentDay());
    }

    /// @param day the date on the calendar leaf
    HomeScreen(
            ScreenContext context,
            Consumer<Destination> navigator,
            BooleanSupplier dayPlayed,
            @Nullable ResumableGame game,
            PosterHaste haste,
            CurrentDay day) {
        this.haste = haste;
        this.context = context;
        this.navigator = navigator;
        this.dayPlayed = dayPlayed;
        this.game = game;
        this.day = day;
        this.wide = Bindings.createBooleanBinding(this::isWide, root.widthProperty(), context.lookProperty());
        this.beside = Bindings.createBooleanBinding(
                () -> root.getWidth() >= context.look().textScale().of(BESIDE),
                root.widthProperty(),
                context.lookProperty());
        BorderPane page = new BorderPane();
        RebuildingPane abovePane = new RebuildingPane(
                this::above, context.lookProperty(), context.languageProperty(), wide, day.property());
        this.posterPane = new RebuildingPane(this::poster, context.lookProperty());
        this.footPane = new RebuildingPane(
                this::foot, context.lookProperty(), context.languageProperty(), wide, beside, day.property());
        page.setCenter(abovePane);
        page.setBottom(footPane);
        root.getChildren().setAll(posterPane, page);
        root.sceneProperty().subscribe(scene -> {
            if (scene == null) {
                day.rest();
            } else {
                day.watch();
            }
        });
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        root.lookup(game == null ? "#new-game" : "#continue").requestFocus();
    }

    private Runnable to(Destination destination) {
        return () -> navigator.accept(destination);
    }

    /// Whether the page has room for large pictures; with a game to resume, large text needs a wider page.
    private boolean isWide() {
        double least = game == null ? WIDE : context.look().textScale().of(WIDE);
        return root.getWidth() == 0 || root.getWidth() >= least;
    }

    private Node poster() {
        PosterHaste currentHaste = haste;
        haste = PosterHaste.AT_ONCE;
        return new HomePoster(context.art(), currentHaste);
    }

    private Node above() {
        FullScreenButton fullScreen = FullScreenButton.round(context.words());
        fullScreen.getStyleClass().add(StyleClasses.BESIDE_GROOVE);
        HBox corner = ControlFactory.row(ControlFactory.spring(), fullScreen);
        // As on every page: beside large text they would cover the sun.
        if (!PageTitlePlate.isLarge(context)) {
            corner.getChildren()
                    .addAll(
                            LanguageThemeControlFactory.themes(context),
                            LanguageThemeControlFactory.languages(context));
        }
        Node title = title(context.words());
        double side = wide.get() ? SIDE : Sizes.MARGIN;
        VBox above = new VBox(corner, title, ControlFactory.spring()) {

            // The title is beside the controls if there is room, above the mountains.
            @Override
            protected void layoutChildren() {
                boolean isBeside = title.prefWidth(-1) + 2 * Sizes.GAP + corner.prefWidth(-1) <= getWidth() - 2 * side;
                double up = isBeside ? corner.prefHeight(-1) : Sizes.GAP;
                Insets margin = new Insets(-up, 0, 0, SIDE - side);
                if (!margin.equals(VBox.getMargin(title))) {
                    VBox.setMargin(title, margin);
                }
                super.layoutChildren();
            }
        };
        if (isFootFull()) {
            HBox line = new HBox(Sizes.LABEL_GAP, ControlFactory.spring());
            line.getChildren().addAll(activities(TileForm.BESIDE, PageWidth.NARROW));
            line.setPickOnBounds(false);
            above.getChildren().add(line);
        }
        above.setPadding(new Insets(Sizes.MARGIN, side, Sizes.MARGIN, side));
        return above;
    }

    /// Whether the foot has no room for the tiles of activities, which are in front of the landscape then.
    private boolean isFootFull() {
        return game != null && PageTitlePlate.isLarge(context);
    }

    private List<Button> activities(TileForm form, PageWidth page) {
        return new ActivityTilesFactory(
                        context,
                        this::to,
                        dayPlayed.getAsBoolean(),
                        day.property().get(),
                        form,
                        page)
                .tiles();
    }

    private Node title(Words words) {
        String name = words.text("app.title");
        StackPane letters = new StackPane(PosterTitleFactory.of(
                context.look().palette(), name.toUpperCase(Locale.ROOT), wide.get() ? TITLE : NARROW_TITLE));
        letters.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        letters.setAccessibleText(name);
        Label subtitle = ControlFactory.label(words.text("home.subtitle"), StyleClasses.RIBBON);
        subtitle.setMaxWidth(Region.USE_PREF_SIZE);
        VBox title = new VBox(-Sizes.SMALL_GAP, letters, subtitle);
        title.setAlignment(Pos.TOP_LEFT);
        title.setPickOnBounds(false);
        return title;
    }

    private Node foot() {
        PageWidth page = wide.get() && !PageTitlePlate.isLarge(context) ? PageWidth.WIDE : PageWidth.NARROW;
        HomeButtons buttons = new HomeButtons(context);
        Button first = game == null
                ? buttons.firstGame(to(new Destination.NewGame()), page)
                : ResumableGameTileFactory.of(context, game, to(new Destination.Continue()), page);
        first.setDefaultButton(true);
        HBox.setHgrow(first, Priority.ALWAYS);
        HBox cards = new HBox(Sizes.GAP, first);
        if (game != null) {
            cards.getChildren().add(buttons.newGame(to(new Destination.NewGame()), page));
        }
        cards.getChildren().add(buttons.child(to(new Destination.PlayJunior()), page));
        HomeFootPane row = new HomeFootPane(cards, tiles(buttons, page));
        row.setPadding(new Insets(0, Sizes.MARGIN, Sizes.MARGIN, Sizes.MARGIN));
        Region ground = new Region();
        ground.getStyleClass().add(StyleClasses.FOOT);
        StackPane.setMargin(ground, new Insets(OUT, 0, 0, 0));
        StackPane foot = new StackPane(ground, row);
        foot.getStyleClass().add(StyleClasses.ON_FOOT_KEYS);
        return foot;
    }

    /// The tiles of all pages: in one line below a game to resume, else those of activities above the icons.
    private Region tiles(HomeButtons buttons, PageWidth page) {
        boolean isBelow = game != null && !beside.get();
        boolean isPictured = game == null && page == PageWidth.WIDE;
        List<Button> tiles = new ArrayList<>();
        if (!isFootFull()) {
            tiles.addAll(activities(isPictured ? TileForm.BELOW : TileForm.ICON, page));
        }
        int activities = tiles.size();
        tiles.addAll(List.of(
                buttons.icon("learn", "home.learn", PageSign.LEARN, to(new Destination.Learn()), page),
                buttons.icon("rules", "home.rules", PageSign.RULES, to(new Destination.Rules()), page),
                buttons.icon("scores", "home.scores", PageSign.SCORES, to(new Destination.Scores()), page),
                buttons.icon("saves", "home.saves", PageSign.SAVES, to(new Destination.Saves()), page),
                buttons.icon("settings", "home.settings", PageSign.SETTINGS, to(new Destination.Settings()), page),
                buttons.icon("quit", "home.quit", PageSign.QUIT, to(new Destination.Quit()), page)));
        int columns = isBelow ? tiles.size() : isPictured ? ICONS : ICONS / 2;
        int span = isPictured ? ICONS / activities : 1;
        GridPane grid = new GridPane(Sizes.TINY_GAP, Sizes.TINY_GAP) {

            // The columns are as wide as the widest button; a column's width is rounded.
            @Override
            protected double computePrefWidth(double height) {
                double widest = getManagedChildren().stream()
                        .mapToDouble(child -> Math.max(child.minWidth(-1), child.prefWidth(-1)) / getColumnSpan(child))
                        .max()
                        .orElse(0);
                return columns * (Math.ceil(widest) + 1 + Sizes.TINY_GAP) - Sizes.TINY_GAP;
            }
        };
        if (!isBelow && !isPictured) {
            // Unlike cards, dark tiles stay inside the foot.
            grid.setPadding(new Insets(OUT + Sizes.SMALL_GAP, 0, 0, 0));
        }
        for (int column = 0; column < columns; column++) {
            ColumnConstraints equal = new ColumnConstraints();
            equal.setPercentWidth(100.0 / columns);
            grid.getColumnConstraints().add(equal);
        }
        int place = 0;
        for (Button tile : tiles) {
            int width = grid.getChildren().size() < activities ? span : 1;
            GridPane.setVgrow(tile, Priority.ALWAYS);
            grid.add(tile, place % columns, place / columns, width, 1);
            place += width;
        }
        return grid;
    }
}

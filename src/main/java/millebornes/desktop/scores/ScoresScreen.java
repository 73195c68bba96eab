package millebornes.desktop.scores;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.art.SceneryArt.EmptyScene;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.EmptyPageFactory;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.scores.ScoreCars.ScoreCar;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.records.FinishedMatch;
import millebornes.records.PlayerStatistics;
import millebornes.save.SingleValueStore;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// The scores: the records, and a race of the players by their wins.
public final class ScoresScreen implements AppScreen {

    private final ScreenContext context;
    private final SingleValueStore<List<FinishedMatch>> store;
    private final ScoreCars scoreCars;
    private final Consumer<Destination> navigator;
    private final ObjectProperty<View> view = new SimpleObjectProperty<>(this, "view", new View("", Asking.NO));
    private final StackPane root;

    /// The state of the page.
    ///
    /// @param edition the protocol name of the edition, empty for all of them
    /// @param asking whether the confirmation for deleting all scores is shown
    private record View(String edition, Asking asking) {}

    /// Whether the confirmation for deleting all scores is shown.
    private enum Asking {
        YES,
        NO
    }

    /// @param scoreCars the cars of the players
    public ScoresScreen(
            ScreenContext context,
            SingleValueStore<List<FinishedMatch>> store,
            ScoreCars scoreCars,
            Consumer<Destination> navigator) {
        this.context = context;
        this.store = store;
        this.scoreCars = scoreCars;
        this.navigator = navigator;
        this.root = PageFrameFactory.screen(context, this::page, view);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        root.lookup("#back").requestFocus();
    }

    private Node page() {
        List<FinishedMatch> games = store.value();
        List<PlayerStatistics> scores = PlayerStatistics.of(
                games, view.get().edition().isEmpty() ? null : view.get().edition());
        return PageFrameFactory.page(
                head(games.size()),
                scores.isEmpty()
                        ? EmptyPageFactory.of(
                                context,
                                EmptyScene.PODIUM,
                                "scores.empty",
                                () -> navigator.accept(new Destination.NewGame()))
                        : middle(scores),
                foot());
    }

    private Node head(int games) {
        return PageFrameFactory.head(
                context,
                PageSign.SCORES,
                words().text("scores.title"),
                words().sentence("scores.count", Map.of("n", games)));
    }

    private Node middle(List<PlayerStatistics> scores) {
        List<ScoreCar> cars =
                scoreCars.of(scores.stream().map(PlayerStatistics::name).toList());
        HBox title = ControlFactory.row(
                ControlFactory.label(words().text("scores.chart.wins"), StyleClasses.PANEL_TITLE),
                ControlFactory.spring(),
                editions());
        Node records = new RecordHolderTilesFactory(context, scores, cars).node();
        Node race = new RaceTableFactory(context, scores, cars).node();
        // Large text leaves room for little else than the race, which comes first.
        VBox panel = PageTitlePlate.isLarge(context)
                ? new VBox(Sizes.SMALL_GAP, race, records)
                : new VBox(Sizes.SMALL_GAP, records, title, race);
        if (PageTitlePlate.isLarge(context) && title.getChildren().getLast().isVisible()) {
            panel.getChildren().addFirst(title);
        }
        title.setMinHeight(Region.USE_PREF_SIZE);
        title.setPadding(new Insets(Sizes.SMALL_GAP, 0, 0, 0));
        panel.getStyleClass().add(StyleClasses.PANEL);
        VBox.setVgrow(panel, Priority.ALWAYS);
        VBox middle = new VBox(panel);
        return PageFrameFactory.middle(middle);
    }

    /// The control that selects the edition whose matches are counted; hidden if only one was played.
    private Node editions() {
        MenuButton menu = new MenuButton(name(view.get().edition()));
        menu.setId("edition");
        menu.getStyleClass().add(StyleClasses.COMPACT);
        menu.setMinWidth(Region.USE_PREF_SIZE);
        menu.setAccessibleText(words().text("choice", words().text("scores.filter"), menu.getText()));
        menu.getItems().add(item("edition-all", ""));
        List<String> played = Editions.ALL.stream()
                .map(Edition::id)
                .filter(id ->
                        store.value().stream().anyMatch(match -> match.edition().equals(id)))
                .toList();
        played.forEach(id -> menu.getItems().add(item("edition-" + id, id)));
        menu.setVisible(played.size() > 1);
        menu.setManaged(played.size() > 1);
        return menu;
    }

    private MenuItem item(String id, String edition) {
        MenuItem item = new MenuItem(name(edition));
        item.setId(id);
        item.setOnAction(_ -> view.set(new View(edition, Asking.NO)));
        return item;
    }

    private String name(String edition) {
        return words().text(edition.isEmpty() ? "rules.edition.all" : "edition." + edition);
    }

    private Node foot() {
        return view.get().asking() == Asking.YES ? sure() : ways();
    }

    private Node ways() {
        List<Button> left = new ArrayList<>(List.of(
                PageFrameFactory.back(context, "back", () -> navigator.accept(new Destination.Home())),
                PageFrameFactory.way(
                        "album",
                        MaterialDesignS.STAMPER,
                        words().text("album.title"),
                        () -> navigator.accept(new Destination.Album("")))));
        if (store.value().isEmpty()) {
            return PageFrameFactory.foot(context, left, null);
        }
        left.add(danger("forget", "scores.forget", () -> ask(Asking.YES)));
        Button play = PageFrameFactory.main(
                "new-game",
                MaterialDesignP.PLAY,
                words().text("home.newGame"),
                () -> navigator.accept(new Destination.NewGame()));
        return PageFrameFactory.foot(context, left, null, play);
    }

    /// The question whether to delete all scores. Keeping them is the main button, has the focus and is pressed by Esc.
    private Node sure() {
        Button keep = PageFrameFactory.main(
                "keep", MaterialDesignA.ARROW_LEFT, words().text("scores.forget.no"), () -> ask(Asking.NO));
        keep.setCancelButton(true);
        return PageFrameFactory.foot(
                context,
                List.of(danger("forget-all", "scores.forget.yes", this::forget)),
                ControlFactory.label(words().text("scores.forget.sure"), StyleClasses.STRONG, StyleClasses.ON_FOOT),
                keep);
    }

    private Button danger(String id, String key, Runnable action) {
        Button danger = PageFrameFactory.way(id, MaterialDesignT.TRASH_CAN_OUTLINE, words().text(key), action);
        danger.getStyleClass().add(StyleClasses.DANGER_BUTTON);
        return danger;
    }

    private void ask(Asking asking) {
        view.set(new View(view.get().edition(), asking));
        @Nullable Node first = root.lookup(asking == Asking.YES ? "#keep" : "#back");
        if (first != null) {
            first.requestFocus();
        }
    }

    private void forget() {
        store.replaceForGood(List.of());
        view.set(new View("", Asking.NO));
        root.lookup("#back").requestFocus();
    }

    private Words words() {
        return context.words();
    }
}

package millebornes.desktop.screens.saves;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.common.PageFrameFactory;
import millebornes.desktop.screens.exits.SavesExits;
import millebornes.desktop.screens.saves.model.ImportReport;
import millebornes.desktop.screens.saves.model.SavedGameShelves;
import millebornes.desktop.screens.saves.model.ShelfActions;
import millebornes.desktop.screens.saves.model.ShelfFooterState;
import millebornes.desktop.screens.saves.model.ShelfGame;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.save.GameBeginning;
import millebornes.save.GameLibraryEntry;
import millebornes.session.SavedGamesStore;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/// The games that are kept: those on the road, those that have arrived, and what cannot be read.
public final class SavesScreen implements AppScreen {

    private static final Logger LOG = System.getLogger(SavesScreen.class.getName());
    private static final double NAME_WIDTH = 320;

    private final AppSettingsModel context;
    private final SavedGamesStore games;
    private final SavesExits exits;
    private final ObjectProperty<SavedGameShelves> shelves;
    private final ObjectProperty<ShelfFooterState> notice =
            new SimpleObjectProperty<>(this, "notice", new ShelfFooterState.Silent());
    private final StackPane root;

    public SavesScreen(AppSettingsModel context, SavedGamesStore games, SavesExits exits) {
        this.context = context;
        this.games = games;
        this.exits = exits;
        this.shelves = new SimpleObjectProperty<>(this, "shelves", SavedGameShelves.of(List.of()));
        this.root = PageFrameFactory.screen(context, this::page, shelves, notice);
        read();
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        @Nullable Node first = root.lookup("#shelf-play-0");
        (first == null ? root.lookup("#back") : first).requestFocus();
    }

    @Override
    public void hidden() {}

    /// Puts copies of files among the games, and says what came of it.
    public void bringIn(List<Path> files) {
        ImportReport report = new ImportReport();
        for (Path file : files) {
            if (Files.isDirectory(file)) {
                report.folder(String.valueOf(file.getFileName()));
                continue;
            }
            try {
                switch (games.bringIn(file)) {
                    case GameLibraryEntry.Playable playable -> report.shelved(words -> title(playable, words));
                    case GameLibraryEntry.Broken broken -> bringIn(broken, report);
                }
            } catch (IOException failed) {
                LOG.log(Level.WARNING, "brought onto the shelf", failed);
                report.failed();
            }
        }
        if (!report.isEmpty()) {
            read();
            notice.set(new ShelfFooterState.Said(report::sentence));
        }
    }

    /// What can be played of a damaged game comes onto the shelf; what is no game is refused.
    private void bringIn(GameLibraryEntry.Broken broken, ImportReport report) throws IOException {
        String name = String.valueOf(broken.file().getFileName());
        GameBeginning beginning = broken.beginning().orElse(null);
        if (beginning == null) {
            report.refused(name, broken);
        } else {
            games.mend(beginning);
            report.partly(name, beginning);
        }
    }

    private static String title(GameLibraryEntry.Playable playable, Words words) {
        return ShelfGame.of(playable)
                .map(game -> game.title(words))
                .orElse(playable.game().details().name());
    }

    private void read() {
        attempt(() -> shelves.set(SavedGameShelves.of(games.games())));
    }

    private Node page() {
        return PageFrameFactory.page(head(), middle(), foot());
    }

    private Node head() {
        Words words = context.words();
        VBox says = new VBox(
                ControlFactory.label(words.text("shelf.title"), StyleClasses.PAGE_TITLE),
                ControlFactory.label(words.text("shelf.note"), StyleClasses.BODY));
        return PageFrameFactory.head(context, says);
    }

    private Node middle() {
        SavedGameShelves shown = shelves.get();
        VBox all = new VBox(Sizes.GAP);
        all.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.GAP, Sizes.GAP));
        if (shown.isEmpty()) {
            Label empty = ControlFactory.label(context.words().text("shelf.empty"), StyleClasses.STRONG);
            VBox panel = new VBox(empty);
            panel.getStyleClass().add(StyleClasses.PANEL);
            panel.setMaxWidth(Region.USE_PREF_SIZE);
            all.getChildren().add(panel);
        }
        SavedGameTileFactory cards = new SavedGameTileFactory(context, new Actions());
        List<Region> open = new ArrayList<>();
        List<Region> finished = new ArrayList<>();
        List<Region> broken = new ArrayList<>();
        shown.open().forEach(game -> open.add(cards.open(game, open.size(), open.isEmpty())));
        shown.finished().forEach(game -> finished.add(cards.finished(game, open.size() + finished.size())));
        shown.broken().forEach(game -> broken.add(cards.broken(game, open.size() + finished.size() + broken.size())));
        shelf(all, "shelf.open", open);
        shelf(all, "shelf.finished", finished);
        shelf(all, "shelf.broken", broken);
        ScrollPane middle = new ScrollPane(all);
        middle.setFitToWidth(true);
        middle.setFitToHeight(true);
        middle.setId("shelves");
        return middle;
    }

    /// Games side by side on a plank with a label, where there are any.
    private void shelf(VBox all, String key, List<Region> cards) {
        if (cards.isEmpty()) {
            return;
        }
        FlowPane row = new FlowPane(Sizes.GAP, Sizes.GAP);
        row.setRowValignment(VPos.BOTTOM);
        row.getChildren().setAll(cards);
        Region plank = new Region();
        plank.getStyleClass().add(StyleClasses.PLANK);
        Label label = new Label(context.words().text(key) + "  " + cards.size());
        label.getStyleClass().addAll(StyleClasses.NAME_CHIP, StyleClasses.STRONG);
        label.setMinWidth(Region.USE_PREF_SIZE);
        VBox.setMargin(label, new Insets(0, 0, 0, Sizes.GAP));
        all.getChildren().add(new VBox(row, plank, label));
    }

    private Node foot() {
        Words words = context.words();
        Button back = ControlFactory.button(
                "back", words.text("shelf.home"), exits::home, StyleClasses.FOOT_BUTTON, StyleClasses.LARGE);
        back.setGraphic(new FontIcon(MaterialDesignH.HOME));
        back.setCancelButton(true);
        Button bring = ControlFactory.button(
                "import",
                words.text("shelf.import"),
                () -> bringIn(
                        GameFileDialogs.opened(context.words(), root.getScene().getWindow())),
                StyleClasses.FOOT_BUTTON,
                StyleClasses.LARGE);
        bring.setGraphic(new FontIcon(MaterialDesignT.TRAY_ARROW_DOWN));
        HBox foot = ControlFactory.row(back);
        foot.getChildren().addAll(said());
        foot.getChildren().addAll(ControlFactory.spring(), bring);
        foot.setPadding(new Insets(Sizes.PANEL_PADDING, 2 * Sizes.GAP, Sizes.PANEL_PADDING, 2 * Sizes.GAP));
        foot.getStyleClass().add(StyleClasses.FOOT);
        return foot;
    }

    private List<Node> said() {
        Words words = context.words();
        return switch (notice.get()) {
            case ShelfFooterState.Silent _ ->
                List.of(onFoot(words.text("shelf.drop") + " " + words.text("shelf.drop.note"), StyleClasses.BODY));
            case ShelfFooterState.Said said -> List.of(onFoot(said.sentence().apply(words), StyleClasses.STRONG));
            case ShelfFooterState.Deleted deleted -> {
                Button undo = ControlFactory.button(
                        "shelf-undo",
                        words.text("shelf.undo"),
                        this::restore,
                        StyleClasses.PAPER_BUTTON,
                        StyleClasses.LARGE);
                undo.setGraphic(new FontIcon(MaterialDesignU.UNDO));
                yield List.of(
                        onFoot(words.text("shelf.deleted", deleted.title().apply(words)), StyleClasses.STRONG), undo);
            }
            case ShelfFooterState.Renaming renaming -> naming(renaming.game());
        };
    }

    private List<Node> naming(ShelfGame game) {
        Words words = context.words();
        TextField name = new TextField(game.kept().game().details().name());
        name.setId("shelf-name");
        name.setPromptText(game.title(words));
        name.setAccessibleText(words.text("shelf.rename.prompt"));
        name.setPrefWidth(context.look().textScale().of(NAME_WIDTH));
        HBox.setHgrow(name, Priority.SOMETIMES);
        Runnable keep = () -> rename(game, name.getText());
        name.setOnAction(_ -> keep.run());
        Button done = ControlFactory.button(
                "shelf-named", words.text("shelf.rename.done"), keep, StyleClasses.PAPER_BUTTON, StyleClasses.LARGE);
        return List.of(onFoot(words.text("shelf.rename.prompt"), StyleClasses.BODY), name, done);
    }

    private static Label onFoot(String text, String style) {
        Label label = ControlFactory.label(text, style, StyleClasses.ON_FOOT);
        label.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(label, Priority.SOMETIMES);
        return label;
    }

    private void rename(ShelfGame game, String name) {
        attempt(() -> {
            games.rename(game.kept(), name);
            read();
            notice.set(new ShelfFooterState.Silent());
        });
        shown();
    }

    private void restore() {
        attempt(() -> {
            games.restore();
            read();
            notice.set(new ShelfFooterState.Silent());
        });
        shown();
    }

    private void say(String key, String what) {
        notice.set(new ShelfFooterState.Said(words -> words.text(key, what)));
    }

    /// A disk that does not let it be done is told, and nothing else has happened.
    private void attempt(DiskAction action) {
        try {
            action.run();
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "on the shelf", failed);
            notice.set(new ShelfFooterState.Said(words -> words.text("shelf.disk")));
        }
    }

    @FunctionalInterface
    private interface DiskAction {

        void run() throws IOException;
    }

    private final class Actions implements ShelfActions {

        @Override
        public void play(ShelfGame game) {
            exits.resume(game.kept());
        }

        @Override
        public void mend(GameBeginning damaged) {
            attempt(() -> exits.resume(games.mend(damaged)));
        }

        @Override
        public void replay(ShelfGame game) {
            exits.replay(game.kept());
        }

        @Override
        public void postcard(ShelfGame game) {
            exits.postcard(game.kept());
        }

        @Override
        public void rename(ShelfGame game) {
            notice.set(new ShelfFooterState.Renaming(game));
            root.lookup("#shelf-name").requestFocus();
        }

        @Override
        public void export(GameLibraryEntry game, String title) {
            GameFileDialogs.saved(context.words(), root.getScene().getWindow(), title)
                    .ifPresent(file -> attempt(() -> {
                        games.export(game, file);
                        say("shelf.exported", String.valueOf(file.getFileName()));
                    }));
        }

        @Override
        public void delete(GameLibraryEntry game, String title) {
            attempt(() -> {
                games.delete(game);
                exits.deleted(game);
                read();
                notice.set(new ShelfFooterState.Deleted(_ -> title));
            });
            @Nullable Node undo = root.lookup("#shelf-undo");
            if (undo != null) {
                undo.requestFocus();
            }
        }
    }
}

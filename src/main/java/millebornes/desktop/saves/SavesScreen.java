package millebornes.desktop.saves;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.art.SceneryArt.EmptyScene;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.DiskTasks;
import millebornes.desktop.controls.EmptyPageFactory;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.save.LibraryGame;
import millebornes.save.RecoveredGame;
import millebornes.save.SavedGame;
import millebornes.session.AutosavedGamesStore;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/// The saved games: those in progress, finished ones, unreadable ones, and the bin.
public final class SavesScreen implements AppScreen {

    private static final Logger LOG = System.getLogger(SavesScreen.class.getName());
    private static final double NAME_WIDTH = 320;

    /// The size of a shelf's name beside large text, in px at the usual text size.
    private static final double SHELF_NAME = 12;

    private final ScreenContext context;
    private final AutosavedGamesStore games;
    private final Consumer<Destination> navigator;
    private final Runnable deleted;
    private final Consumer<Runnable> confirmation;
    private final ObjectProperty<SavedGameShelves> shelves;
    private final ObjectProperty<ShelfFooterState> notice =
            new SimpleObjectProperty<>(this, "notice", new ShelfFooterState.Silent());
    private final StackPane root;
    private final GameFileDialogs dialogs;
    private final DiskTasks disk = new DiskTasks();

    /// Whether the shelves have been read from the disk. Until then the page does not say that there are no games.
    private boolean isRead;

    /// @param folder the initial folder of file dialogs
    /// @param deleted called after a game was removed from the list
    /// @param confirmation asks whether to empty the bin, and runs its argument if so
    public SavesScreen(
            ScreenContext context,
            AutosavedGamesStore games,
            FileDialogFolder folder,
            Consumer<Destination> navigator,
            Runnable deleted,
            Consumer<Runnable> confirmation) {
        this.context = context;
        this.games = games;
        this.navigator = navigator;
        this.deleted = deleted;
        this.confirmation = confirmation;
        this.dialogs = new GameFileDialogs(folder, disk);
        this.shelves = new SimpleObjectProperty<>(this, "shelves", SavedGameShelves.EMPTY);
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

    /// Imports files and reports the result.
    public void bringIn(List<Path> files) {
        attempt(() -> new GameImporter(games).bringIn(files), report -> {
            if (!report.isEmpty()) {
                read();
                notice.set(new ShelfFooterState.Said(report::sentence));
            }
        });
    }

    private void read() {
        attempt(() -> SavedGameShelves.of(games.games(), games.binned()), savedGameShelves -> {
            isRead = true;
            shelves.set(savedGameShelves);
        });
    }

    private Node page() {
        return PageFrameFactory.page(head(), middle(), foot());
    }

    private Node head() {
        Words words = context.words();
        return PageFrameFactory.head(context, PageSign.SAVES, words.text("shelf.title"), words.text("shelf.note"));
    }

    private Node middle() {
        SavedGameShelves shownShelves = shelves.get();
        if (isRead && shownShelves.isEmpty()) {
            return EmptyPageFactory.of(
                    context, EmptyScene.SHELF, "shelf.empty", () -> navigator.accept(new Destination.NewGame()));
        }
        VBox all = new VBox(Sizes.LABEL_GAP);
        all.setAlignment(Pos.CENTER);
        all.setPadding(new Insets(Sizes.LINE_GAP, Sizes.GAP, Sizes.TINY_GAP, Sizes.GAP));
        SavedGameTileFactory tiles = new SavedGameTileFactory(context, new Actions(), shownShelves.isMixed());
        List<Region> open = new ArrayList<>();
        List<Region> finished = new ArrayList<>();
        List<Region> broken = new ArrayList<>();
        shownShelves.open().forEach(game -> open.add(tiles.open(game, open.size(), open.isEmpty())));
        boolean alone = open.isEmpty() && shownShelves.finished().size() == 1;
        String titleStyle = alone ? StyleClasses.PANEL_TITLE : StyleClasses.STRONG;
        shownShelves
                .finished()
                .forEach(game -> finished.add(tiles.finished(game, open.size() + finished.size(), titleStyle)));
        shownShelves
                .broken()
                .forEach(game -> broken.add(tiles.broken(game, open.size() + finished.size() + broken.size())));
        double least = tiles.width(SavedGameTileFactory.FINISHED_WIDTH);
        shelf(all, "shelf.open", open, tiles.width(SavedGameTileFactory.OPEN_WIDTH));
        shelf(all, "shelf.finished", finished, least);
        shelf(all, "shelf.broken", broken, least);
        List<Region> binned = new ArrayList<>();
        shownShelves.binned().forEach(game -> binned.add(tiles.binned(game, binned.size())));
        shelf(all, "shelf.bin", binned, least, emptyBin());
        ScrollPane middle = new ScrollPane(all);
        middle.setFitToWidth(true);
        middle.setFitToHeight(true);
        middle.setId("shelves");
        return middle;
    }

    /// Adds a shelf with its label, if there are any games.
    ///
    /// @param least the least width of a card, in px
    /// @param below the nodes below the plank
    private void shelf(VBox all, String key, List<Region> cards, double least, Node... below) {
        if (cards.isEmpty()) {
            return;
        }
        Label label = new Label(context.words().text(key) + "  " + cards.size());
        label.getStyleClass().addAll(StyleClasses.SHELF_TAB, StyleClasses.STRONG);
        label.setMinWidth(Region.USE_PREF_SIZE);
        ColumnScrollPane.keptWhole(label);
        ShelfPane rows = new ShelfPane(cards, label, least, "shelf.open".equals(key));
        if (PageTitlePlate.isLarge(context)) {
            SceneStyler.textSize(label, context.look().textScale().of(SHELF_NAME));
            if (cards.size() == 1) {
                ColumnScrollPane.keptWhole(rows);
            }
        }
        VBox shelf = new VBox(rows);
        if (below.length > 0) {
            HBox foot = ControlFactory.row(below);
            VBox.setMargin(foot, new Insets(Sizes.SMALL_GAP, 0, 0, Sizes.GAP));
            shelf.getChildren().add(foot);
        }
        all.getChildren().add(shelf);
    }

    private Button emptyBin() {
        Button empty = ControlFactory.button(
                "bin-empty", context.words().text("bin.empty.button"), new Actions()::emptyBin, StyleClasses.LARGE);
        empty.setGraphic(new FontIcon(MaterialDesignT.TRASH_CAN_OUTLINE));
        return empty;
    }

    private Node foot() {
        Words words = context.words();
        List<Button> left = List.of(
                PageFrameFactory.back(context, "back", () -> navigator.accept(new Destination.Home())),
                PageFrameFactory.way(
                        "import",
                        MaterialDesignT.TRAY_ARROW_DOWN,
                        words.text("shelf.import"),
                        () -> bringIn(
                                dialogs.opened(context.words(), root.getScene().getWindow()))));
        List<Region> said = said();
        return PageFrameFactory.foot(
                context, left, said.getFirst(), said.subList(1, said.size()).toArray(Region[]::new));
    }

    /// The nodes of the message at the foot, with what can be typed or pressed then.
    private List<Region> said() {
        Words words = context.words();
        return switch (notice.get()) {
            case ShelfFooterState.Silent _ -> List.of(onFoot(words.text("shelf.drop"), StyleClasses.BODY));
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

    private List<Region> naming(ShelfGame game) {
        Words words = context.words();
        TextField name = new TextField(game.playable().summary().metadata().name());
        name.setId("shelf-name");
        name.setPromptText(game.title(words));
        name.setAccessibleText(words.text("shelf.rename.prompt"));
        name.setPrefWidth(context.look().textScale().of(NAME_WIDTH));
        Runnable keep = () -> rename(game, name.getText());
        name.setOnAction(_ -> keep.run());
        Button done = ControlFactory.button(
                "shelf-named", words.text("shelf.rename.done"), keep, StyleClasses.PAPER_BUTTON, StyleClasses.LARGE);
        return List.of(onFoot(words.text("shelf.rename.prompt"), StyleClasses.BODY), name, done);
    }

    private static Label onFoot(String text, String style) {
        Label label = ControlFactory.label(text, style, StyleClasses.ON_FOOT);
        label.setAlignment(Pos.CENTER_LEFT);
        return label;
    }

    private void rename(ShelfGame game, String name) {
        change(() -> games.rename(game.playable(), name), new ShelfFooterState.Silent());
    }

    private void restore() {
        change(games::restore, new ShelfFooterState.Silent());
    }

    /// Changes something on the disk, reads the shelves again and shows them, with a message at the foot.
    private void change(DiskChange change, ShelfFooterState footerState) {
        attempt(
                () -> {
                    change.run();
                    return footerState;
                },
                shelfFooterState -> {
                    read();
                    notice.set(shelfFooterState);
                    shown();
                });
    }

    private void focus(String id) {
        @Nullable Node node = root.lookup(id);
        if (node != null) {
            node.requestFocus();
        }
    }

    private void say(String key, String what) {
        notice.set(new ShelfFooterState.Said(words -> words.text(key, what)));
    }

    /// Runs a disk task and reports its failure.
    private <T> void attempt(DiskTasks.DiskTask<T> task, Consumer<? super T> then) {
        disk.run(task, then, failed -> {
            LOG.log(Level.WARNING, "on the shelf", failed);
            String key = ShelfFooterState.keyOf(failed);
            notice.set(new ShelfFooterState.Said(words -> words.text(key)));
        });
    }

    @FunctionalInterface
    private interface DiskChange {

        void run() throws IOException;
    }

    private final class Actions implements ShelfActions {

        @Override
        public void play(ShelfGame game) {
            resume(game.playable());
        }

        @Override
        public void mend(RecoveredGame recovered) {
            attempt(() -> games.mend(recovered), this::resume);
        }

        private void resume(LibraryGame.Playable game) {
            navigator.accept(new Destination.Resume(game));
        }

        @Override
        public void replay(ShelfGame game) {
            load(game, wholeGame -> new Destination.Replay(wholeGame, Optional.empty()));
        }

        @Override
        public void postcard(ShelfGame game) {
            load(game, Destination.Postcard::new);
        }

        private void load(ShelfGame game, Function<SavedGame, Destination> page) {
            attempt(game.playable()::load, wholeGame -> navigator.accept(page.apply(wholeGame)));
        }

        @Override
        public void rename(ShelfGame game) {
            notice.set(new ShelfFooterState.Renaming(game));
            focus("#shelf-name");
        }

        @Override
        public void export(LibraryGame game, String title) {
            dialogs.saved(context.words(), root.getScene().getWindow(), title)
                    .ifPresent(file -> attempt(
                            () -> {
                                Path to = GameFileDialogs.withEnding(file);
                                games.export(game, to);
                                return String.valueOf(to.getFileName());
                            },
                            name -> say("shelf.exported", name)));
        }

        @Override
        public void delete(LibraryGame game, String title) {
            attempt(
                    () -> {
                        games.delete(game);
                        return game;
                    },
                    _ -> {
                        deleted.run();
                        read();
                        notice.set(new ShelfFooterState.Deleted(_ -> title));
                        focus("#shelf-undo");
                    });
        }

        @Override
        public void takeOut(LibraryGame game, String title) {
            change(() -> games.takeOut(game), new ShelfFooterState.Said(words -> words.text("bin.takenOut", title)));
        }

        @Override
        public void emptyBin() {
            confirmation.accept(
                    () -> change(games::emptyBin, new ShelfFooterState.Said(words -> words.text("bin.emptied"))));
        }
    }
}

package millebornes.desktop.saves;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.save.SavedGame;
import millebornes.session.AutosavedGamesStore;
import millebornes.words.Language;

/// The page of saved games over a real folder, which records the requests of the page.
///
/// @param left the exits that were taken
/// @param emptied empties the bin, once that was requested
record SavesPage(
        GameLibrary library, AutosavedGamesStore keeper, List<String> left, AtomicReference<Runnable> emptied) {

    static SavesPage in(Path folder) {
        GameLibrary library = new GameLibrary(folder.resolve("games"));
        return new SavesPage(
                library,
                new AutosavedGamesStore(library, FolderLock.of(folder), InstantSource.system()),
                new ArrayList<>(),
                new AtomicReference<>(() -> {}));
    }

    /// The page; every way out is noted.
    AppScreen page(ScreenContext context) {
        return new SavesScreen(
                context,
                keeper,
                FileDialogFolder.unkept(),
                destination -> left.add(noted(destination)),
                () -> left.add("deleted"),
                empty -> {
                    left.add("empty?");
                    emptied.set(empty);
                });
    }

    private static String noted(Destination destination) {
        return switch (destination) {
            case Destination.Resume(LibraryGame.Playable playable) ->
                "resume " + playable.summary().metadata().name();
            case Destination.Postcard(SavedGame game) ->
                "postcard " + game.metadata().name();
            default -> destination.getClass().getSimpleName();
        };
    }

    /// The page in a window.
    Scene scene() {
        return ScreenCapture.check("saves-used", ScreenCapture.context(Language.FRENCH), this::page, 1280, 800);
    }

    static void fire(Scene scene, String id) {
        Gallery.onToolkit(() -> {
            Node node = scene.lookup("#" + id);
            ((ButtonBase) node).fire();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return true;
        });
    }

    static void choose(Scene scene, String menu, String entry) {
        Gallery.onToolkit(() -> {
            ((MenuButton) scene.lookup("#" + menu))
                    .getItems().stream()
                            .filter(item -> entry.equals(item.getId()))
                            .findFirst()
                            .orElseThrow()
                            .fire();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return true;
        });
    }
}

package millebornes.desktop.saves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import millebornes.bot.BotLevel;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.SceneContents;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.BoardThumbnailPane;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Editions;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.save.SaveMetadata;
import millebornes.save.SaveProblem;
import millebornes.save.SavedGameFiles;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;
import millebornes.session.UnwonRound;
import millebornes.words.Language;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The page of saved games, with real games in a real folder.
class SavesScreenTest {

    @TempDir
    private Path folder;

    private SavesPage shelfPage;
    private GameLibrary library;
    private AutosavedGamesStore store;
    private List<String> left;

    @BeforeEach
    void open() {
        shelfPage = SavesPage.in(folder);
        library = shelfPage.library();
        store = shelfPage.keeper();
        left = shelfPage.left();
    }

    @Test
    void theShelvesInEveryWay() throws IOException {
        new ShelfSamples(library).fill();
        assertThat(ScreenCapture.checkEveryWay("saves", shelfPage::page)).allSatisfy(pageTaken -> {
            assertThat(pageTaken.says()).contains("Dimanche avec Papi", "Camping");
            for (SaveProblem problem : List.of(SaveProblem.FOREIGN, SaveProblem.NEWER)) {
                assertThat(pageTaken.says())
                        .contains(pageTaken.context().words().text("shelf.problem." + problem));
            }
            List<Node> targets = new ArrayList<>(pageTaken.scene().getRoot().lookupAll(".button"));
            targets.addAll(pageTaken.scene().getRoot().lookupAll(".menu-button"));
            assertThat(targets)
                    .filteredOn(node -> node.getId() != null && node.getId().startsWith("shelf-"))
                    .isNotEmpty()
                    .allSatisfy(target -> {
                        assertThat(((Region) target).getHeight())
                                .as(target.getId())
                                .isGreaterThanOrEqualTo(Sizes.TARGET);
                        assertThat(((Region) target).getWidth())
                                .as(target.getId())
                                .isGreaterThanOrEqualTo(Sizes.TARGET);
                    });
        });
    }

    /// At every text size the picture of a game has the shape of a board, and the cards fill the width of their shelf.
    @ParameterizedTest
    @ValueSource(ints = {100, 150, 200})
    void picturesHaveTheShapeOfABoardAndShelvesAreFull(int percent) throws IOException {
        new ShelfSamples(library).fill();
        Map.of(1024, 700, 1280, 800).forEach((width, height) -> {
            Scene scene = ScreenCapture.checkLayout(
                    "saves-full-" + percent,
                    ScreenCapture.context(ColourTheme.DAY, percent),
                    shelfPage::page,
                    width,
                    height);
            assertThat(scene.getRoot().lookupAll("." + StyleClasses.SHELF_CARD))
                    .hasSize(7)
                    .allSatisfy(card -> {
                        Region picture = (Region)
                                ((Parent) card).getChildrenUnmodifiable().getFirst();
                        assertThat(picture.getHeight())
                                .isBetween(
                                        BoardThumbnailPane.least(picture.getWidth()),
                                        BoardThumbnailPane.most(picture.getWidth()));
                        Region shelf = (Region) card.getParent();
                        assertThat(shelf.getChildrenUnmodifiable().stream()
                                        .filter(other -> other.getLayoutY() == card.getLayoutY())
                                        .mapToDouble(other -> other.getLayoutX() + ((Region) other).getWidth())
                                        .max())
                                .as("right end of a row of cards")
                                .hasValueCloseTo(shelf.getWidth(), within(Sizes.TINY_GAP));
                    });
        });
    }

    /// The pictures of games that are out of sight at first come once the page is there.
    @Test
    void everyOneOfManyGamesGetsItsPicture() throws IOException {
        new ShelfSamples(library).fill();
        for (int copy = 0; copy < 8; copy++) {
            Files.copy(library.file("a"), library.file("copy" + copy));
        }
        ScreenContext context = ScreenCapture.context(ColourTheme.DAY, 100);
        Scene scene = Gallery.onToolkit(() -> {
            Scene shelves = new Scene(shelfPage.page(context).root(), 1280, 800);
            SceneStyler.scene(shelves, context.look());
            TestWindow.show(shelves);
            return shelves;
        });
        Patience.until(
                () -> scene.getRoot().lookupAll("." + StyleClasses.SHELF_CARD).stream()
                                .map(card -> (ImageView) card.lookup(".image-view"))
                                .filter(picture -> picture != null && picture.getImage() != null)
                                .count()
                        == 15,
                "fifteen cards have pictures");
    }

    /// no car stands beside a cup that no team has won.
    @Test
    void aRoundThatNoTeamHasWonSaysSo() throws IOException {
        SavedGameFiles.write(
                SavedSessionConverter.of(
                        UnwonRound.of(
                                Editions.PLAYROOM,
                                List.of(new SeatPlayer.Human("Anna"), new SeatPlayer.Computer("Papi", BotLevel.EASY))),
                        SaveMetadata.NONE.withSaved(Instant.now())),
                library.file("unwon"));
        assertThat(ScreenCapture.checkInBothLanguages("saves-nobody", shelfPage::page))
                .allSatisfy(pageTaken -> assertThat(pageTaken.says())
                        .contains(pageTaken.context().words().text("round.winner.nobody"))
                        .doesNotContain(pageTaken.context().words().sentence("shelf.points", Map.of("n", 0))));
    }

    @Test
    void emptyShelvesSayWhatWillStandThere() {
        assertThat(ScreenCapture.checkInBothLanguages("saves-empty", shelfPage::page))
                .allSatisfy(pageTaken -> assertThat(pageTaken.says())
                        .contains(pageTaken.context().words().text("shelf.empty")));
    }

    @Test
    void noTextIsCut() throws IOException {
        new ShelfSamples(library).fill();
        assertThat(TruncatedTextFinder.in(shelfPage::page)).isEmpty();
    }

    @Test
    void aGameGoesOnFromTheShelf() throws IOException {
        new ShelfSamples(library).fill();
        Scene scene = shelfPage.scene();
        SavesPage.fire(scene, "shelf-play-0");
        assertThat(left).containsExactly("resume Dimanche avec Papi");
    }

    @Test
    void aFinishedGameBecomesAPostcard() throws IOException {
        new ShelfSamples(library).fill();
        Scene scene = shelfPage.scene();
        SavesPage.choose(scene, "shelf-more-3", "shelf-postcard-3");
        assertThat(left).containsExactly("postcard Bons baisers");
        assertThat(((MenuButton) scene.lookup("#shelf-more-0")).getItems())
                .as("a game that goes on")
                .noneMatch(item -> "shelf-postcard-0".equals(item.getId()));
    }

    @Test
    void aGameIsRenamedAndKeepsItsPlace() throws IOException {
        new ShelfSamples(library).fill();
        Scene scene = shelfPage.scene();
        SavesPage.choose(scene, "shelf-more-1", "shelf-rename-1");
        Gallery.onToolkit(() -> {
            ((TextField) scene.lookup("#shelf-name")).setText("  Jour de pluie ");
            ((Button) scene.lookup("#shelf-named")).fire();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return true;
        });
        assertThat(store.games().get(1))
                .isInstanceOfSatisfying(
                        LibraryGame.Playable.class,
                        game -> assertThat(game.summary().metadata().name()).isEqualTo("Jour de pluie"));
        assertThat(SceneContents.texts(scene)).contains("Jour de pluie");
    }

    @Test
    void aDeletedGameComesBack() throws IOException {
        new ShelfSamples(library).fill();
        Scene scene = shelfPage.scene();
        int before = store.games().size();
        SavesPage.choose(scene, "shelf-more-0", "shelf-delete-0");
        assertThat(store.games()).hasSize(before - 1);
        assertThat(left).containsExactly("deleted");
        Gallery.check(scene, "saves-deleted");
        SavesPage.fire(scene, "shelf-undo");
        assertThat(store.games()).hasSize(before);
        assertThat(SceneContents.texts(scene)).contains("Dimanche avec Papi");
    }

    @Test
    void aCopyGoesOutAndComesIn() throws IOException {
        new ShelfSamples(library).fill();
        Path copy = folder.resolve("copy.json");
        store.export(store.games().getFirst(), copy);
        int before = store.games().size();
        bringInAndSee(copy, "était déjà sur l’étagère");
        assertThat(store.games()).as("the same game is there").hasSize(before);
        store.delete(store.games().getFirst());
        bringInAndSee(copy, "est sur l’étagère");
        assertThat(store.games()).hasSize(before);
    }

    private void bringInAndSee(Path file, String sentence) {
        SavesScreen[] shown = new SavesScreen[1];
        Scene scene = ScreenCapture.check(
                "saves-import",
                ScreenCapture.context(Language.FRENCH),
                context -> shown[0] = (SavesScreen) shelfPage.page(context),
                1280,
                800);
        Gallery.onToolkit(() -> {
            shown[0].bringIn(List.of(file));
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return true;
        });
        assertThat(SceneContents.texts(scene)).anyMatch(text -> text.contains(sentence));
    }

    /// Another window writes: that is said, and not that the disk is at fault.
    @Test
    void whatAnotherWindowKeepsIsSaidToBeThere() throws IOException {
        new ShelfSamples(library).fill();
        Path copy = folder.resolve("copy.json");
        store.export(store.games().getFirst(), copy);
        store.delete(store.games().getFirst());
        try (FolderLock otherLock = FolderLock.of(folder)) {
            otherLock.takeOver();
            bringInAndSee(copy, "Une autre fenêtre enregistre les parties");
        }
    }

    /// A game of which the newest copy is damaged says that it is the one before.
    @Test
    void aSecondCopySaysSo() throws IOException {
        new ShelfSamples(library).fill();
        String text = Files.readString(library.file("a"));
        Files.writeString(folder.resolve("games").resolve("a.json.old"), text);
        Files.writeString(library.file("a"), text.replace("Dimanche", "Dimanchf"));
        assertThat(ScreenCapture.checkEveryWay("saves-second-copy", shelfPage::page))
                .allSatisfy(pageTaken -> assertThat(pageTaken.says())
                        .contains(pageTaken.context().words().text("keep.before")));
    }

    /// What cannot be read is told, stays where it is, and nothing of it comes among the games.
    @ParameterizedTest
    @EnumSource(
            value = SaveProblem.class,
            names = {"FOREIGN", "DAMAGED", "NEWER", "CHANGED"})
    void aFileThatIsNoGameIsRefusedAndStays(SaveProblem problem) throws IOException {
        Path file = Files.writeString(folder.resolve("Vacances.json"), ShelfSamples.spoilt(problem));
        SavesScreen[] shown = new SavesScreen[1];
        Scene scene = ScreenCapture.check(
                "saves-refused-" + problem.name().toLowerCase(Locale.ROOT),
                ScreenCapture.context(Language.FRENCH),
                context -> {
                    shown[0] = (SavesScreen) shelfPage.page(context);
                    shown[0].bringIn(List.of(file));
                    return shown[0];
                },
                1280,
                800);
        assertThat(SceneContents.texts(scene))
                .anyMatch(text -> text.contains("Vacances.json")
                        && text.contains(
                                ScreenCapture.context(Language.FRENCH).words().text("shelf.problem." + problem)));
        assertThat(file).hasContent(ShelfSamples.spoilt(problem));
        assertThat(store.games()).isEmpty();
    }

    /// A damaged game says how far it can be played, and goes on there; its file stays as it is.
    @Test
    void aDamagedGameGoesOnWhereTheDamageIs() throws IOException {
        new ShelfSamples(library).fill();
        String text = damage();
        assertThat(ScreenCapture.checkEveryWay("saves-damaged", shelfPage::page))
                .allSatisfy(pageTaken -> assertThat(pageTaken.says())
                        .contains(pageTaken.context().words().text("shelf.mend.note", 18, 1))
                        .contains(pageTaken.context().words().text("shelf.mend", 225)));
        assertThat(TruncatedTextFinder.in(shelfPage::page)).isEmpty();
        Scene scene = shelfPage.scene();
        Gallery.onToolkit(() -> {
            ((ScrollPane) scene.lookup("#shelves")).setVvalue(1);
            scene.getRoot().layout();
            return true;
        });
        Gallery.check(scene, "saves-damaged-below");
        SavesPage.fire(scene, "shelf-mend-4");
        assertThat(left).containsExactly("resume Camping, jour de pluie");
        assertThat(library.file("c")).hasContent(text);
        assertThat(store.games())
                .filteredOn(game -> game instanceof LibraryGame.Playable)
                .hasSize(5);
    }

    @Test
    void whatIsLeftOfADamagedFileComesIn() throws IOException {
        new ShelfSamples(library).fill();
        Path file = Files.writeString(folder.resolve("Vacances.json"), damage());
        Files.delete(library.file("c"));
        SavesScreen[] shown = new SavesScreen[1];
        Scene scene = ScreenCapture.check(
                "saves-imported-partly",
                ScreenCapture.context(Language.FRENCH),
                context -> {
                    shown[0] = (SavesScreen) shelfPage.page(context);
                    shown[0].bringIn(List.of(file));
                    return shown[0];
                },
                1280,
                800);
        assertThat(SceneContents.texts(scene))
                .anyMatch(text -> text.contains("Vacances.json") && text.contains("est abîmée"));
        assertThat(store.games().getFirst())
                .isInstanceOfSatisfying(
                        LibraryGame.Playable.class,
                        game -> assertThat(game.summary().metadata().name()).isEqualTo("Camping, jour de pluie"));
    }

    /// Cuts a game off in the middle.
    private String damage() throws IOException {
        String text = Files.readString(library.file("c"));
        return Files.readString(Files.writeString(library.file("c"), text.substring(0, text.length() - 60)));
    }

    @Test
    void aFileNameIsMadeOfWhatEverySystemTakes() {
        assertThat(GameFileDialogs.fileName("../Anna & Léa: 7/7?")).isEqualTo("Anna  Léa 77.millebornes");
        assertThat(GameFileDialogs.fileName("…")).isEqualTo("mille-bornes.millebornes");
        assertThat(GameFileDialogs.fileName("Aux")).as("a device of Windows").isEqualTo("mille-bornes Aux.millebornes");
    }

    /// A name typed without an ending gets it; what is there under the longer name is not replaced.
    @Test
    void aNameTypedWithoutItsEndingGetsIt() throws IOException {
        assertThat(GameFileDialogs.withEnding(folder.resolve("Noël"))).isEqualTo(folder.resolve("Noël.millebornes"));
        for (String name : List.of("a.millebornes", "a.MilleBornes", "a.json")) {
            assertThat(GameFileDialogs.withEnding(folder.resolve(name))).isEqualTo(folder.resolve(name));
        }
        Files.writeString(folder.resolve("v1.2.millebornes"), "a game");
        assertThat(GameFileDialogs.withEnding(folder.resolve("v1.2"))).isEqualTo(folder.resolve("v1.2-2.millebornes"));
    }
}

package millebornes.desktop.screens.saves;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import millebornes.bot.BotLevel;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.ScreenCapture;
import millebornes.desktop.screens.common.TruncatedTextFinder;
import millebornes.desktop.screens.exits.SavesExits;
import millebornes.desktop.screens.saves.model.GameFolder;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.GameLibraryEntry;
import millebornes.save.SaveDetails;
import millebornes.save.SaveProblem;
import millebornes.save.SavedGameFiles;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.GameConfig;
import millebornes.session.Player;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;
import millebornes.session.UnwonRound;
import millebornes.words.Language;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The page of saved games, with real games in a real folder.
class SavesScreenTest {

    @TempDir
    private Path folder;

    private final List<String> left = new ArrayList<>();
    private Runnable emptied = () -> {};
    private GameLibrary library;
    private AutosavedGamesStore keeper;

    @BeforeEach
    void open() {
        library = new GameLibrary(folder.resolve("games"));
        keeper = new AutosavedGamesStore(library, FolderLock.of(folder), InstantSource.system());
    }

    @Test
    void theShelvesInEveryWay() throws IOException {
        fill();
        assertThat(ScreenCapture.everyWay("saves", this::page)).allSatisfy(page -> {
            assertThat(page.says()).contains("Dimanche avec Papi", "Camping");
            for (SaveProblem problem : List.of(SaveProblem.FOREIGN, SaveProblem.NEWER)) {
                assertThat(page.says()).contains(page.context().words().text("shelf.problem." + problem));
            }
            List<Node> targets = new ArrayList<>(page.scene().getRoot().lookupAll(".button"));
            targets.addAll(page.scene().getRoot().lookupAll(".menu-button"));
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

    /// R-6.2: no car stands beside a cup that no team has won.
    @Test
    void aRoundThatNoTeamHasWonSaysSo() throws IOException {
        SavedGameFiles.write(
                SavedSessionConverter.of(
                        UnwonRound.of(
                                Editions.PLAYROOM,
                                List.of(new Player.Human("Anna"), new Player.Computer("Papi", BotLevel.EASY))),
                        SaveDetails.NONE.withSaved(Instant.now())),
                library.file("unwon"));
        assertThat(ScreenCapture.inBothLanguages("saves-nobody", this::page))
                .allSatisfy(page -> assertThat(page.says())
                        .contains(page.context().words().text("round.winner.nobody"))
                        .doesNotContain(page.context().words().sentence("shelf.points", Map.of("n", 0))));
    }

    @Test
    void emptyShelvesSayWhatWillStandThere() {
        assertThat(ScreenCapture.inBothLanguages("saves-empty", this::page))
                .allSatisfy(page ->
                        assertThat(page.says()).contains(page.context().words().text("shelf.empty")));
    }

    @Test
    void noTextIsCut() throws IOException {
        fill();
        assertThat(TruncatedTextFinder.in(this::page)).isEmpty();
    }

    @Test
    void aGameGoesOnFromTheShelf() throws IOException {
        fill();
        Scene scene = scene();
        fire(scene, "shelf-play-0");
        assertThat(left).containsExactly("resume Dimanche avec Papi");
    }

    @Test
    void aFinishedGameBecomesAPostcard() throws IOException {
        fill();
        Scene scene = scene();
        choose(scene, "shelf-more-3", "shelf-postcard-3");
        assertThat(left).containsExactly("postcard Bons baisers");
        assertThat(((MenuButton) scene.lookup("#shelf-more-0")).getItems())
                .as("a game that goes on")
                .noneMatch(item -> "shelf-postcard-0".equals(item.getId()));
    }

    @Test
    void aGameIsRenamedAndKeepsItsPlace() throws IOException {
        fill();
        Scene scene = scene();
        choose(scene, "shelf-more-1", "shelf-rename-1");
        Gallery.onToolkit(() -> {
            ((TextField) scene.lookup("#shelf-name")).setText("  Jour de pluie ");
            ((Button) scene.lookup("#shelf-named")).fire();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return true;
        });
        assertThat(keeper.games().get(1))
                .isInstanceOfSatisfying(
                        GameLibraryEntry.Playable.class,
                        game -> assertThat(game.game().details().name()).isEqualTo("Jour de pluie"));
        assertThat(SceneContents.texts(scene)).contains("Jour de pluie");
    }

    @Test
    void aDeletedGameComesBack() throws IOException {
        fill();
        Scene scene = scene();
        int before = keeper.games().size();
        choose(scene, "shelf-more-0", "shelf-delete-0");
        assertThat(keeper.games()).hasSize(before - 1);
        assertThat(left).containsExactly("deleted");
        Gallery.save(scene, "saves-deleted");
        fire(scene, "shelf-undo");
        assertThat(keeper.games()).hasSize(before);
        assertThat(SceneContents.texts(scene)).contains("Dimanche avec Papi");
    }

    @Test
    void aCopyGoesOutAndComesIn() throws IOException {
        fill();
        Path copy = folder.resolve("copy.json");
        keeper.export(keeper.games().getFirst(), copy);
        int before = keeper.games().size();
        bringInAndSee(copy, "était déjà sur l’étagère");
        assertThat(keeper.games()).as("the same game is there").hasSize(before);
        keeper.delete(keeper.games().getFirst());
        bringInAndSee(copy, "est sur l’étagère");
        assertThat(keeper.games()).hasSize(before);
    }

    private void bringInAndSee(Path file, String sentence) {
        SavesScreen[] shown = new SavesScreen[1];
        Scene scene = ScreenCapture.take(
                "saves-import",
                ScreenCapture.context(Language.FRENCH),
                context -> shown[0] = (SavesScreen) page(context),
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

    @Test
    void theBinIsAShelf() throws IOException {
        fill();
        keeper.delete(keeper.games().get(1));
        keeper.delete(keeper.games().getLast());
        assertThat(ScreenCapture.everyWay("saves-bin", this::page))
                .allSatisfy(page -> assertThat(page.says())
                        .contains(page.context().words().text("shelf.bin") + "  2")
                        .contains(page.context().words().text("bin.empty.button")));
        assertThat(TruncatedTextFinder.in(this::page)).isEmpty();
        Scene scene = scene();
        Gallery.onToolkit(() -> {
            ((ScrollPane) scene.lookup("#shelves")).setVvalue(1);
            scene.getRoot().layout();
            return true;
        });
        Gallery.save(scene, "saves-bin-below");
    }

    @Test
    void aGameComesOutOfTheBin() throws IOException {
        fill();
        GameLibraryEntry game = keeper.games().getFirst();
        int before = keeper.games().size();
        keeper.delete(game);
        Scene scene = scene();
        fire(scene, "bin-out-0");
        assertThat(keeper.games()).hasSize(before);
        assertThat(keeper.binned()).isEmpty();
        assertThat(SceneContents.texts(scene)).anyMatch(text -> text.contains("est de retour sur l’étagère"));
        assertThat(scene.lookup("#bin-empty")).isNull();
    }

    @Test
    void theBinIsEmptiedAfterAQuestion() throws IOException {
        fill();
        keeper.delete(keeper.games().getFirst());
        keeper.delete(keeper.games().getFirst());
        Scene scene = scene();
        fire(scene, "bin-empty");
        assertThat(left).containsExactly("empty?");
        assertThat(keeper.binned()).hasSize(2);
        Gallery.onToolkit(() -> {
            emptied.run();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return true;
        });
        assertThat(keeper.binned()).isEmpty();
        assertThat(SceneContents.texts(scene)).contains("La corbeille est vide.");
    }

    /// Another window writes: that is said, and not that the disk is at fault.
    @Test
    void whatAnotherWindowKeepsIsSaidToBeThere() throws IOException {
        fill();
        Path copy = folder.resolve("copy.json");
        keeper.export(keeper.games().getFirst(), copy);
        keeper.delete(keeper.games().getFirst());
        try (FolderLock other = FolderLock.of(folder)) {
            other.takeOver();
            bringInAndSee(copy, "Une autre fenêtre garde les parties");
        }
    }

    /// A game of which the newest copy is damaged says that it is the one before.
    @Test
    void aSecondCopySaysSo() throws IOException {
        fill();
        String text = Files.readString(library.file("a"));
        Files.writeString(folder.resolve("games").resolve("a.json.old"), text);
        Files.writeString(library.file("a"), text.replace("Dimanche", "Dimanchf"));
        assertThat(ScreenCapture.everyWay("saves-second-copy", this::page))
                .allSatisfy(page ->
                        assertThat(page.says()).contains(page.context().words().text("keep.before")));
    }

    /// What cannot be read is told, stays where it is, and nothing of it comes among the games.
    @ParameterizedTest
    @EnumSource(
            value = SaveProblem.class,
            names = {"FOREIGN", "DAMAGED", "NEWER", "CHANGED"})
    void aFileThatIsNoGameIsRefusedAndStays(SaveProblem problem) throws IOException {
        Path file = Files.writeString(folder.resolve("Vacances.json"), spoilt(problem));
        SavesScreen[] shown = new SavesScreen[1];
        Scene scene = ScreenCapture.take(
                "saves-refused-" + problem.name().toLowerCase(Locale.ROOT),
                ScreenCapture.context(Language.FRENCH),
                context -> {
                    shown[0] = (SavesScreen) page(context);
                    shown[0].bringIn(List.of(file));
                    return shown[0];
                },
                1280,
                800);
        assertThat(SceneContents.texts(scene))
                .anyMatch(text -> text.contains("Vacances.json")
                        && text.contains(
                                ScreenCapture.context(Language.FRENCH).words().text("shelf.problem." + problem)));
        assertThat(file).hasContent(spoilt(problem));
        assertThat(keeper.games()).isEmpty();
    }

    /// A damaged game says how far it can be played, and goes on there; its file stays as it is.
    @Test
    void aDamagedGameGoesOnWhereTheDamageIs() throws IOException {
        fill();
        String text = damage();
        assertThat(ScreenCapture.everyWay("saves-damaged", this::page))
                .allSatisfy(page -> assertThat(page.says())
                        .contains(page.context().words().text("shelf.mend.note", 18, 1))
                        .contains(page.context().words().text("shelf.mend", 225)));
        assertThat(TruncatedTextFinder.in(this::page)).isEmpty();
        Scene scene = scene();
        Gallery.onToolkit(() -> {
            ((ScrollPane) scene.lookup("#shelves")).setVvalue(1);
            scene.getRoot().layout();
            return true;
        });
        Gallery.save(scene, "saves-damaged-below");
        fire(scene, "shelf-mend-4");
        assertThat(left).containsExactly("resume Camping, jour de pluie");
        assertThat(library.file("c")).hasContent(text);
        assertThat(keeper.games())
                .filteredOn(game -> game instanceof GameLibraryEntry.Playable)
                .hasSize(5);
    }

    @Test
    void whatIsLeftOfADamagedFileComesIn() throws IOException {
        fill();
        Path file = Files.writeString(folder.resolve("Vacances.json"), damage());
        Files.delete(library.file("c"));
        SavesScreen[] shown = new SavesScreen[1];
        Scene scene = ScreenCapture.take(
                "saves-imported-partly",
                ScreenCapture.context(Language.FRENCH),
                context -> {
                    shown[0] = (SavesScreen) page(context);
                    shown[0].bringIn(List.of(file));
                    return shown[0];
                },
                1280,
                800);
        assertThat(SceneContents.texts(scene))
                .anyMatch(text -> text.contains("Vacances.json") && text.contains("est abîmée"));
        assertThat(keeper.games().getFirst())
                .isInstanceOfSatisfying(
                        GameLibraryEntry.Playable.class,
                        game -> assertThat(game.game().details().name()).isEqualTo("Camping, jour de pluie"));
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

    @Test
    void theFolderOfAnImportIsRemembered() throws IOException {
        GameFolder remembered = new GameFolder();
        assertThat(remembered.find()).isNull();
        Path stick = Files.createDirectories(folder.resolve("stick"));
        remembered.remember(stick.resolve("game.json"));
        assertThat(remembered.find()).isEqualTo(stick);
        Files.delete(stick);
        assertThat(remembered.find()).as("it has been pulled out").isNull();
    }

    private AppScreen page(AppSettingsModel context) {
        return new SavesScreen(
                context,
                keeper,
                new SavesExits() {
                    @Override
                    public void resume(GameLibraryEntry.Playable game) {
                        left.add("resume " + game.game().details().name());
                    }

                    @Override
                    public void replay(GameLibraryEntry.Playable game) {
                        left.add("replay");
                    }

                    @Override
                    public void postcard(GameLibraryEntry.Playable game) {
                        left.add("postcard " + game.game().details().name());
                    }

                    @Override
                    public void emptyBin(Runnable empty) {
                        left.add("empty?");
                        emptied = empty;
                    }

                    @Override
                    public void deleted(GameLibraryEntry game) {
                        left.add("deleted");
                    }

                    @Override
                    public void home() {
                        left.add("home");
                    }
                },
                new GameFolder());
    }

    private Scene scene() {
        return ScreenCapture.take("saves-used", ScreenCapture.context(Language.FRENCH), this::page, 1280, 800);
    }

    private static void fire(Scene scene, String id) {
        Gallery.onToolkit(() -> {
            Node node = scene.lookup("#" + id);
            ((ButtonBase) node).fire();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return true;
        });
    }

    private static void choose(Scene scene, String menu, String entry) {
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

    private static String spoilt(SaveProblem problem) {
        return switch (problem) {
            case FOREIGN -> "a shopping list";
            case DAMAGED -> "{\"game\":\"millebornes\",\"version\":2}";
            case NEWER -> "{\"game\":\"millebornes\",\"version\":99}";
            case CHANGED ->
                "{\"game\":\"millebornes\",\"version\":2,\"profile\":\"board\",\"seats\":2,\"teams\":\"singles\",\"seed\":7,"
                        + "\"first\":0,\"rounds\":[{\"deck\":[],\"moves\":[{\"type\":\"stop\"}]}]}";
            case UNREADABLE -> throw new IllegalArgumentException("not by what it says");
        };
    }

    private void fill() throws IOException {
        Instant now = Instant.now();
        keep("a", "Dimanche avec Papi", 4, 60, now.minus(Duration.ofMinutes(1)));
        keep("b", "", 2, 40, now.minus(Duration.ofDays(1)));
        keep("c", "Camping, jour de pluie", 3, 20, now.minus(Duration.ofDays(9)));
        keep("d", "Bons baisers", 4, 4000, now.minus(Duration.ofDays(20)));
        keep("e", "", 2, 4000, now.minus(Duration.ofDays(400)));
        Files.writeString(library.file("Vacances"), spoilt(SaveProblem.FOREIGN));
        Files.writeString(library.file("demain"), spoilt(SaveProblem.NEWER));
        for (String id : List.of("Vacances", "demain")) {
            Files.setLastModifiedTime(library.file(id), FileTime.from(now.minus(Duration.ofDays(500))));
        }
    }

    private void keep(String id, String name, int seats, int moves, Instant saved) throws IOException {
        List<Player> players = List.<Player>of(
                        new Player.Human("Anna"),
                        new Player.Computer("Papi", BotLevel.EASY),
                        new Player.Computer("Léa", BotLevel.EASY),
                        new Player.Computer("Marguerite-Élise", BotLevel.EASY))
                .subList(0, seats);
        Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(seats)).with(chosen -> chosen.rounds(2));
        List<Player> quick = players.stream()
                .<Player>map(player -> new Player.Computer(player.name(), BotLevel.EASY))
                .toList();
        Session session = Session.start(new GameConfig(setup, quick, 0, 7));
        for (int move = 0; move < moves && !session.match().isOver(); move++) {
            if (session.asked().isEmpty()) {
                session.nextRound();
            } else {
                session.playLegal(
                        session.computerTurn(session.asked().getAsInt()).move());
            }
        }
        SaveDetails details = SaveDetails.NONE.withName(name).withSaved(saved);
        SavedGameFiles.write(SavedSessionConverter.of(session, details), library.file(id));
        Files.setLastModifiedTime(library.file(id), FileTime.from(saved));
    }
}

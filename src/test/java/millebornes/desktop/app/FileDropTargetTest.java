package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.SceneContents;
import millebornes.desktop.table.OverlayAnswer;
import millebornes.desktop.table.TableInput;
import millebornes.engine.notation.PositionText;
import millebornes.save.ReplayedGame;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGame;
import millebornes.save.SavedGameFiles;
import millebornes.save.WholeGame;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files dropped on the window, on any page: games are imported, for other files the reason is shown, and no file is
/// changed.
class FileDropTargetTest extends KeptGameWindow {

    /// Where the files come from.
    @TempDir
    Path desk;

    private SavedGame game;
    private Path good;
    private Path damaged;
    private Path foreign;
    private Path drawer;

    @BeforeEach
    void lay() throws IOException {
        Session session = Session.start(people(7));
        play(session, round -> cars(round) > 100);
        game = SavedSessionConverter.of(session, SaveMetadata.NONE.withName("Holidays"));
        good = desk.resolve("good.json");
        SavedGameFiles.write(game, good);
        String text = Files.readString(good);
        damaged = Files.writeString(desk.resolve("damaged.json"), text.substring(0, text.length() - 120));
        foreign = Files.writeString(desk.resolve("shopping.txt"), "eggs, petrol, a spare tyre");
        drawer = Files.createDirectory(desk.resolve("drawer"));
        start();
        fx(() -> FileDropTarget.on(window().getScene(), pages()::bringIn));
    }

    @Test
    void aGameStandsOnTheShelf() throws IOException {
        byte[] before = Files.readAllBytes(good);
        assertThat(drop(good)).isTrue();
        assertThat(said()).anyMatch(text -> text.contains("Holidays") && text.contains("étagère"));
        assertThat(games()).singleElement().satisfies(playable -> {
            assertThat(WholeGame.of(playable).rounds()).isEqualTo(game.rounds());
            assertThat(playable.file()).isNotEqualTo(good);
        });
        assertThat(good).hasBinaryContent(before);
        Patience.until(() -> isThere("shelf-play-0"), "the shelf does not show it");
    }

    @Test
    void ofADamagedOneStandsThereWhatCanBePlayed() throws IOException {
        byte[] before = Files.readAllBytes(damaged);
        assertThat(drop(damaged)).isTrue();
        assertThat(said()).anyMatch(text -> text.contains("damaged.json") && text.contains("abîmée"));
        assertThat(games())
                .singleElement()
                .satisfies(playable ->
                        assertThat(moves(WholeGame.of(playable))).isPositive().isLessThan(moves(game)));
        assertThat(damaged).hasBinaryContent(before);
    }

    @Test
    void whatIsNoGameIsToldAndStays() throws IOException {
        assertThat(drop(foreign)).isTrue();
        assertThat(said())
                .anyMatch(text -> text.contains("shopping.txt") && text.contains(words("shelf.problem.FOREIGN")));
        assertThat(games()).isEmpty();
        assertThat(foreign).hasContent("eggs, petrol, a spare tyre");
    }

    @Test
    void aFolderIsToldAndNothingOfItIsRead() throws IOException {
        Files.copy(good, drawer.resolve("inside.json"));
        assertThat(drop(drawer)).isTrue();
        assertThat(said()).anyMatch(text -> text.contains("drawer") && text.contains("dossier"));
        assertThat(games()).isEmpty();
        assertThat(drawer.resolve("inside.json")).exists();
    }

    /// Of several at once nothing is kept quiet: a good one after a bad one does not hide it.
    @Test
    void ofSeveralAtOnceAllIsTold() throws IOException {
        Session session = Session.start(people(8));
        play(session, round -> cars(round) > 100);
        Path second = desk.resolve("second.json");
        SavedGameFiles.write(SavedSessionConverter.of(session, SaveMetadata.NONE), second);
        assertThat(drop(foreign, good, drawer, second)).isTrue();
        assertThat(said())
                .anyMatch(
                        text -> text.contains("2 parties") && text.contains("shopping.txt") && text.contains("drawer"));
        assertThat(games()).hasSize(2);
        Gallery.check(window().getScene(), "saves-dropped");
        assertThat(drop(foreign, damaged, drawer, foreign)).isTrue();
        assertThat(said())
                .anyMatch(text -> text.contains("Une partie est sur l’étagère")
                        && text.contains("abîmée")
                        && text.contains("2 autres fichiers"));
        assertThat(games())
                .as("the damaged file is the beginning of a game that is there")
                .hasSize(2);
    }

    /// The game on the table is kept, its cards are covered, and it goes on where it was.
    @Test
    void aGameThatIsPlayedWaitsBehindTheCurtain() throws IOException {
        fx(() -> pages().begin(people(4)));
        playUntil(round -> cars(round) > 100);
        fx(() -> screen().handle(new TableInput.PressCurtain(OverlayAnswer.OPEN)));
        assertThat(openHands()).isNotEmpty();
        String position = position();
        assertThat(drop(good)).isTrue();
        assertThat(openHands()).isEmpty();
        keeper().settle();
        assertThat(games())
                .hasSize(2)
                .anySatisfy(playable -> assertThat(PositionText.of(
                                ReplayedGame.of(WholeGame.of(playable)).match()))
                        .isEqualTo(position));
        press("back");
        press("continue");
        assertThat(position()).isEqualTo(position);
        assertThat(openHands()).isEmpty();
        assertThat(isShown("curtain-open")).isTrue();
    }

    @Test
    void whatIsNoFileIsNotTaken() throws IOException {
        Node page = window().getScene().getRoot();
        assertThat(DraggedFiles.text("{\"game\":\"millebornes\"}").dropOn(window().getScene(), page))
                .isFalse();
        assertThat(isShown("new-game")).as("the page is what it was").isTrue();
        assertThat(games()).isEmpty();
    }

    /// A file with a name that leads elsewhere, and one that is there no more.
    @Test
    void onlyTheGamesFolderIsWritten() throws IOException {
        Path odd = desk.resolve("drawer").resolve("..").resolve("good.json");
        Path gone = desk.resolve("gone.json");
        assertThat(drop(odd, gone)).isTrue();
        assertThat(said())
                .anyMatch(text -> text.contains("Une partie est sur l’étagère") && text.contains("gone.json"));
        assertThat(games())
                .singleElement()
                .satisfies(playable -> assertThat(playable.file()).hasParentRaw(folder.resolve("games")));
        try (var files = Files.list(desk)) {
            assertThat(files).containsExactlyInAnyOrder(good, damaged, foreign, drawer);
        }
    }

    private boolean drop(Path... files) {
        Patience.settle();
        Node anywhere = WindowRobot.onFx(() -> deepest(window().getScene().getRoot()));
        boolean taken = DraggedFiles.of(files).dropOn(window().getScene(), anywhere);
        Patience.settle();
        return taken;
    }

    /// What lies under a mouse lies deep in the page.
    private static Node deepest(javafx.scene.Parent root) {
        Node at = root;
        while (at instanceof javafx.scene.Parent parent
                && !parent.getChildrenUnmodifiable().isEmpty()) {
            at = parent.getChildrenUnmodifiable().getLast();
        }
        return at;
    }

    private List<String> said() {
        return Gallery.onToolkit(() -> SceneContents.texts(window().getScene()));
    }

    private static String words(String key) {
        return millebornes.words.Words.of(millebornes.words.Language.FRENCH).text(key);
    }

    private static int moves(SavedGame saved) {
        return saved.moveCount();
    }
}

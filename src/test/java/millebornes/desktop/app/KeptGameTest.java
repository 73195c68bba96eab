package millebornes.desktop.app;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import millebornes.desktop.app.storage.GameKeeper;
import millebornes.desktop.app.storage.GameKeeper.KeepingProblem;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.scores.InMemoryScoreStore;
import millebornes.desktop.screens.setup.FamilyInMemory;
import millebornes.desktop.screens.table.TableScreen;
import millebornes.desktop.screens.table.flow.TestGames;
import millebornes.desktop.screens.table.model.TableDelays;
import millebornes.desktop.screens.table.model.TableInput;
import millebornes.desktop.screens.table.overlay.model.ReplyKind;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.engine.notation.PositionText;
import millebornes.engine.play.Move;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.GameLibraryEntry;
import millebornes.save.SavedGame;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// A game that is left at any moment goes on there after the next start: two actions lead to the same screen, behind
/// the curtain, and nobody sees a card of somebody else on the way.
@ExtendWith(ApplicationExtension.class)
class KeptGameTest {

    private static final int BOTH = 0b11;
    private static final int ALONE = 0b01;

    @TempDir
    private Path folder;

    private final Queue<KeepingProblem> problems = new ConcurrentLinkedQueue<>();
    private @Nullable Stage stage;
    private @Nullable Session session;
    private @Nullable TableScreen table;
    private @Nullable Navigator pages;
    private @Nullable GameKeeper keeper;
    private @Nullable FolderLock lock;
    private int closed;

    /// When a game is left, and what is to be seen after the next start.
    private record Moment(String name, GameConfig game, Predicate<Round> left, String shown) {

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Moment> moments() {
        GameConfig people = people(4);
        GameConfig rounds = TestGames.game(
                Setup.of(Editions.BOARD, TeamFormat.singles(2)).with(chosen -> chosen.rounds(3)), BOTH, 4);
        GameConfig far = atSevenHundred();
        return Stream.of(
                new Moment("right after the deal", people, _ -> true, "curtain-open"),
                new Moment("in mid-turn", people, round -> cars(round) > 100, "curtain-open"),
                new Moment(
                        "in a coup-fourré question",
                        people,
                        round -> round.phase() instanceof Phase.CoupFourreWindow,
                        "go-on"),
                new Moment("between rounds", rounds, Round::isOver, "next-round"),
                new Moment(
                        "before the extension",
                        far,
                        round -> round.phase() instanceof Phase.Extension,
                        "curtain-open"));
    }

    @Start
    void open(Stage empty) {
        stage = empty;
    }

    @AfterEach
    void end() {
        fx(this::stop);
    }

    @ParameterizedTest
    @MethodSource("moments")
    void theSameScreenIsThereBehindTheCurtain(Moment moment) {
        start();
        fx(() -> pages().begin(moment.game()));
        playUntil(moment.left());
        fx(() -> screen().handle(new TableInput.PressCurtain(ReplyKind.OPEN)));
        String position = position();
        fx(pages()::quit);
        assertThat(closed).as("closed without a question").isEqualTo(1);
        start();
        assertThat(isShown("continue")).isTrue();
        assertThat(text("continue")).containsPattern("gardée à \\d\\d:\\d\\d");
        assertThat(openHands()).isEmpty();
        press("continue");
        assertThat(position()).isEqualTo(position);
        assertThat(isShown(moment.shown())).as(moment.shown()).isTrue();
        assertThat(openHands()).isEmpty();
    }

    @Test
    void aCurtainThatIsDownIsDownAgain() {
        start();
        fx(() -> pages().begin(people(4)));
        playUntil(round -> cars(round) > 50);
        fx(() -> screen().interrupted());
        assertThat(isShown("curtain-open")).isTrue();
        start();
        press("continue");
        assertThat(isShown("curtain-open")).isTrue();
        assertThat(openHands()).isEmpty();
    }

    @Test
    void whoPlaysAloneIsAtTheTableAtOnce() {
        start();
        fx(() -> pages().begin(TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(2)), ALONE, 4)));
        playUntil(round -> cars(round) > 50);
        start();
        press("continue");
        assertThat(openHands()).isNotEmpty();
    }

    @Test
    void whatOthersMayHaveSeenIsNotTakenBackAfterAStart() {
        start();
        fx(() -> pages().begin(people(4)));
        fx(() -> {
            screen().handle(new TableInput.PressCurtain(ReplyKind.OPEN));
            screen().handle(new TableInput.DropCardOnDiscards(0));
        });
        start();
        press("continue");
        int moves = session().moves().size();
        fx(() -> screen().flow().takeBack());
        assertThat(session().moves()).hasSize(moves);
    }

    @Test
    void aNewGameKeepsTheOldOneAmongTheGames() throws IOException {
        start();
        fx(() -> pages().begin(people(4)));
        playUntil(round -> cars(round) > 100);
        String old = position();
        fx(() -> pages().begin(people(9)));
        playUntil(round -> cars(round) > 50);
        keeper().settle();
        assertThat(games())
                .hasSize(2)
                .anySatisfy(game -> assertThat(PositionText.of(game.match())).isEqualTo(old));
        start();
        press("continue");
        assertThat(session().game().seed()).isEqualTo(9);
    }

    @Test
    void aGameInWhichNothingWasPlayedLeavesNothingBehind() throws IOException {
        start();
        fx(() -> pages().begin(people(4)));
        fx(() -> pages().begin(people(5)));
        keeper().settle();
        assertThat(games())
                .singleElement()
                .satisfies(game -> assertThat(game.game().seed()).isEqualTo(5));
    }

    @Test
    void aFinishedGameDoesNotWait() throws IOException {
        start();
        GameConfig oneRound = TestGames.game(
                Setup.of(Editions.BOARD, TeamFormat.singles(2)).with(chosen -> chosen.rounds(1)), BOTH, 4);
        fx(() -> pages().begin(oneRound));
        playUntil(Round::isOver);
        assertThat(isShown("again")).isTrue();
        assertThat(text("seed")).contains("4");
        start();
        assertThat(isShown("continue")).isFalse();
        assertThat(games()).singleElement().matches(GameLibraryEntry.Playable::isFinished);
    }

    @Test
    void aDiskThatFailsIsToldOnceAndTheGameGoesOn() throws IOException {
        Files.writeString(folder.resolve("games"), "in the way");
        start();
        fx(() -> pages().begin(people(4)));
        playUntil(round -> cars(round) > 100);
        keeper().settle();
        assertThat(problems).containsExactly(KeepingProblem.DISK);
        int before = session().moves().size();
        Files.delete(folder.resolve("games"));
        playUntil(round -> cars(round) > 200);
        keeper().settle();
        assertThat(session().moves()).hasSizeGreaterThan(before);
        assertThat(problems).containsExactly(KeepingProblem.DISK);
        start();
        assertThat(isShown("continue")).as("kept as soon as the disk lets it").isTrue();
    }

    @Test
    void whereNothingIsKeptSomethingIsAsked() throws IOException {
        Files.writeString(folder.resolve("games"), "in the way");
        start();
        fx(() -> pages().begin(people(4)));
        playUntil(round -> cars(round) > 50);
        keeper().settle();
        fx(pages()::quit);
        assertThat(closed).isZero();
        assertThat(isShown("confirm-keep")).isTrue();
    }

    @Test
    void anotherWindowTakesOver() throws IOException {
        start();
        fx(() -> pages().begin(people(4)));
        playUntil(round -> cars(round) > 50);
        keeper().settle();
        FolderLock second = FolderLock.of(folder);
        assertThat(second.isMine()).isFalse();
        second.takeOver();
        List<SavedGame> kept =
                games().stream().map(GameLibraryEntry.Playable::game).toList();
        playUntil(round -> cars(round) > 150);
        keeper().settle();
        assertThat(problems).containsExactly(KeepingProblem.TAKEN_OVER);
        assertThat(games()).extracting(GameLibraryEntry.Playable::game).isEqualTo(kept);
        second.close();
    }

    /// Ends the program that runs, and starts it again.
    private void start() {
        fx(() -> {
            stop();
            problems.clear();
            AppSettingsModel app = new AppSettingsModel(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
            ScreenHost shell = new ScreenHost(app);
            FolderLock taken = FolderLock.of(folder);
            GameKeeper games = new GameKeeper(new GameLibrary(folder.resolve("games")), taken, InstantSource.system());
            games.onProblem(problems::add);
            lock = taken;
            keeper = games;
            closed = 0;
            pages = new Navigator(
                    shell,
                    app,
                    new FamilyInMemory(),
                    new InMemoryScoreStore(),
                    games,
                    () -> 3,
                    (played, choices, exits) -> {
                        session = played;
                        TableScreen laid = new TableScreen(played, choices, exits, TableDelays.NONE);
                        table = laid;
                        return laid;
                    },
                    () -> closed++);
            window().setScene(shell.scene());
            window().setWidth(1000);
            window().setHeight(700);
            window().show();
            pages().home();
        });
    }

    private void stop() {
        if (keeper != null) {
            keeper.close();
            keeper = null;
        }
        if (lock != null) {
            lock.close();
            lock = null;
        }
    }

    private void playUntil(Predicate<Round> reached) {
        fx(() -> {
            play(session(), reached);
            assertThat(reached.test(session().match().round())).isTrue();
            screen().flow().refresh();
            screen().refresh();
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static void play(Session played, Predicate<Round> reached) {
        Random random = new Random(4);
        while (!reached.test(played.match().round()) && played.asked().isPresent()) {
            List<Move> legal = played.view(played.asked().getAsInt()).legal();
            List<Move> telling = legal.stream()
                    .filter(move -> !(move instanceof Move.Discard))
                    .toList();
            List<Move> some = telling.isEmpty() ? legal : telling;
            played.play(some.get(random.nextInt(some.size())));
        }
    }

    /// Three people, one of whom comes to 700 km exactly.
    private static GameConfig atSevenHundred() {
        Setup setup = Setup.of(Editions.CLASSIC, TeamFormat.singles(3)).with(chosen -> chosen.target(700));
        return LongStream.iterate(1, seed -> seed + 1)
                .mapToObj(seed -> TestGames.game(setup, 0b111, seed))
                .filter(game -> {
                    Session tried = Session.start(game);
                    play(tried, round -> round.phase() instanceof Phase.Extension);
                    return tried.match().round().phase() instanceof Phase.Extension;
                })
                .findFirst()
                .orElseThrow();
    }

    private static int cars(Round round) {
        return round.cars().stream().mapToInt(car -> car.km()).sum();
    }

    private static GameConfig people(long seed) {
        return TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(2)), BOTH, seed);
    }

    private List<GameLibraryEntry.Playable> games() throws IOException {
        return new GameLibrary(folder.resolve("games"))
                .list().stream().map(GameLibraryEntry.Playable.class::cast).toList();
    }

    private List<String> openHands() {
        return WindowRobot.onFx(() -> IntStream.range(0, 8)
                .mapToObj(place -> "hand-" + place)
                .filter(id -> isThere(id))
                .toList());
    }

    private boolean isShown(String id) {
        return WindowRobot.onFx(() -> isThere(id));
    }

    private boolean isThere(String id) {
        return new ArrayList<>(window().getScene().getRoot().lookupAll("#" + id))
                .stream().anyMatch(KeptGameTest::isVisible);
    }

    private static boolean isVisible(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /// What it says, also to a screen reader.
    private String text(String id) {
        return WindowRobot.onFx(() -> {
            Node node = requireNonNull(window().getScene().lookup("#" + id), id);
            return node.getAccessibleText() + " " + (node instanceof Labeled words ? words.getText() : "");
        });
    }

    private void press(String id) {
        fx(() -> ((ButtonBase) requireNonNull(window().getScene().lookup("#" + id), id)).fire());
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static void fx(Runnable what) {
        WindowRobot.onFx(() -> {
            what.run();
            return true;
        });
    }

    private String position() {
        return PositionText.of(session().match());
    }

    private Stage window() {
        return requireNonNull(stage);
    }

    private Session session() {
        return requireNonNull(session);
    }

    private TableScreen screen() {
        return requireNonNull(table);
    }

    private Navigator pages() {
        return requireNonNull(pages);
    }

    private GameKeeper keeper() {
        return requireNonNull(keeper);
    }
}

package millebornes.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import millebornes.engine.notation.PositionText;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.save.ReplayedGame;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGame;
import millebornes.save.WatchedDisk;
import millebornes.save.WholeGame;
import millebornes.session.AutosavedGamesStore.Arrival;
import millebornes.session.AutosavedGamesStore.BroughtIn;
import millebornes.session.Session.Availability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Saving the current game, from the perspective of a player.
class AutosavedGamesStoreTest {

    @TempDir
    private Path folder;

    static List<Edition> editions() {
        return Editions.ALL;
    }

    /// Law: whoever moves, undoes, plays again or deals touches no file: that is left to the writer's thread.
    @ParameterizedTest
    @MethodSource("editions")
    void whoMovesTouchesNoFile(Edition edition) throws IOException {
        WatchedDisk disk = new WatchedDisk();
        GameLibrary library = new GameLibrary(disk.path(folder.resolve("games")));
        Session session = Session.start(people(edition));
        int done = 0;
        try (FolderLock lock = FolderLock.of(disk.path(folder));
                AutosavedGamesStore store = new AutosavedGamesStore(library, lock, InstantSource.system())) {
            store.begin(session);
            store.settle();
            assertThat(disk.touchedBy()).as("the disk is watched").isNotEmpty();
            disk.forget();
            Random random = new Random(8);
            for (int act = 0; act < 300; act++) {
                done += act(session, random);
                assertThat(disk.touchedBy()).as("act %d", act).doesNotContain(Thread.currentThread());
            }
            store.settle();
            assertThat(disk.touchedBy())
                    .singleElement()
                    .satisfies(writer -> assertThat(writer.getName()).isEqualTo("autosave"));
        }
        assertThat(done).as("taken back or played again").isPositive();
        LibraryGame.Playable playable = (LibraryGame.Playable)
                new GameLibrary(folder.resolve("games")).list().getFirst();
        assertThat(PositionText.of(ReplayedGame.of(WholeGame.of(playable)).match()))
                .isEqualTo(PositionText.of(session.match()));
    }

    @Test
    void saysOnceWhenGamesAreKeptNoLongerAndAgain() throws IOException {
        List<Boolean> told = new CopyOnWriteArrayList<>();
        Session session = Session.start(people(Editions.BOARD));
        Random random = new Random(8);
        try (FolderLock lock = FolderLock.of(folder);
                FolderLock otherLock = FolderLock.of(folder);
                AutosavedGamesStore store = new AutosavedGamesStore(
                        new GameLibrary(folder.resolve("games")), lock, InstantSource.system())) {
            store.onKeeping(told::add);
            store.begin(session);
            store.settle();
            assertThat(told).isEmpty();
            for (FolderLock ownerLock : List.of(otherLock, otherLock, lock, lock, otherLock)) {
                ownerLock.takeOver();
                act(session, random);
                store.settle();
                assertThat(told.isEmpty() || told.getLast()).isEqualTo(ownerLock.equals(lock));
            }
        }
        assertThat(told).containsExactly(false, true, false);
    }

    @Test
    void tellsThatGamesAreDeletedForGood() throws IOException {
        AtomicInteger deletions = new AtomicInteger();
        try (FolderLock lock = FolderLock.of(folder);
                AutosavedGamesStore store = new AutosavedGamesStore(
                        new GameLibrary(folder.resolve("games")), lock, InstantSource.system())) {
            store.onDeletion(deletions::incrementAndGet);
            store.begin(Session.start(people(Editions.BOARD)));
            store.settle();
            store.delete(only(store));
            assertThat(deletions).as("moved to the bin").hasValue(0);
            store.emptyBin();
            assertThat(deletions).hasValue(1);
            store.begin(Session.start(people(Editions.BOARD)));
            store.forget();
            store.settle();
            assertThat(deletions).hasValue(2);
        }
    }

    /// Law: of a file that is opened again no second copy comes among the games, however far the first has been played on,
    /// whatever it is called now, and wherever the file lies; a file that is further than the game is a game of its own.
    @Test
    void theSameFileIsTheSameGame() throws IOException {
        Path elsewhere = folder.resolve("stick.millebornes");
        try (FolderLock lock = FolderLock.of(folder.resolve("home"));
                AutosavedGamesStore store = new AutosavedGamesStore(
                        new GameLibrary(folder.resolve("home").resolve("games")), lock, InstantSource.system())) {
            Session session = Session.start(people(Editions.BOARD));
            store.begin(session);
            play(session, 5);
            store.settle();
            LibraryGame.Playable firstPlayable = only(store);
            store.export(firstPlayable, elsewhere);
            assertIsThere(store.bringIn(elsewhere), firstPlayable.file());
            assertIsThere(store.bringIn(firstPlayable.file()), firstPlayable.file());
            play(session, 5);
            store.settle();
            store.rename(only(store), "Holidays");
            assertIsThere(store.bringIn(elsewhere), firstPlayable.file());
            Path further = folder.resolve("further.millebornes");
            store.export(only(store), further);
            store.delete(only(store));
            assertThat(store.bringIn(elsewhere).arrival())
                    .as("what was in the bin")
                    .isEqualTo(Arrival.NEW);
            assertThat(store.bringIn(further).arrival())
                    .as("the file is further than the game")
                    .isEqualTo(Arrival.NEW);
            assertThat(store.games()).hasSize(2);
        }
    }

    /// Law: a game that is renamed while others play on loses neither a move nor its name.
    @Test
    void aGameIsRenamedWhileItIsPlayed() throws Exception {
        try (FolderLock lock = FolderLock.of(folder);
                AutosavedGamesStore store = new AutosavedGamesStore(
                        new GameLibrary(folder.resolve("games")), lock, InstantSource.system());
                ExecutorService pageOfGames = Executors.newSingleThreadExecutor()) {
            Session session = Session.start(people(Editions.BOARD));
            store.begin(session);
            store.settle();
            LibraryGame.Playable playable = only(store);
            for (int time = 1; time <= 50; time++) {
                String name = "Holidays " + time;
                Future<?> renaming = pageOfGames.submit(() -> {
                    store.rename(playable, name);
                    return name;
                });
                play(session, 1);
                renaming.get();
                store.settle();
                SavedGame saved = only(store).load();
                assertThat(saved.metadata().name()).isEqualTo(name);
                assertThat(saved.rounds())
                        .as("what was played when it was called %s", name)
                        .isEqualTo(SavedSessionConverter.of(session, SaveMetadata.NONE)
                                .rounds());
            }
        }
    }

    private static void assertIsThere(BroughtIn broughtIn, Path file) {
        assertThat(broughtIn.arrival()).isEqualTo(Arrival.THERE_ALREADY);
        assertThat(broughtIn.libraryGame().file()).isEqualTo(file);
    }

    private static LibraryGame.Playable only(AutosavedGamesStore store) throws IOException {
        assertThat(store.games()).hasSize(1);
        return (LibraryGame.Playable) store.games().getFirst();
    }

    private static void play(Session session, int moves) {
        for (int move = 0; move < moves; move++) {
            session.play(session.view(session.asked().orElseThrow()).legal().getFirst());
        }
    }

    /// @return 1 when something was undone or redone
    private static int act(Session session, Random random) {
        if (session.asked().isEmpty()) {
            session.nextRound();
            return 0;
        }
        if (session.undoState() == Availability.POSSIBLE && random.nextInt(3) == 0) {
            session.undo();
            return 1;
        }
        if (session.redoState() == Availability.POSSIBLE && random.nextBoolean()) {
            session.redo();
            return 1;
        }
        List<Move> legal = session.view(session.asked().getAsInt()).legal();
        session.play(legal.get(random.nextInt(legal.size())));
        return 0;
    }

    private static GameConfig people(Edition edition) {
        Setup setup = Setup.of(edition, edition.tables().getFirst().form()).with(choices -> choices.rounds(3));
        List<SeatPlayer> players = java.util.stream.IntStream.range(
                        0, setup.form().seats())
                .<SeatPlayer>mapToObj(seat -> new SeatPlayer.Human("P" + seat))
                .toList();
        return new GameConfig(setup, players, 0, 8);
    }
}

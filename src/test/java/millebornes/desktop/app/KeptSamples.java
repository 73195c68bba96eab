package millebornes.desktop.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import millebornes.desktop.result.FinishedRound;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGameFiles;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;

/// A folder with three games: a running one, a finished one, and a file that is not a game. Each time it is another one:
/// tests run beside each other, and the store of the one before may still be writing.
final class KeptSamples {

    private static final Path TARGET = Path.of("target");

    private KeptSamples() {}

    static AutosavedGamesStore games() {
        try {
            Path folder = Files.createTempDirectory(Files.createDirectories(TARGET), "kept-samples-");
            GameLibrary library = new GameLibrary(Files.createDirectory(folder.resolve("games")));
            Session begunSession = Session.start(new GameConfig(
                    Setup.of(Editions.BOARD, TeamFormat.singles(2)),
                    List.of(new SeatPlayer.Human("Anna"), new SeatPlayer.Human("Papi")),
                    0,
                    7));
            keep(library.file("a"), begunSession, "Dimanche avec Papi");
            Session session = FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(1), 5)
                    .session();
            keep(library.file("b"), session, "Camping");
            Files.writeString(library.file("c"), "a shopping list");
            return new AutosavedGamesStore(library, FolderLock.of(folder), InstantSource.system());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static void keep(Path file, Session session, String name) throws IOException {
        SaveMetadata metadata = SaveMetadata.NONE.withName(name).withSaved(Instant.EPOCH);
        SavedGameFiles.write(SavedSessionConverter.of(session, metadata), file);
    }
}

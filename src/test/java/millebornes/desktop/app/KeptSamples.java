package millebornes.desktop.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import millebornes.desktop.result.FinishedRound;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.SaveDetails;
import millebornes.save.SavedGameFiles;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;

/// A folder with three games: a running one, a finished one, and a file that is not a game. Tests that run beside each
/// other have one each.
final class KeptSamples {

    private static final Path FOLDER =
            Path.of("target", "kept-samples-" + System.getProperty("surefire.forkNumber", "1"));

    private KeptSamples() {}

    static AutosavedGamesStore games() {
        GameLibrary library = new GameLibrary(FOLDER.resolve("games"));
        try {
            empty();
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
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        return new AutosavedGamesStore(library, FolderLock.of(FOLDER), InstantSource.system());
    }

    private static void keep(Path file, Session session, String name) throws IOException {
        SaveDetails details = SaveDetails.NONE.withName(name).withSaved(Instant.EPOCH);
        SavedGameFiles.write(SavedSessionConverter.of(session, details), file);
    }

    private static void empty() throws IOException {
        if (Files.exists(FOLDER)) {
            try (Stream<Path> files = Files.walk(FOLDER)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
        Files.createDirectories(FOLDER.resolve("games"));
    }
}

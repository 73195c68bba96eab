package millebornes.desktop.app;

import java.nio.file.Path;
import java.time.InstantSource;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.session.AutosavedGamesStore;

/// A window that saves no game, like a second one.
final class UnkeptGames {

    private static final Path NOWHERE = Path.of("target", "unkept");

    private UnkeptGames() {}

    static AutosavedGamesStore keeper() {
        FolderLock goneLock = FolderLock.of(NOWHERE);
        goneLock.close();
        return new AutosavedGamesStore(new GameLibrary(NOWHERE.resolve("games")), goneLock, InstantSource.system());
    }
}

package millebornes.desktop.app;

import java.util.List;
import millebornes.desktop.app.storage.DataFolderStores;
import millebornes.desktop.saves.FileDialogFolder;
import millebornes.records.Album;
import millebornes.records.DaysPlayed;
import millebornes.records.FinishedMatch;
import millebornes.save.InMemoryStore;
import millebornes.save.SingleValueStore;
import millebornes.school.SchoolProgress;
import millebornes.session.AutosavedGamesStore;

/// Stores of a family that has played before, which live as long as a test.
final class InMemoryHome {

    private InMemoryHome() {}

    /// A home in which no game is kept.
    static DataFolderStores empty() {
        return with(new InMemoryStore<>(List.of()));
    }

    static DataFolderStores with(SingleValueStore<List<FinishedMatch>> scoresStore) {
        return of(scoresStore, UnkeptGames.keeper());
    }

    static DataFolderStores with(AutosavedGamesStore games) {
        return of(new InMemoryStore<>(List.of()), games);
    }

    private static DataFolderStores of(SingleValueStore<List<FinishedMatch>> scoresStore, AutosavedGamesStore games) {
        return new DataFolderStores(
                new InMemoryStore<>(RememberedFamily.SETUP),
                scoresStore,
                new InMemoryStore<>(Album.EMPTY),
                new InMemoryStore<>(DaysPlayed.NONE),
                new InMemoryStore<>(SchoolProgress.NONE),
                games,
                FileDialogFolder.unkept());
    }
}

package millebornes.desktop.app;

import java.util.List;
import millebornes.desktop.app.storage.HomeStores;
import millebornes.desktop.saves.GameFolder;
import millebornes.records.Album;
import millebornes.records.DaysPlayed;
import millebornes.records.FinishedMatch;
import millebornes.save.InMemoryStore;
import millebornes.save.ValueStore;
import millebornes.school.SchoolProgress;
import millebornes.session.AutosavedGamesStore;

/// Stores of a family that has played before, which live as long as a test.
final class InMemoryHome {

    private InMemoryHome() {}

    /// A home in which no game is kept.
    static HomeStores empty() {
        return with(new InMemoryStore<>(List.of()));
    }

    static HomeStores with(ValueStore<List<FinishedMatch>> scoresStore) {
        return of(scoresStore, UnkeptGames.keeper());
    }

    static HomeStores with(AutosavedGamesStore games) {
        return of(new InMemoryStore<>(List.of()), games);
    }

    private static HomeStores of(ValueStore<List<FinishedMatch>> scoresStore, AutosavedGamesStore games) {
        return new HomeStores(
                new InMemoryStore<>(RememberedFamily.SETUP),
                scoresStore,
                new InMemoryStore<>(Album.EMPTY),
                new InMemoryStore<>(DaysPlayed.NONE),
                new InMemoryStore<>(SchoolProgress.NONE),
                games,
                GameFolder.unkept());
    }
}

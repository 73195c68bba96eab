package millebornes.desktop.app;

import millebornes.desktop.album.InMemoryAlbumStore;
import millebornes.desktop.app.storage.HomeStores;
import millebornes.desktop.day.InMemoryDaysStore;
import millebornes.desktop.saves.GameFolder;
import millebornes.desktop.school.InMemorySchoolStore;
import millebornes.desktop.scores.InMemoryScoreStore;
import millebornes.desktop.setup.FamilyInMemory;
import millebornes.records.ScoreStore;
import millebornes.session.AutosavedGamesStore;

/// Remembers as long as a test lasts.
final class InMemoryHome {

    private InMemoryHome() {}

    /// A home in which no game is kept.
    static HomeStores empty() {
        return with(new InMemoryScoreStore());
    }

    static HomeStores with(ScoreStore scores) {
        return of(scores, UnkeptGames.keeper());
    }

    static HomeStores with(AutosavedGamesStore games) {
        return of(new InMemoryScoreStore(), games);
    }

    private static HomeStores of(ScoreStore scores, AutosavedGamesStore games) {
        return new HomeStores(
                new FamilyInMemory(),
                scores,
                new InMemoryAlbumStore(),
                new InMemoryDaysStore(),
                new InMemorySchoolStore(),
                games,
                GameFolder.unkept());
    }
}

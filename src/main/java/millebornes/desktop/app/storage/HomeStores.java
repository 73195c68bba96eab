package millebornes.desktop.app.storage;

import java.util.List;
import millebornes.desktop.saves.GameFolder;
import millebornes.desktop.setup.LastSetup;
import millebornes.records.Album;
import millebornes.records.DaysPlayed;
import millebornes.records.FinishedMatch;
import millebornes.save.ValueStore;
import millebornes.school.SchoolProgress;
import millebornes.session.AutosavedGamesStore;

/// What the pages remember from one day to the next, and where.
///
/// @param families who played last, and what
/// @param scores the matches that are over
/// @param album the stamps of everybody's
/// @param days the deals of the day that were played
/// @param school the exercises that were solved
/// @param games keeps the game that is played
/// @param gameFolder where files of games were chosen last
public record HomeStores(
        ValueStore<LastSetup> families,
        ValueStore<List<FinishedMatch>> scores,
        ValueStore<Album> album,
        ValueStore<DaysPlayed> days,
        ValueStore<SchoolProgress> school,
        AutosavedGamesStore games,
        GameFolder gameFolder) {

    public static HomeStores of(AppStorage storage) {
        return new HomeStores(
                storage.families(),
                storage.scores(),
                storage.album(),
                storage.days(),
                storage.school(),
                storage.games(),
                storage.gameFolder());
    }
}

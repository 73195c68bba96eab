package millebornes.desktop.app.storage;

import java.util.List;
import millebornes.desktop.saves.FileDialogFolder;
import millebornes.desktop.setup.LastSetup;
import millebornes.records.Album;
import millebornes.records.DaysPlayed;
import millebornes.records.FinishedMatch;
import millebornes.save.SingleValueStore;
import millebornes.school.SchoolProgress;
import millebornes.session.AutosavedGamesStore;

/// The stores of all pages.
///
/// @param families the last set-up
/// @param scores the finished matches
/// @param album the travel album
/// @param days the results of the deals of the day
/// @param school the solved exercises
/// @param games the saved games
/// @param gameFolder the folder where a saved game was opened or saved last
public record DataFolderStores(
        SingleValueStore<LastSetup> families,
        SingleValueStore<List<FinishedMatch>> scores,
        SingleValueStore<Album> album,
        SingleValueStore<DaysPlayed> days,
        SingleValueStore<SchoolProgress> school,
        AutosavedGamesStore games,
        FileDialogFolder gameFolder) {

    public static DataFolderStores of(AppStorage storage) {
        return new DataFolderStores(
                storage.families(),
                storage.scores(),
                storage.album(),
                storage.days(),
                storage.school(),
                storage.games(),
                storage.gameFolder());
    }
}

package millebornes.desktop.saves;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import millebornes.save.LibraryGame;
import millebornes.save.RecoveredGame;
import millebornes.session.AutosavedGamesStore;
import millebornes.words.Words;

/// Imports copies of files as games, and reports the result for each.
record GameImporter(AutosavedGamesStore games) {

    private static final Logger LOG = System.getLogger(GameImporter.class.getName());

    /// Imports files and reports the result of each. Accesses the disk: not for the JavaFX thread.
    public ImportReport bringIn(List<Path> files) {
        ImportReport report = new ImportReport();
        files.forEach(file -> bringIn(file, report));
        return report;
    }

    private void bringIn(Path file, ImportReport report) {
        if (Files.isDirectory(file)) {
            report.folder(String.valueOf(file.getFileName()));
            return;
        }
        try {
            AutosavedGamesStore.BroughtIn broughtIn = games.bringIn(file);
            switch (broughtIn.libraryGame()) {
                case LibraryGame.Playable playable
                when broughtIn.arrival() == AutosavedGamesStore.Arrival.NEW ->
                    report.shelved(words -> title(playable, words));
                case LibraryGame.Playable playable -> report.there(words -> title(playable, words));
                case LibraryGame.Broken broken -> bringIn(broken, report);
            }
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "brought onto the shelf", failed);
            report.failed(failed);
        }
    }

    /// Imports the playable beginning of a damaged game; a file that is not a game is refused.
    private void bringIn(LibraryGame.Broken broken, ImportReport report) throws IOException {
        String name = String.valueOf(broken.file().getFileName());
        RecoveredGame recovered = broken.beginning().orElse(null);
        if (recovered == null) {
            report.refused(name, broken);
        } else {
            games.mend(recovered);
            report.partly(name, recovered);
        }
    }

    private static String title(LibraryGame.Playable playable, Words words) {
        return ShelfGame.of(playable)
                .map(game -> game.title(words))
                .orElse(playable.summary().metadata().name());
    }
}

package millebornes.desktop.screens.saves.model;

import java.util.ArrayList;
import java.util.List;
import millebornes.save.GameLibraryEntry;
import millebornes.save.SaveProblem;

/// What stands on the shelves, each in the order of the games.
///
/// @param open games that can be gone on with
/// @param finished games that are over
/// @param broken files that cannot be read as games
public record SavedGameShelves(List<ShelfGame> open, List<ShelfGame> finished, List<GameLibraryEntry.Broken> broken) {

    public SavedGameShelves {
        open = List.copyOf(open);
        finished = List.copyOf(finished);
        broken = List.copyOf(broken);
    }

    /// Sorts games onto the shelves. A computer player that this program does not know is a newer program's.
    public static SavedGameShelves of(List<GameLibraryEntry> games) {
        List<ShelfGame> open = new ArrayList<>();
        List<ShelfGame> finished = new ArrayList<>();
        List<GameLibraryEntry.Broken> broken = new ArrayList<>();
        for (GameLibraryEntry game : games) {
            switch (game) {
                case GameLibraryEntry.Broken spoilt -> broken.add(spoilt);
                case GameLibraryEntry.Playable playable ->
                    ShelfGame.of(playable)
                            .ifPresentOrElse(
                                    (playable.isFinished() ? finished : open)::add,
                                    () -> broken.add(new GameLibraryEntry.Broken(playable.file(), SaveProblem.NEWER)));
            }
        }
        return new SavedGameShelves(open, finished, broken);
    }

    /// True when there is nothing to show.
    public boolean isEmpty() {
        return open.isEmpty() && finished.isEmpty() && broken.isEmpty();
    }
}

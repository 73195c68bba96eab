package millebornes.desktop.saves;

import java.util.ArrayList;
import java.util.List;
import millebornes.save.LibraryGame;
import millebornes.save.SaveProblem;

/// What stands on the shelves, each in the order of the games.
///
/// @param open games that can be gone on with
/// @param finished games that are over
/// @param broken files that cannot be read as games
/// @param binned what is in the bin
record SavedGameShelves(
        List<ShelfGame> open, List<ShelfGame> finished, List<LibraryGame.Broken> broken, List<LibraryGame> binned) {

    /// Nothing is kept.
    public static final SavedGameShelves EMPTY = of(List.of(), List.of());

    public SavedGameShelves {
        open = List.copyOf(open);
        finished = List.copyOf(finished);
        broken = List.copyOf(broken);
        binned = List.copyOf(binned);
    }

    /// Sorts games onto the shelves. A computer player that this program does not know is a newer program's.
    ///
    /// @param binned what is in the bin
    public static SavedGameShelves of(List<LibraryGame> games, List<LibraryGame> binned) {
        List<ShelfGame> open = new ArrayList<>();
        List<ShelfGame> finished = new ArrayList<>();
        List<LibraryGame.Broken> broken = new ArrayList<>();
        for (LibraryGame game : games) {
            switch (game) {
                case LibraryGame.Broken brokenGame -> broken.add(brokenGame);
                case LibraryGame.Playable playable ->
                    ShelfGame.of(playable)
                            .ifPresentOrElse(
                                    (playable.isFinished() ? finished : open)::add,
                                    () -> broken.add(new LibraryGame.Broken(playable.file(), SaveProblem.NEWER)));
            }
        }
        return new SavedGameShelves(open, finished, broken, binned);
    }

    /// True when no game is kept, but perhaps in the bin.
    public boolean isEmpty() {
        return open.isEmpty() && finished.isEmpty() && broken.isEmpty();
    }
}

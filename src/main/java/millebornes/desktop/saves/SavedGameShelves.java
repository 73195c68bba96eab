package millebornes.desktop.saves;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import millebornes.save.LibraryGame;
import millebornes.save.SaveProblem;

/// The shelves with their games in order.
///
/// @param open games that can be resumed
/// @param finished finished games
/// @param broken files that cannot be read as games
/// @param binned games in the bin
record SavedGameShelves(
        List<ShelfGame> open, List<ShelfGame> finished, List<LibraryGame.Broken> broken, List<LibraryGame> binned) {

    /// No games.
    public static final SavedGameShelves EMPTY = of(List.of(), List.of());

    public SavedGameShelves {
        open = List.copyOf(open);
        finished = List.copyOf(finished);
        broken = List.copyOf(broken);
        binned = List.copyOf(binned);
    }

    /// Sorts games onto the shelves. One with an unknown computer player, from a newer program, counts as broken.
    ///
    /// @param binned games in the bin
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

    /// True when the games that can be read, outside the bin, have different editions.
    public boolean isMixed() {
        return Stream.concat(open.stream(), finished.stream())
                        .map(game -> game.config().setup().edition())
                        .distinct()
                        .count()
                > 1;
    }

    /// True when there are no games outside the bin.
    public boolean isEmpty() {
        return open.isEmpty() && finished.isEmpty() && broken.isEmpty();
    }
}

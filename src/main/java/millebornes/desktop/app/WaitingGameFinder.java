package millebornes.desktop.app;

import java.util.Optional;
import millebornes.desktop.app.storage.GameKeeper;
import millebornes.desktop.screens.home.WaitingGame;
import millebornes.save.BadJsonException;
import millebornes.save.GameLibraryEntry;
import millebornes.session.SavedSession;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// Finds the game that the first page offers to go on with: the one that was left, or else the one that was kept last.
final class WaitingGameFinder {

    private WaitingGameFinder() {}

    /// @param running the game that was left, if one was
    static @Nullable WaitingGame find(GameKeeper games, Optional<Session> running) {
        return running.map(session -> new WaitingGame(
                        session.game(),
                        session.match(),
                        games.keeps() ? games.saved().orElse(null) : null))
                .or(() -> games.waiting().flatMap(WaitingGameFinder::of))
                .orElse(null);
    }

    /// A game whose computer players this program does not know waits for another program.
    private static Optional<WaitingGame> of(GameLibraryEntry.Playable kept) {
        try {
            return Optional.of(new WaitingGame(
                    SavedSession.config(kept.game(), _ -> ""),
                    kept.match(),
                    kept.game().details().saved()));
        } catch (BadJsonException _) {
            return Optional.empty();
        }
    }
}

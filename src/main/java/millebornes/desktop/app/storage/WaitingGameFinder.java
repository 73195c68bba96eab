package millebornes.desktop.app.storage;

import java.util.Optional;
import millebornes.desktop.controls.DiskTasks;
import millebornes.desktop.controls.WaitingGame;
import millebornes.engine.match.MatchStanding;
import millebornes.save.BadJsonException;
import millebornes.save.LibraryGame;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// Finds the game that the first page offers to go on with: the one that was left, or else the one that was kept last.
public final class WaitingGameFinder {

    private WaitingGameFinder() {}

    /// The game that waits, or null when none does.
    ///
    /// @param running the game that was left, if one was
    /// @param disk looks into the folder; where that takes long, the game that was found before is offered
    public static @Nullable WaitingGame find(AutosavedGamesStore games, Optional<Session> running, DiskTasks disk) {
        return running.map(session -> new WaitingGame(
                        session.game(),
                        MatchStanding.of(session.match()),
                        games.keeps() ? games.saved().orElse(null) : null))
                .or(() -> disk.within(games::findWaiting, games.waiting()).flatMap(WaitingGameFinder::of))
                .orElse(null);
    }

    /// A game whose computer players this program does not know waits for another program.
    private static Optional<WaitingGame> of(LibraryGame.Playable playable) {
        try {
            return Optional.of(new WaitingGame(
                    SavedSessionConverter.config(playable.summary().begun()),
                    playable.summary().standing(),
                    playable.summary().details().saved()));
        } catch (BadJsonException _) {
            return Optional.empty();
        }
    }
}

package millebornes.desktop.app.storage;

import java.util.Optional;
import millebornes.desktop.controls.DiskTasks;
import millebornes.desktop.controls.ResumableGame;
import millebornes.engine.match.MatchStanding;
import millebornes.save.LibraryGame;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// Finds the game that the home page offers to resume: the one that was left, otherwise the one saved last.
public final class ResumableGameFinder {

    private ResumableGameFinder() {}

    /// The game to resume, or null.
    ///
    /// @param running the game that was left, if any
    /// @param disk reads the folder; if that takes too long, the game found last is offered
    public static @Nullable ResumableGame find(AutosavedGamesStore games, Optional<Session> running, DiskTasks disk) {
        return running.map(session -> new ResumableGame(
                        session.game(),
                        MatchStanding.of(session.match()),
                        games.keeps() ? games.saved().orElse(null) : null))
                .or(() -> disk.within(games::findWaiting, games.waiting()).flatMap(ResumableGameFinder::of))
                .orElse(null);
    }

    /// The game to resume; empty if this program does not know its computer players.
    private static Optional<ResumableGame> of(LibraryGame.Playable playable) {
        return SavedSessionConverter.knownConfig(playable.summary().begun())
                .map(config -> new ResumableGame(
                        config,
                        playable.summary().standing(),
                        playable.summary().metadata().saved()));
    }
}

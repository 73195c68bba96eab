package millebornes.desktop.screens.scores;

import java.util.ArrayList;
import java.util.List;

/// Where finished games are kept.
public interface ScoreStore {

    /// All games, the first one in front.
    List<FinishedGame> games();

    /// Keeps a game. One that only computer players have played is not kept. A place that cannot be written to is no
    /// reason not to play.
    void add(FinishedGame game);

    /// Forgets all games for good.
    void forget();

    /// Remembers for as long as the program runs.
    final class InMemory implements ScoreStore {

        private final List<FinishedGame> games = new ArrayList<>();

        @Override
        public List<FinishedGame> games() {
            return List.copyOf(games);
        }

        @Override
        public void add(FinishedGame game) {
            if (!game.players().isEmpty()) {
                games.add(game);
            }
        }

        @Override
        public void forget() {
            games.clear();
        }
    }
}

package millebornes.desktop.screens.scores;

import java.util.ArrayList;
import java.util.List;

/// Remembers for as long as a test runs.
public final class ScoresInMemory implements ScoreStore {

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

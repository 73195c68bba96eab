package millebornes.desktop.scores;

import java.util.ArrayList;
import java.util.List;
import millebornes.records.FinishedMatch;
import millebornes.records.ScoreStore;

/// Remembers for as long as a test runs.
public final class InMemoryScoreStore implements ScoreStore {

    private final List<FinishedMatch> games = new ArrayList<>();

    @Override
    public List<FinishedMatch> games() {
        return List.copyOf(games);
    }

    @Override
    public void add(FinishedMatch game) {
        if (!game.players().isEmpty()) {
            games.add(game);
        }
    }

    @Override
    public void forget() {
        games.clear();
    }
}

package millebornes.records;

import java.util.List;

/// The storage of finished games.
public interface ScoreStore {

    /// All games, the first one in front.
    List<FinishedMatch> games();

    /// Adds a game, unless only computers have played it. A failing disk does not interrupt the game.
    void add(FinishedMatch game);

    /// Forgets all games for good.
    void forget();
}

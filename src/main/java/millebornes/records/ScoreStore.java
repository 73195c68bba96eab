package millebornes.records;

import java.util.List;

/// Where finished games are kept.
public interface ScoreStore {

    /// All games, the first one in front.
    List<FinishedMatch> games();

    /// Keeps a game. One that only computer players have played is not kept. A place that cannot be written to is no
    /// reason not to play.
    void add(FinishedMatch game);

    /// Forgets all games for good.
    void forget();
}

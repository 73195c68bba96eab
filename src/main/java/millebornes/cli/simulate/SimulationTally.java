package millebornes.cli.simulate;

import java.util.List;
import java.util.stream.Stream;

/// What has come of some games. It belongs to one thread until it is added to another.
final class SimulationTally {

    private final List<BotTally> scores;
    private int games;
    private int rounds;
    private long moves;

    SimulationTally(int bots) {
        scores = Stream.generate(BotTally::new).limit(bots).toList();
    }

    BotTally score(int bot) {
        return scores.get(bot);
    }

    void countGame() {
        games++;
    }

    void countRound() {
        rounds++;
    }

    void countMove() {
        moves++;
    }

    void add(SimulationTally other) {
        games += other.games;
        rounds += other.rounds;
        moves += other.moves;
        for (int bot = 0; bot < scores.size(); bot++) {
            scores.get(bot).add(other.scores.get(bot));
        }
    }

    int games() {
        return games;
    }

    int rounds() {
        return rounds;
    }

    long moves() {
        return moves;
    }
}

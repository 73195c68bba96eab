package millebornes.cli.simulate;

import java.util.List;
import java.util.stream.Stream;

/// What has come of some games. It belongs to one thread until it is added to another.
final class Tally {

    private final List<Score> scores;
    private int games;
    private int rounds;
    private long moves;

    Tally(int bots) {
        scores = Stream.generate(Score::new).limit(bots).toList();
    }

    Score score(int bot) {
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

    void add(Tally other) {
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

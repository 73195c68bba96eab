package millebornes.cli.simulate;

import java.util.List;
import java.util.stream.Stream;

/// The counts of some simulated games. Confined to one thread until it is added to another tally.
final class SimulationTally {

    private final List<BotTally> scores;
    private int deals;
    private int games;
    private int rounds;
    private int arrivals;
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

    /// Counts a round, in which a car has reached the target or none has.
    void countRound(boolean arrived) {
        rounds++;
        arrivals += arrived ? 1 : 0;
    }

    /// Ends a deal after all its rotations.
    void closeDeal() {
        deals++;
        scores.forEach(BotTally::closeDeal);
    }

    void countMove() {
        moves++;
    }

    void add(SimulationTally otherTally) {
        deals += otherTally.deals;
        games += otherTally.games;
        rounds += otherTally.rounds;
        arrivals += otherTally.arrivals;
        moves += otherTally.moves;
        for (int bot = 0; bot < scores.size(); bot++) {
            scores.get(bot).add(otherTally.scores.get(bot));
        }
    }

    /// A tally with the counts of a shard.
    static SimulationTally of(List<BotTally> scores, int deals, int games, int rounds, int arrivals, long moves) {
        SimulationTally tally = new SimulationTally(scores.size());
        for (int bot = 0; bot < scores.size(); bot++) {
            tally.scores.get(bot).add(scores.get(bot));
        }
        tally.deals = deals;
        tally.games = games;
        tally.rounds = rounds;
        tally.arrivals = arrivals;
        tally.moves = moves;
        return tally;
    }

    int deals() {
        return deals;
    }

    int games() {
        return games;
    }

    int rounds() {
        return rounds;
    }

    /// The number of rounds in which a car has reached the target.
    int arrivals() {
        return arrivals;
    }

    long moves() {
        return moves;
    }
}

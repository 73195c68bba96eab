package millebornes.cli.simulate;

import java.util.List;
import millebornes.bot.NamedBot;
import millebornes.engine.rules.RuleEngine;

/// The plan of a simulation.
///
/// @param bots the players, see [SimulatedGameRunner.Lineup]
/// @param deals the deals that are played
/// @param unit the unit that counts as one game
/// @param pairing whether each deal is played once or by every rotation of the bots
/// @param seed the seed of the deals and of the bots' random choices
/// @param threads the number of rounds played in parallel
public record SimulationPlan(
        RuleEngine rules,
        List<? extends NamedBot> bots,
        DealRange deals,
        Unit unit,
        Pairing pairing,
        long seed,
        int threads) {

    /// What counts as one game.
    public enum Unit {
        ROUND,
        MATCH
    }

    /// Whether a deal is played once or by every rotation of the bots over the seats.
    public enum Pairing {
        ONCE,
        EVERY_ROTATION
    }

    public SimulationPlan {
        bots = List.copyOf(bots);
        if (bots.isEmpty() || bots.size() > rules.seating().seats()) {
            throw new IllegalArgumentException(bots.size() + " bots for " + rules.seating());
        }
        if (threads < 1) {
            throw new IllegalArgumentException(threads + " threads");
        }
    }

    /// A plan that begins with the first deal.
    ///
    /// @param games the least number of rounds or matches; rounded up to a multiple of the rotations
    public SimulationPlan(
            RuleEngine rules,
            List<? extends NamedBot> bots,
            int games,
            Unit unit,
            Pairing pairing,
            long seed,
            int threads) {
        this(rules, bots, dealsFor(games, rotations(pairing, bots.size())), unit, pairing, seed, threads);
    }

    private static DealRange dealsFor(int games, int rotations) {
        return new DealRange(0, (games + rotations - 1) / rotations);
    }

    private static int rotations(Pairing pairing, int bots) {
        return pairing == Pairing.EVERY_ROTATION ? Math.max(1, bots) : 1;
    }

    /// The number of games.
    public int games() {
        return deals.size() * rotations();
    }

    /// The number of times that each deal is played, each time with the bots shifted by one place.
    int rotations() {
        return rotations(pairing, bots.size());
    }
}

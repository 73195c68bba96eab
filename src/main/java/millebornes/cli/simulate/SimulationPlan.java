package millebornes.cli.simulate;

import java.util.List;
import millebornes.bot.NamedBot;
import millebornes.engine.rules.RuleEngine;

/// The plan of a simulation.
///
/// @param bots the players, see [Lineup]
/// @param deals which deals are played
/// @param unit the unit that counts as one game
/// @param pairing whether each deal is played once or by every rotation of the bots
/// @param seed where deals and the bots' chance come from
/// @param threads how many rounds are played at the same time
/// @param millis how long a bot may think about a move, in ms
public record SimulationPlan(
        RuleEngine rules,
        List<? extends NamedBot> bots,
        DealRange deals,
        Unit unit,
        Pairing pairing,
        long seed,
        int threads,
        long millis) {

    /// The unit that counts as one game.
    public enum Unit {
        ROUND,
        MATCH
    }

    /// How often a deal is played.
    public enum Pairing {
        ONCE,
        EVERY_ROTATION
    }

    public SimulationPlan {
        bots = List.copyOf(bots);
        if (bots.isEmpty() || bots.size() > rules.seating().seats()) {
            throw new IllegalArgumentException(bots.size() + " bots for " + rules.seating());
        }
        if (threads < 1 || millis < 0) {
            throw new IllegalArgumentException(threads + " threads, " + millis + " ms");
        }
    }

    /// A plan that begins with the first deal.
    ///
    /// @param games how many rounds or matches at least; with rotations the next multiple of their number
    public SimulationPlan(
            RuleEngine rules,
            List<? extends NamedBot> bots,
            int games,
            Unit unit,
            Pairing pairing,
            long seed,
            int threads,
            long millis) {
        this(rules, bots, dealsFor(games, rotations(pairing, bots.size())), unit, pairing, seed, threads, millis);
    }

    private static DealRange dealsFor(int games, int rotations) {
        return new DealRange(0, (games + rotations - 1) / rotations);
    }

    private static int rotations(Pairing pairing, int bots) {
        return pairing == Pairing.EVERY_ROTATION ? Math.max(1, bots) : 1;
    }

    /// How many games are played.
    public int games() {
        return deals.size() * rotations();
    }

    /// By how many places the bots are shifted, one game of a deal each.
    int rotations() {
        return rotations(pairing, bots.size());
    }
}

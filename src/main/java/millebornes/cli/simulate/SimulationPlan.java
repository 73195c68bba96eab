package millebornes.cli.simulate;

import java.util.List;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.RuleEngine;

/// What is to be played.
///
/// @param bots who plays, see [Lineup]
/// @param games how many rounds or matches at least; with rotations the next multiple of their number
/// @param unit what a game is
/// @param pairing whether each deal is played once or by every rotation of the bots
/// @param seed where deals and the bots' chance come from
/// @param threads how many rounds are played at the same time
/// @param millis how long a bot may think about a move, in ms
public record SimulationPlan(
        RuleEngine rules,
        List<BotLevel> bots,
        int games,
        Unit unit,
        Pairing pairing,
        long seed,
        int threads,
        long millis) {

    /// What is counted as one game.
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
        if (games < 1 || threads < 1 || millis < 0) {
            throw new IllegalArgumentException(games + " games, " + threads + " threads, " + millis + " ms");
        }
    }

    /// By how many places the bots are shifted, one game of a deal each.
    int rotations() {
        return pairing == Pairing.EVERY_ROTATION ? bots.size() : 1;
    }

    /// How many deals it takes.
    int deals() {
        return (games + rotations() - 1) / rotations();
    }
}

package millebornes.cli.simulate;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.bot.NamedBot;

/// The result of a simulation plan.
///
/// @param rounds the number of rounds
/// @param matches the number of finished matches; 0 for single rounds
/// @param arrivals the number of rounds with an arrival at the target
/// @param moves the number of moves
/// @param seconds the duration; 0 if unknown, as after merging shards
/// @param bots one result for every bot of the plan, in its order
public record SimulationResult(
        int rounds, int matches, int arrivals, long moves, double seconds, List<BotResult> bots) {

    private static final double P95 = 0.95;

    /// The result of one bot.
    ///
    /// @param bot the bot's name
    /// @param wins the number of games won; a shared win counts as its part
    /// @param share the share of all games that it has won
    /// @param low the lower end of the share's 95 % confidence interval
    /// @param high the upper end of this interval
    /// @param meanPoints the mean points of its team per round
    /// @param coupsFourres the number of its coups-fourrés
    /// @param thinkMillisMean the mean time per move, in ms
    /// @param thinkMillisP95 the 95th percentile of the time per move, in ms
    /// @param plusMinus half the width of the confidence interval of the share
    /// @param pointsPlusMinus half the width of the 95 % confidence interval of the mean points
    public record BotResult(
            String bot,
            double wins,
            double share,
            double low,
            double high,
            double meanPoints,
            long coupsFourres,
            double thinkMillisMean,
            double thinkMillisP95,
            double plusMinus,
            double pointsPlusMinus) {

        private JsonObject json() {
            JsonObject json = new JsonObject();
            addResult(json);
            json.addProperty("thinkMillisMean", thinkMillisMean);
            json.addProperty("thinkMillisP95", thinkMillisP95);
            addSpread(json);
            return json;
        }

        /// Writes the fields that do not depend on the machine's speed.
        void addResult(JsonObject json) {
            json.addProperty("bot", bot);
            json.addProperty("wins", wins);
            json.addProperty("share", share);
            json.addProperty("low", low);
            json.addProperty("high", high);
            json.addProperty("meanPoints", meanPoints);
            json.addProperty("coupsFourres", coupsFourres);
        }

        /// Writes the widths of the confidence intervals, but no infinite one, which JSON cannot express.
        void addSpread(JsonObject json) {
            json.addProperty("plusMinus", plusMinus);
            if (Double.isFinite(pointsPlusMinus)) {
                json.addProperty("pointsPlusMinus", pointsPlusMinus);
            }
        }
    }

    public SimulationResult {
        bots = List.copyOf(bots);
    }

    SimulationResult(SimulationPlan plan, SimulationTally tally, double seconds) {
        this(plan.bots().stream().map(NamedBot::word).toList(), plan.unit(), plan.pairing(), tally, seconds);
    }

    /// @param words the names of the bots, in the order of the tally
    SimulationResult(
            List<String> words,
            SimulationPlan.Unit unit,
            SimulationPlan.Pairing pairing,
            SimulationTally tally,
            double seconds) {
        this(
                tally.rounds(),
                unit == SimulationPlan.Unit.MATCH ? tally.games() : 0,
                tally.arrivals(),
                tally.moves(),
                seconds,
                IntStream.range(0, words.size())
                        .mapToObj(bot -> line(words.get(bot), tally.score(bot), pairing, tally))
                        .toList());
    }

    /// Whether the duration is known.
    public boolean isTimed() {
        return seconds > 0;
    }

    /// The number of rounds per second; 0 when the duration is unknown.
    public double roundsPerSecond() {
        return isTimed() ? rounds / seconds : 0;
    }

    /// The number of moves per second; 0 when the duration is unknown.
    public double movesPerSecond() {
        return isTimed() ? moves / seconds : 0;
    }

    /// The report as one JSON object.
    public JsonObject json() {
        JsonObject json = new JsonObject();
        json.addProperty("rounds", rounds);
        json.addProperty("matches", matches);
        json.addProperty("roundsPerSecond", roundsPerSecond());
        json.addProperty("movesPerSecond", movesPerSecond());
        JsonArray lines = new JsonArray();
        bots.forEach(botResult -> lines.add(botResult.json()));
        json.add("bots", lines);
        json.addProperty("arrivals", arrivals);
        return json;
    }

    private static BotResult line(
            String bot, BotTally tally, SimulationPlan.Pairing pairing, SimulationTally simulationTally) {
        ConfidenceInterval interval = switch (pairing) {
            case ONCE -> ConfidenceInterval.of(tally.wins(), simulationTally.games());
            case EVERY_ROTATION ->
                ConfidenceInterval.around(
                        tally.wins() / simulationTally.games(),
                        tally.sharePlusMinus(simulationTally.deals(), simulationTally.games()));
        };
        return new BotResult(
                bot,
                tally.wins(),
                tally.wins() / simulationTally.games(),
                interval.low(),
                interval.high(),
                tally.meanPoints(),
                tally.counts().coupsFourres(),
                tally.thinking().mean(),
                tally.thinking().percentile(P95),
                (interval.high() - interval.low()) / 2,
                tally.pointsPlusMinus(simulationTally.deals()));
    }

    /// The 95 % confidence interval of a share by Wilson's method, which also works for few games and near 0 and 1.
    record ConfidenceInterval(double low, double high) {

        private static final double Z = 1.959964;

        /// The interval from `share - plusMinus` to `share + plusMinus`, clipped to 0 and 1.
        static ConfidenceInterval around(double share, double plusMinus) {
            return new ConfidenceInterval(Math.max(0, share - plusMinus), Math.min(1, share + plusMinus));
        }

        static ConfidenceInterval of(double wins, int games) {
            if (games == 0) {
                return new ConfidenceInterval(0, 1);
            }
            double share = wins / games;
            double square = Z * Z / games;
            double middle = (share + square / 2) / (1 + square);
            double half = Z * Math.sqrt((share * (1 - share) + square / 4) / games) / (1 + square);
            return new ConfidenceInterval(Math.max(0, middle - half), Math.min(1, middle + half));
        }
    }
}

package millebornes.cli.simulate;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.bot.NamedBot;

/// The result of a simulation plan.
///
/// @param rounds how many rounds were played
/// @param matches how many matches were played to their end; 0 when single rounds were
/// @param arrivals the number of rounds with an arrival at the target
/// @param moves how many moves were played
/// @param seconds the duration; 0 if unknown, as after merging shards
/// @param bots one line for every bot of the plan, in its order
public record SimulationResult(
        int rounds, int matches, int arrivals, long moves, double seconds, List<BotResult> bots) {

    private static final double P95 = 0.95;

    /// The result of one bot.
    ///
    /// @param bot its level's word
    /// @param wins games won; a shared win counts as its part
    /// @param share of all games
    /// @param low where the share begins, with 95 % confidence
    /// @param high where it ends
    /// @param meanPoints points of its team a round
    /// @param coupsFourres how many it declared
    /// @param thinkMillisMean ms a move
    /// @param thinkMillisP95 ms that 95 % of its moves did not exceed
    /// @param plusMinus half of the interval of the share
    /// @param pointsPlusMinus by how much the mean points may be wrong, with 95 % confidence
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

        /// The results that do not depend on the machine's speed.
        void addResult(JsonObject json) {
            json.addProperty("bot", bot);
            json.addProperty("wins", wins);
            json.addProperty("share", share);
            json.addProperty("low", low);
            json.addProperty("high", high);
            json.addProperty("meanPoints", meanPoints);
            json.addProperty("coupsFourres", coupsFourres);
        }

        /// JSON has no infinite numbers: the spread of the points is left out after one deal.
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

    /// @param words the bots by name, in the order of the tally
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

    /// Whether it is known how long it took.
    public boolean isTimed() {
        return seconds > 0;
    }

    /// 0 when the time is not known.
    public double roundsPerSecond() {
        return isTimed() ? rounds / seconds : 0;
    }

    /// 0 when the time is not known.
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
}

package millebornes.cli.simulate;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.IntStream;

/// What has come of a plan.
///
/// @param rounds how many rounds were played
/// @param matches how many matches were played to their end; 0 when single rounds were
/// @param moves how many moves were played
/// @param seconds how long it took
/// @param bots one line for every bot of the plan, in its order
public record SimulationResult(int rounds, int matches, long moves, double seconds, List<BotResult> bots) {

    private static final double P95 = 0.95;

    /// What one bot has done.
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
    public record BotResult(
            String bot,
            double wins,
            double share,
            double low,
            double high,
            double meanPoints,
            long coupsFourres,
            double thinkMillisMean,
            double thinkMillisP95) {

        private JsonObject json() {
            JsonObject json = new JsonObject();
            json.addProperty("bot", bot);
            json.addProperty("wins", wins);
            json.addProperty("share", share);
            json.addProperty("low", low);
            json.addProperty("high", high);
            json.addProperty("meanPoints", meanPoints);
            json.addProperty("coupsFourres", coupsFourres);
            json.addProperty("thinkMillisMean", thinkMillisMean);
            json.addProperty("thinkMillisP95", thinkMillisP95);
            return json;
        }
    }

    public SimulationResult {
        bots = List.copyOf(bots);
    }

    SimulationResult(SimulationPlan plan, SimulationTally tally, double seconds) {
        this(
                tally.rounds(),
                plan.unit() == SimulationPlan.Unit.MATCH ? tally.games() : 0,
                tally.moves(),
                seconds,
                IntStream.range(0, plan.bots().size())
                        .mapToObj(bot -> line(plan.bots().get(bot).word(), tally.score(bot), tally.games()))
                        .toList());
    }

    public double roundsPerSecond() {
        return rounds / seconds;
    }

    public double movesPerSecond() {
        return moves / seconds;
    }

    /// The report as one JSON object.
    public JsonObject json() {
        JsonObject json = new JsonObject();
        json.addProperty("rounds", rounds);
        json.addProperty("matches", matches);
        json.addProperty("roundsPerSecond", roundsPerSecond());
        json.addProperty("movesPerSecond", movesPerSecond());
        JsonArray lines = new JsonArray();
        bots.forEach(line -> lines.add(line.json()));
        json.add("bots", lines);
        return json;
    }

    private static BotResult line(String bot, BotTally score, int games) {
        ConfidenceInterval interval = ConfidenceInterval.of(score.wins(), games);
        return new BotResult(
                bot,
                score.wins(),
                score.wins() / games,
                interval.low(),
                interval.high(),
                score.meanPoints(),
                score.coupsFourres(),
                score.thinking().mean(),
                score.thinking().percentile(P95));
    }
}

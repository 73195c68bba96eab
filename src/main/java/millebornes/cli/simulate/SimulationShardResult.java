package millebornes.cli.simulate;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import millebornes.bot.NamedBot;
import millebornes.engine.notation.SetupText;
import millebornes.save.JsonFields;

/// One process's part of a shared measurement: whole numbers only, independent of the machine's speed. Merging the
/// shards of a measurement gives the output of one run.
///
/// @param game the game as [SetupText] writes it
/// @param bots the names of the bots
/// @param seed the seed of the deals and of the bots' random choices
/// @param deals the deals that were played
public record SimulationShardResult(
        String game,
        List<String> bots,
        SimulationPlan.Unit unit,
        SimulationPlan.Pairing pairing,
        long seed,
        List<DealRange> deals,
        SimulationTally tally) {

    /// A field without meaning, which older versions of the program require: no bot has a time limit.
    private static final long MILLIS = 200;

    /// The reason why shards cannot be merged.
    public enum MergeProblem {
        /// they are parts of different measurements
        OTHER_PLAN,
        /// two of them have played the same deal
        DEAL_TWICE
    }

    /// Thrown for shards that cannot be merged.
    public static final class MergeException extends Exception {

        private static final long serialVersionUID = 1L;

        private final MergeProblem problem;

        MergeException(MergeProblem problem) {
            super(problem.name());
            this.problem = problem;
        }

        public MergeProblem problem() {
            return problem;
        }
    }

    public SimulationShardResult {
        bots = List.copyOf(bots);
        deals = List.copyOf(deals);
    }

    SimulationShardResult(SimulationPlan plan, SimulationTally tally) {
        this(
                SetupText.of(plan.rules().setup()),
                plan.bots().stream().map(NamedBot::word).toList(),
                plan.unit(),
                plan.pairing(),
                plan.seed(),
                List.of(plan.deals()),
                tally);
    }

    /// Merges shards, in any order, into the result of one run over all their deals.
    ///
    /// @throws MergeException when they do not belong together
    public static SimulationShardResult merged(List<SimulationShardResult> shards) throws MergeException {
        SimulationShardResult firstShard = shards.getFirst();
        SimulationTally tally = new SimulationTally(firstShard.bots.size());
        List<DealRange> ranges = new ArrayList<>();
        for (SimulationShardResult shard : shards) {
            if (!shard.measuresTheSame(firstShard)) {
                throw new MergeException(MergeProblem.OTHER_PLAN);
            }
            ranges.addAll(shard.deals);
            tally.add(shard.tally);
        }
        List<DealRange> joined =
                DealRange.joined(ranges).orElseThrow(() -> new MergeException(MergeProblem.DEAL_TWICE));
        return new SimulationShardResult(
                firstShard.game, firstShard.bots, firstShard.unit, firstShard.pairing, firstShard.seed, joined, tally);
    }

    private boolean measuresTheSame(SimulationShardResult otherShard) {
        return game.equals(otherShard.game)
                && bots.equals(otherShard.bots)
                && unit == otherShard.unit
                && pairing == otherShard.pairing
                && seed == otherShard.seed;
    }

    /// The statistics of this shard; their duration is unknown.
    public SimulationResult result() {
        return new SimulationResult(bots, unit, pairing, tally, 0);
    }

    /// The shard as one JSON object: the plan, the statistics, and the counts.
    public JsonObject json() {
        SimulationResult result = result();
        JsonObject json = new JsonObject();
        json.addProperty("game", game);
        json.addProperty("unit", unit.name());
        json.addProperty("pairing", pairing.name());
        json.addProperty("seed", seed);
        json.addProperty("millis", MILLIS);
        JsonArray ranges = new JsonArray();
        deals.forEach(range -> ranges.add(range.toString()));
        json.add("deals", ranges);
        json.addProperty("games", tally.games());
        json.addProperty("rounds", result.rounds());
        json.addProperty("matches", result.matches());
        json.addProperty("arrivals", result.arrivals());
        json.addProperty("moves", result.moves());
        JsonArray lines = new JsonArray();
        for (int bot = 0; bot < bots.size(); bot++) {
            JsonObject line = new JsonObject();
            result.bots().get(bot).addResult(line);
            result.bots().get(bot).addSpread(line);
            line.add("counts", counts(tally.score(bot).counts()));
            lines.add(line);
        }
        json.add("bots", lines);
        return json;
    }

    private static JsonObject counts(BotTally.Counts counts) {
        JsonObject json = new JsonObject();
        json.addProperty("winParts", counts.winParts());
        json.addProperty("winSquares", counts.winSquares());
        json.addProperty("points", counts.points());
        json.addProperty("pointSquares", counts.pointSquares());
        json.addProperty("seatRounds", counts.seatRounds());
        json.addProperty("coupsFourres", counts.coupsFourres());
        return json;
    }

    /// Reads the output of [#json()].
    ///
    /// @throws IllegalArgumentException when it is something else
    public static SimulationShardResult read(JsonObject json) {
        JsonFields fields = new JsonFields(json);
        List<String> words = new ArrayList<>();
        List<BotTally> scores = new ArrayList<>();
        for (JsonFields lineFields : fields.objects("bots")) {
            words.add(lineFields.text("bot"));
            scores.add(new BotTally(counts(lineFields.object("counts"))));
        }
        List<DealRange> deals = fields.texts(
                "deals", (text, where) -> DealRange.parse(text).orElseThrow(() -> new IllegalArgumentException(where)));
        SimulationTally tally = SimulationTally.of(
                scores,
                deals.stream().mapToInt(DealRange::size).sum(),
                Math.toIntExact(fields.integer("games")),
                Math.toIntExact(fields.integer("rounds")),
                Math.toIntExact(fields.integer("arrivals")),
                fields.integer("moves"));
        return new SimulationShardResult(
                fields.text("game"),
                words,
                SimulationPlan.Unit.valueOf(fields.text("unit")),
                SimulationPlan.Pairing.valueOf(fields.text("pairing")),
                fields.integer("seed"),
                deals,
                tally);
    }

    private static BotTally.Counts counts(JsonFields fields) {
        return new BotTally.Counts(
                fields.integer("winParts"),
                fields.integer("winSquares"),
                fields.integer("points"),
                fields.integer("pointSquares"),
                fields.integer("seatRounds"),
                fields.integer("coupsFourres"));
    }
}

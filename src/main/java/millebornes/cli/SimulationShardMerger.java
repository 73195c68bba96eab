package millebornes.cli;

import com.google.gson.JsonParseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import millebornes.cli.simulate.SimulationShardResult;
import millebornes.cli.simulate.SimulationShardResult.MergeException;
import millebornes.save.StrictJsonParser;

/// Reads the shards of a measurement, each of which holds one process's results, and merges them.
///
/// @param output the output of the command, for error messages
record SimulationShardMerger(CommandOutput output) {

    /// Reads and merges the shards of these files.
    ///
    /// @throws CommandFailedException when a file is not a complete shard, as after its process was killed, or when the
    ///     shards do not belong together
    SimulationShardResult merged(List<Path> files) throws CommandFailedException {
        List<SimulationShardResult> shards = new ArrayList<>();
        for (Path file : files) {
            shards.add(read(file));
        }
        try {
            return SimulationShardResult.merged(shards);
        } catch (MergeException e) {
            String key = switch (e.problem()) {
                case OTHER_PLAN -> "simulate.merge.otherPlan";
                case DEAL_TWICE -> "simulate.merge.dealTwice";
            };
            throw new CommandFailedException(output.words().text(key), e);
        }
    }

    private SimulationShardResult read(Path file) throws CommandFailedException {
        try {
            return SimulationShardResult.read(StrictJsonParser.object(Files.readString(file)));
        } catch (IOException | JsonParseException | IllegalStateException | IllegalArgumentException e) {
            throw new CommandFailedException(output.words().text("simulate.merge.noShard", file.toString()), e);
        }
    }
}

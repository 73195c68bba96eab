package millebornes.cli;

import java.util.List;
import millebornes.cli.text.GameArguments;
import millebornes.engine.match.DealSeed;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of the commands `text` and `host` for a game and its players.
final class NewGameOptions {

    /// The default time of a computer player's move, in ms: longer than it needs to choose one.
    static final long PAUSE = 400;

    /// The largest value of the option for that time, in ms: a minute.
    static final long MOST_PAUSE = 60_000;

    @Mixin
    private SetupOptions options = new SetupOptions();

    @Option(names = "--players", paramLabel = "${bundle:label.players}", split = ",")
    private List<String> players = List.of();

    @Option(names = "--seed", paramLabel = "N", converter = DealSeedConverter.class)
    private @Nullable DealSeed seed;

    /// The values of these options.
    GameArguments choices() {
        return new GameArguments(options.typed(), players, seed);
    }

    /// Parses the value of `--seed`: the number of a deal, or its key.
    static final class DealSeedConverter implements ITypeConverter<DealSeed> {

        @Override
        public DealSeed convert(String typed) {
            return DealSeed.typedKey(typed).orElseGet(() -> DealSeed.numbered(Long.parseLong(typed)));
        }
    }
}

package millebornes.cli;

import java.util.List;
import millebornes.bot.ThinkingTimeAndSeed;
import millebornes.cli.text.TextChoices;
import millebornes.engine.match.DealSeed;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// A game and who plays it: what `text` and `host` are told of it in the same words.
final class NewGameOptions {

    /// How long a computer player takes, in ms, where nobody says: twice the time that it may think, so that none of them
    /// takes longer.
    static final long PAUSE = 2 * ThinkingTimeAndSeed.USUAL_MILLIS;

    /// The longest pause, in ms: nobody waits longer than a minute for a move.
    static final long MOST_PAUSE = 60_000;

    @Mixin
    private SetupOptions game = new SetupOptions();

    @Option(names = "--players", paramLabel = "${bundle:label.players}", split = ",")
    private List<String> players = List.of();

    @Option(names = "--seed", paramLabel = "N", converter = DealSeedConverter.class)
    private @Nullable DealSeed seed;

    /// What was said.
    TextChoices choices() {
        return new TextChoices(game.typed(), players, seed);
    }
}

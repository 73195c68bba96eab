package millebornes.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import millebornes.cli.text.BadGameArgumentsException;
import millebornes.cli.text.GameArguments;
import millebornes.cli.text.TextProgram;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `text`: the whole game in the terminal.
@Command(name = "text", mixinStandardHelpOptions = true, sortOptions = false)
final class TextCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private NewGameOptions game = new NewGameOptions();

    @Option(names = "--language", paramLabel = "fr|en")
    private @Nullable String language;

    @Option(names = "--lines")
    private boolean lines;

    @Option(names = "--colour")
    private boolean coloured;

    @Option(names = "--pause", paramLabel = "MS")
    private long pause = NewGameOptions.PAUSE;

    private final Supplier<Path> home;

    /// @param home the data folder; called when the command runs
    TextCommand(Supplier<Path> home) {
        this.home = home;
    }

    @Override
    public Integer call() {
        CommandOutput output = CommandOutput.of(spec).in(language);
        output.requireWithin("--pause", pause, 0, NewGameOptions.MOST_PAUSE);
        GameArguments typedGame = game.choices();
        TextProgram.Device device = new TextProgram.Device(!lines, coloured, pause);
        try {
            new TextProgram(home.get(), output.words(), typedGame, device)
                    .run(System.in, output.line().getOut());
        } catch (BadGameArgumentsException exception) {
            throw new BadArgumentsException(output.line(), String.valueOf(exception.getMessage()));
        }
        return CommandLine.ExitCode.OK;
    }
}

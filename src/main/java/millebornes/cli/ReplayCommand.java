package millebornes.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import millebornes.engine.rules.BadSetup;
import millebornes.save.BadJson;
import millebornes.save.GameFile;
import millebornes.save.GameStore;
import millebornes.save.Playback;
import millebornes.save.Unplayable;
import millebornes.words.SetupSentences;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `replay`: plays a saved game again, tells it event by event and checks every move.
@Command(name = "replay", mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "file")
    private Path file;

    @Option(names = "--to", paramLabel = "N")
    private int to = Integer.MAX_VALUE;

    @Override
    public Integer call() throws Failure {
        Terminal terminal = Terminal.of(spec);
        if (to < 0) {
            throw terminal.complaint("command.tooSmall", "--to");
        }
        try {
            GameFile game = GameStore.read(file);
            new Retelling(terminal.words(), game, terminal.out()).tell(Playback.of(game, to));
        } catch (IOException e) {
            throw new Failure(terminal.words().text("replay.unreadable", file.toString()), e);
        } catch (BadJson e) {
            throw new Failure(
                    terminal.words()
                            .text("replay.noGame", file.toString(), e.where())
                            .strip(),
                    e);
        } catch (BadSetup e) {
            throw new Failure(new SetupSentences(terminal.words()).protocolProblem(e.problem()), e);
        } catch (Unplayable e) {
            throw new Failure(
                    terminal.words()
                            .text(
                                    "replay.refused",
                                    e.round(),
                                    e.move(),
                                    e.refusal().rule()),
                    e);
        }
        return CommandLine.ExitCode.OK;
    }
}

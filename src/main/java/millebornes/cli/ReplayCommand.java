package millebornes.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import millebornes.engine.rules.BadSetupException;
import millebornes.save.BadJsonException;
import millebornes.save.GameStore;
import millebornes.save.RefusedReplayException;
import millebornes.save.ReplayedGame;
import millebornes.save.SavedGame;
import millebornes.words.SetupSentences;
import org.jspecify.annotations.Nullable;
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

    @Option(names = "--positions")
    private boolean positions;

    @Option(names = "--seat", paramLabel = "N")
    private @Nullable Integer seat;

    @Override
    public Integer call() throws CommandFailedException {
        CommandOutput terminal = CommandOutput.of(spec);
        if (to < 0) {
            throw terminal.complaint("command.tooSmall", "--to");
        }
        try {
            SavedGame game = GameStore.read(file);
            ReplayedGame playback = ReplayedGame.of(game, to);
            int seats = playback.match().rules().seating().seats();
            if (seat != null && (seat < 0 || seat >= seats)) {
                throw terminal.complaint("command.badValue", "--seat", seat.toString());
            }
            new ReplayPrinter(terminal.words(), game, terminal.out(), seat, positions).tell(playback);
        } catch (IOException e) {
            throw new CommandFailedException(terminal.words().text("replay.unreadable", file.toString()), e);
        } catch (BadJsonException e) {
            throw new CommandFailedException(
                    terminal.words()
                            .text("replay.noGame", file.toString(), e.where())
                            .strip(),
                    e);
        } catch (BadSetupException e) {
            throw new CommandFailedException(new SetupSentences(terminal.words()).protocolProblem(e.problem()), e);
        } catch (RefusedReplayException e) {
            throw new CommandFailedException(
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

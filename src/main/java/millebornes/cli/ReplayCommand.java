package millebornes.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import millebornes.engine.rules.BadSetupException;
import millebornes.save.BadJsonException;
import millebornes.save.RecoveredGame;
import millebornes.save.RefusedReplayException;
import millebornes.save.ReplayedGame;
import millebornes.save.SaveProblem;
import millebornes.save.SavedGame;
import millebornes.save.SavedGameFiles;
import millebornes.words.SetupSentences;
import millebornes.words.Words;
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
        CommandOutput output = CommandOutput.of(spec);
        if (to < 0) {
            throw output.complaint("command.tooSmall", "--to");
        }
        try {
            tell(output, SavedGameFiles.read(file));
        } catch (IOException e) {
            throw new CommandFailedException(output.words().text("replay.unreadable", file.toString()), e);
        } catch (BadJsonException e) {
            tellWhatIsLeft(output);
            throw new CommandFailedException(problem(output.words(), e), e);
        } catch (BadSetupException e) {
            throw new CommandFailedException(new SetupSentences(output.words()).protocolProblem(e.problem()), e);
        } catch (RefusedReplayException e) {
            tellWhatIsLeft(output);
            throw new CommandFailedException(
                    output.words()
                            .text(
                                    "replay.refused",
                                    e.round(),
                                    e.move(),
                                    e.refusal().rule()),
                    e);
        }
        return CommandLine.ExitCode.OK;
    }

    /// The message for a file that is no valid saved game. Games of newer programs and changed games have a message of
    /// their own; any other names the invalid field.
    private String problem(Words words, BadJsonException bad) {
        SaveProblem problem = SaveProblem.of(bad);
        return switch (problem) {
            case NEWER, CHANGED -> words.text("saves.broken", file.toString(), words.text("saves." + problem));
            case UNREADABLE, FOREIGN, DAMAGED ->
                words.text("replay.noGame", file.toString(), bad.where()).strip();
        };
    }

    private void tell(CommandOutput output, SavedGame game) {
        ReplayedGame replayedGame = ReplayedGame.of(game, to);
        int seats = replayedGame.match().rules().seating().seats();
        if (seat != null && (seat < 0 || seat >= seats)) {
            throw output.complaint("command.badValue", "--seat", seat.toString());
        }
        new ReplayPrinter(output.words(), game, output.out(), seat, positions).tell(replayedGame);
    }

    /// Prints the playable beginning of a damaged game.
    private void tellWhatIsLeft(CommandOutput output) {
        try {
            RecoveredGame.read(file).ifPresent(recovered -> tell(output, recovered.game()));
            output.out().flush();
        } catch (IOException _) {
            // It could be read a moment ago; what is wrong with it is told anyway.
        }
    }
}

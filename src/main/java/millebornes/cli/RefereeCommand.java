package millebornes.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.Callable;
import millebornes.cli.referee.RefereePipe;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `referee`: the rules over a pipe, until the input ends.
@Command(name = "referee", mixinStandardHelpOptions = true)
final class RefereeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    /// Answers requests until the input ends. If replies can no longer be written, fails with one sentence.
    @Override
    public Integer call() throws CommandFailedException {
        // not System.out, which would hide that nobody reads any more
        try (OutputStream out = new FileOutputStream(FileDescriptor.out)) {
            new RefereePipe(System.in, out).run();
        } catch (IOException e) {
            throw new CommandFailedException(CommandOutput.of(spec).words().text("referee.broken"), e);
        }
        return CommandLine.ExitCode.OK;
    }
}

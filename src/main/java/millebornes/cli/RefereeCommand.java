package millebornes.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.Callable;
import millebornes.cli.referee.Pipe;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `referee`: the rules over a pipe, until the input ends.
@Command(name = "referee", mixinStandardHelpOptions = true)
final class RefereeCommand implements Callable<Integer> {

    @Override
    public Integer call() throws IOException {
        // not System.out, which would hide that nobody reads any more
        try (OutputStream out = new FileOutputStream(FileDescriptor.out)) {
            new Pipe(System.in, out).run();
        }
        return CommandLine.ExitCode.OK;
    }
}

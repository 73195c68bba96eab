package millebornes.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;

/// The result of a command line executed in this process.
///
/// @param status its exit status
public record CommandResult(int status, String out, String err) {

    /// Runs a command with this output.
    ///
    /// @return its exit status
    public static int status(PrintWriter out, String... arguments) {
        return new Main(Optional::empty).commandLine(arguments).setOut(out).execute(arguments);
    }

    static CommandResult of(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = new Main(Optional::empty)
                .commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
        return new CommandResult(status, out.toString(), err.toString());
    }
}

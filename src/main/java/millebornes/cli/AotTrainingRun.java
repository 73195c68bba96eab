package millebornes.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.List;
import java.util.function.ToIntFunction;

/// Runs typical commands in one process: a round of computer players, the start of a game in the terminal, and the
/// referee's requests on standard input.
///
/// The build runs it once to train the AOT cache.
final class AotTrainingRun {

    /// The name of the system property with which the build starts this run.
    static final String PROPERTY = "millebornes.tour";

    /// The input of a game in the terminal: Enter for each question, some keys of a turn, and the command to leave.
    private static final String LINES = "\n".repeat(12) + "i\ns\nt\nh\n?\n1\n\nu\nq\n";

    private static final List<List<String>> COMMANDS = List.of(
            List.of("simulate", "--bots", "easy,medium", "--rounds", "2"),
            List.of("text", "--pause", "0"),
            List.of("text", "--edition", "board", "--players", "Anna,computer:easy", "--pause", "0"));

    private AotTrainingRun() {}

    /// Runs the commands, one after the other.
    ///
    /// @param program runs a command and returns its exit status
    /// @return the exit status of the first command that failed, or 0
    static int of(ToIntFunction<String[]> program) {
        InputStream requests = System.in;
        int status = 0;
        try {
            for (List<String> command : COMMANDS) {
                System.setIn(new ByteArrayInputStream(LINES.getBytes(Charset.defaultCharset())));
                int ended = program.applyAsInt(command.toArray(String[]::new));
                status = status == 0 ? ended : status;
            }
        } finally {
            System.setIn(requests);
        }
        // The referee closes the output, so it comes last.
        int ended = program.applyAsInt(new String[] {"referee"});
        return status == 0 ? ended : status;
    }
}

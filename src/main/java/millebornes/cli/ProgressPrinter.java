package millebornes.cli;

import java.util.function.IntConsumer;

/// Prints the progress of a long command to the error output every few seconds.
final class ProgressPrinter implements IntConsumer {

    private static final long NANOS_BETWEEN = 5_000_000_000L;

    private final CommandOutput output;
    private final int all;
    private long last = System.nanoTime();

    /// @param all the total
    ProgressPrinter(CommandOutput output, int all) {
        this.output = output;
        this.all = all;
    }

    @Override
    public void accept(int done) {
        long now = System.nanoTime();
        if (now - last >= NANOS_BETWEEN) {
            last = now;
            output.err().println(output.words().text("command.progress", done, all));
            output.err().flush();
        }
    }
}

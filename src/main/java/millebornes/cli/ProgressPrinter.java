package millebornes.cli;

import java.util.function.IntConsumer;

/// Says on the error output how far a long command has come, every few seconds.
final class ProgressPrinter implements IntConsumer {

    private static final long NANOS_BETWEEN = 5_000_000_000L;

    private final CommandOutput output;
    private final int all;
    private long last = System.nanoTime();

    /// @param all what there is to do
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

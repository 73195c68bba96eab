package millebornes.cli;

import java.util.function.IntConsumer;

/// Says on the error output how far a long command has come, every few seconds.
final class ProgressPrinter implements IntConsumer {

    private static final long NANOS_BETWEEN = 5_000_000_000L;

    private final CommandOutput terminal;
    private final int all;
    private long last = System.nanoTime();

    /// @param all what there is to do
    ProgressPrinter(CommandOutput terminal, int all) {
        this.terminal = terminal;
        this.all = all;
    }

    @Override
    public void accept(int done) {
        long now = System.nanoTime();
        if (now - last >= NANOS_BETWEEN) {
            last = now;
            terminal.err().println(terminal.words().text("command.progress", done, all));
            terminal.err().flush();
        }
    }
}

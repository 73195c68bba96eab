package millebornes.cli.text;

import millebornes.session.AutosavedGamesStore;

/// Whoever ends the program from outside, by Ctrl-C, by closing the terminal or by shutting the machine down, loses
/// nothing: what is left is written, and the terminal is as it was.
final class LastWords {

    /// The exit status of whoever is ended by Ctrl-C.
    private static final int INTERRUPTED = 130;

    /// A terminal that does not let go in this time is left alone, in ms; what was played is written by then.
    private static final long PATIENCE = 5_000;

    private final Thread hook;

    LastWords(AutosavedGamesStore games, TextTerminal terminal) {
        this.hook = new Thread(
                () -> {
                    games.settle();
                    Thread.ofPlatform().daemon().name("end").start(LastWords::endAnyhow);
                    terminal.restore();
                },
                "last words");
    }

    private static void endAnyhow() {
        try {
            Thread.sleep(PATIENCE);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        Runtime.getRuntime().halt(INTERRUPTED);
    }

    /// From now on it is done when the program is ended.
    void arm() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /// Everything is done already.
    void disarm() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // The program is being ended: the hook runs already, and does no harm twice.
        }
    }
}

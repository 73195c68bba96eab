package millebornes.cli.text;

import millebornes.session.AutosavedGamesStore;

/// Shutdown hook for Ctrl-C, a closed terminal or a shutdown of the machine: writes the game and restores the terminal.
final class TerminalShutdownHook {

    /// The exit status after Ctrl-C.
    private static final int INTERRUPTED = 130;

    /// The longest wait for a blocked terminal, in ms; the game is written by then.
    private static final long PATIENCE = 5_000;

    private final Thread hook;

    TerminalShutdownHook(AutosavedGamesStore games, TextTerminal terminal) {
        this.hook = new Thread(
                () -> {
                    games.settle();
                    Thread.ofPlatform().daemon().name("end").start(TerminalShutdownHook::endAnyhow);
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

    /// Registers the hook.
    void arm() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /// Unregisters the hook.
    void disarm() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // The program is being ended: the hook runs already, and does no harm twice.
        }
    }
}

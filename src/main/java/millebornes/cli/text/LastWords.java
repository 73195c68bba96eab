package millebornes.cli.text;

import millebornes.session.AutosavedGamesStore;

/// Whoever ends the program from outside, by Ctrl-C, by closing the terminal or by shutting the machine down, loses
/// nothing: what is left is written, and the terminal is as it was.
final class LastWords {

    private final Thread hook;

    LastWords(AutosavedGamesStore games, TextTerminal terminal) {
        this.hook = new Thread(
                () -> {
                    games.settle();
                    terminal.restore();
                },
                "last words");
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

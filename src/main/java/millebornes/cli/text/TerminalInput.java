package millebornes.cli.text;

/// Typed input: one key, or a whole line if the terminal has no single keys.
///
/// @param text the typed text; empty for a key without a character
record TerminalInput(Kind kind, String text) {

    static final TerminalInput ENTER = new TerminalInput(Kind.ENTER, "");
    static final TerminalInput SPACE = new TerminalInput(Kind.SPACE, "");
    static final TerminalInput NEXT = new TerminalInput(Kind.NEXT, "");
    static final TerminalInput PREVIOUS = new TerminalInput(Kind.PREVIOUS, "");
    static final TerminalInput DELETE = new TerminalInput(Kind.DELETE, "");
    static final TerminalInput ESCAPE = new TerminalInput(Kind.ESCAPE, "");

    /// The meaning of a key.
    enum Kind {
        ENTER,
        SPACE,
        /// the arrows to the right and down
        NEXT,
        /// the arrows to the left and up
        PREVIOUS,
        DELETE,
        ESCAPE,
        /// a character, or the text of a line
        TYPED
    }

    static TerminalInput typed(String text) {
        return new TerminalInput(Kind.TYPED, text);
    }

    /// The key that a typed line stands for: Enter if it is empty, Space if it has only spaces, otherwise [Kind#TYPED].
    static TerminalInput line(String line) {
        String text = line.strip();
        return !text.isEmpty() ? typed(text) : line.isEmpty() ? ENTER : SPACE;
    }
}

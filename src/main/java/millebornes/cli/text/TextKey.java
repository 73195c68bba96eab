package millebornes.cli.text;

/// Typed input: one key, or a whole line if the terminal has no single keys.
///
/// @param text the typed text; empty for a key without a character
record TextKey(Kind kind, String text) {

    static final TextKey ENTER = new TextKey(Kind.ENTER, "");
    static final TextKey SPACE = new TextKey(Kind.SPACE, "");
    static final TextKey NEXT = new TextKey(Kind.NEXT, "");
    static final TextKey PREVIOUS = new TextKey(Kind.PREVIOUS, "");
    static final TextKey DELETE = new TextKey(Kind.DELETE, "");
    static final TextKey ESCAPE = new TextKey(Kind.ESCAPE, "");

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

    static TextKey typed(String text) {
        return new TextKey(Kind.TYPED, text);
    }

    /// The key that a typed line stands for: Enter if it is empty, Space if it has only spaces, otherwise [Kind#TYPED].
    static TextKey line(String line) {
        String text = line.strip();
        return !text.isEmpty() ? typed(text) : line.isEmpty() ? ENTER : SPACE;
    }
}

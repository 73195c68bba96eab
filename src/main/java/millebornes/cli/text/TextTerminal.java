package millebornes.cli.text;

/// The terminal of the text game. It appends lines and never rewrites one.
interface TextTerminal extends AutoCloseable {

    /// Prints one line. Ignores a closed terminal; the next read reports it.
    void say(TextTone tone, String line);

    /// Clears the screen and the scrollback, so that nobody finds another player's cards. On a terminal that cannot
    /// clear, scrolls them out of sight.
    ///
    /// @return false if there is no screen
    boolean clear();

    /// True when keys arrive one by one, without Enter.
    boolean hasKeys();

    /// The next key, or line.
    ///
    /// @throws InputEndedException at the end of input
    TextKey key() throws InputEndedException;

    /// A whole line, such as a name.
    ///
    /// @throws InputEndedException at the end of input
    String line() throws InputEndedException;

    /// Pauses, if the output may be read aloud.
    void pause(long millis);

    /// Restores the terminal, even during a read.
    void restore();

    @Override
    void close();
}

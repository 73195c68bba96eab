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

    /// Whether keys arrive one by one, without Enter.
    boolean hasKeys();

    /// Reads the next key; on a terminal without single keys, the next line.
    ///
    /// @throws InputEndedException at the end of input
    TerminalInput key() throws InputEndedException;

    /// Reads a whole line, such as a name.
    ///
    /// @throws InputEndedException at the end of input
    String line() throws InputEndedException;

    /// Pauses for some ms if a person may be reading or hearing the output.
    void pause(long millis);

    /// Restores the terminal's usual mode; may be called on any thread, even while another one reads.
    void restore();

    @Override
    void close();
}

package millebornes.cli.text;

/// Where the text game is heard and answered. It writes lines and never writes one again.
interface TextTerminal extends AutoCloseable {

    /// Says one line. A terminal that has gone is told nothing, and nobody is told of that: reading from it will.
    void say(TextTone tone, String line);

    /// Empties the screen and what can be scrolled back to, so that nobody finds the cards of somebody else. A terminal that
    /// cannot do that has them pushed out of sight.
    ///
    /// @return false where there is no screen to empty
    boolean clear();

    /// True when keys arrive one by one, without Enter.
    boolean hasKeys();

    /// The next key, or line.
    ///
    /// @throws InputEndedException when none will come
    TextKey key() throws InputEndedException;

    /// A whole line with its Enter, such as a name.
    ///
    /// @throws InputEndedException when none will come
    String line() throws InputEndedException;

    /// Lets that much time pass, if somebody may be listening.
    void pause(long millis);

    /// Makes the terminal what it was before, even while somebody still reads from it.
    void restore();

    @Override
    void close();
}

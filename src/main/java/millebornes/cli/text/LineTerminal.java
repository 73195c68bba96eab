package millebornes.cli.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.function.IntSupplier;

/// A terminal, pipe or file where every answer is a line.
final class LineTerminal implements TextTerminal {

    /// The control sequence that clears the screen and the scrollback.
    static final String CLEAR = "\033[H\033[2J\033[3J";

    /// The empty lines that scroll everything off a screen that cannot be cleared; more than any screen has.
    private static final String PUSHED_AWAY = "\n".repeat(100);

    private final BufferedReader in;
    private final PrintWriter out;
    private final Screen screen;
    private final IntSupplier width;

    /// The kind of screen that shows the output.
    enum Screen {
        /// none: a pipe or a file
        NONE,
        /// a terminal that can only append lines
        DUMB,
        /// a terminal that can be cleared, without colours
        PLAIN,
        /// a terminal that can be cleared, with colours switched on
        COLOURED
    }

    /// @param width the terminal's width in characters, or 0 if unknown
    LineTerminal(Reader in, PrintWriter out, Screen screen, IntSupplier width) {
        this.in = new BufferedReader(in);
        this.out = out;
        this.screen = screen;
        this.width = width;
    }

    @Override
    public void say(TextTone tone, String line) {
        for (String part : LineWrapper.wrap(SanitizingWriter.safe(line), width.getAsInt())) {
            out.println(screen == Screen.COLOURED ? tone.colour(part) : part);
        }
        out.flush();
    }

    @Override
    public boolean clear() {
        if (screen == Screen.NONE) {
            return false;
        }
        out.print(screen == Screen.DUMB ? PUSHED_AWAY : CLEAR);
        out.flush();
        return true;
    }

    @Override
    public boolean hasKeys() {
        return false;
    }

    @Override
    public TerminalInput key() throws InputEndedException {
        return TerminalInput.line(line());
    }

    @Override
    public String line() throws InputEndedException {
        String line;
        try {
            line = in.readLine();
        } catch (IOException | UncheckedIOException _) {
            line = null;
        }
        if (line == null) {
            throw new InputEndedException();
        }
        return line;
    }

    /// Pauses if there is a screen.
    @Override
    public void pause(long millis) {
        if (screen != Screen.NONE) {
            Pause.of(millis);
        }
    }

    @Override
    public void restore() {
        out.flush();
    }

    @Override
    public void close() {
        out.flush();
    }
}

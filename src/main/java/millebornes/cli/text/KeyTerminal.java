package millebornes.cli.text;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.EnumSet;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.ControlChar;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Terminal;
import org.jline.utils.NonBlockingReader;

/// A terminal with single-key input. Whole lines, such as names, are entered in the terminal's usual line mode if it has
/// one.
final class KeyTerminal implements TextTerminal {

    private static final int ESCAPE = 27;
    private static final int END_OF_TRANSMISSION = 4;
    private static final int BACKSPACE = 8;
    private static final int RUBOUT = 127;

    /// The exit code of a program that Ctrl-C has ended.
    private static final int INTERRUPTED = 130;

    /// The longest wait for the rest of a key that sends several characters, in ms.
    private static final long REST = 60;

    /// The longest wait for a key, in ms: as long as one lasts, Ctrl-C cannot close the terminal.
    private static final long WAIT = 500;

    private final Terminal terminal;
    private final Attributes usual;
    private final Colours colours;
    private final LineMode lineMode;

    /// Whether lines are coloured by their tone.
    enum Colours {
        OFF,
        ON
    }

    /// Who shows and corrects what is typed in a line.
    enum LineMode {
        SYSTEM,
        /// on Windows, where only single keys arrive once these are read, and Ctrl-C is one of them
        PROGRAM
    }

    /// @throws IOException when the program does not run in a terminal with single keys
    KeyTerminal(Colours colours) throws IOException {
        this(
                SystemTerminal.open(),
                colours,
                System.getProperty("os.name", "").startsWith("Windows") ? LineMode.PROGRAM : LineMode.SYSTEM);
    }

    KeyTerminal(Terminal terminal, Colours colours, LineMode lineMode) {
        this.terminal = terminal;
        this.colours = colours;
        this.lineMode = lineMode;
        if (lineMode == LineMode.PROGRAM) {
            terminal.handle(Terminal.Signal.INT, _ -> System.exit(INTERRUPTED));
        }
        this.usual = terminal.getAttributes();
        usual.setLocalFlag(LocalFlag.ISIG, true);
        giveKeys();
    }

    /// Switches to single keys without echo. Ctrl-C still ends the program.
    private void giveKeys() {
        Attributes keys = new Attributes(usual);
        keys.setLocalFlags(EnumSet.of(LocalFlag.ICANON, LocalFlag.ECHO, LocalFlag.IEXTEN), false);
        keys.setControlChar(ControlChar.VMIN, 1);
        keys.setControlChar(ControlChar.VTIME, 0);
        terminal.setAttributes(keys);
    }

    @Override
    public void say(TextTone tone, String line) {
        PrintWriter out = terminal.writer();
        for (String part :
                LineWrapper.wrap(SanitizingWriter.safe(line), terminal.getSize().getColumns())) {
            out.print((colours == Colours.ON ? tone.colour(part) : part) + "\n");
        }
        out.flush();
    }

    @Override
    public boolean clear() {
        terminal.writer().print(LineTerminal.CLEAR);
        terminal.writer().flush();
        return true;
    }

    @Override
    public boolean hasKeys() {
        return true;
    }

    @Override
    public TerminalInput key() throws InputEndedException {
        int read = read();
        return switch (read) {
            case '\r', '\n' -> TerminalInput.ENTER;
            case ' ' -> TerminalInput.SPACE;
            case BACKSPACE, RUBOUT -> TerminalInput.DELETE;
            case ESCAPE -> escape();
            default -> TerminalInput.typed(character(read));
        };
    }

    /// Reads the rest of a character outside the basic plane, which arrives as two UTF-16 units.
    private String character(int first) throws InputEndedException {
        return Character.isHighSurrogate((char) first)
                ? String.valueOf(new char[] {(char) first, (char) read()})
                : Character.toString(first);
    }

    /// Reads the Escape key, or a key that begins with the same character.
    private TerminalInput escape() throws InputEndedException {
        int next = peek();
        if (next != '[' && next != 'O') {
            return TerminalInput.ESCAPE;
        }
        read();
        StringBuilder name = new StringBuilder();
        while (peek() >= 0) {
            int letter = read();
            name.append((char) letter);
            if (letter >= '@') {
                break;
            }
        }
        return switch (name.toString()) {
            case "A", "D" -> TerminalInput.PREVIOUS;
            case "B", "C" -> TerminalInput.NEXT;
            case "3~" -> TerminalInput.DELETE;
            case "M" -> TerminalInput.ENTER;
            default -> TerminalInput.typed("");
        };
    }

    private int read() throws InputEndedException {
        int read;
        try {
            do {
                read = terminal.reader().read(WAIT);
            } while (read == NonBlockingReader.READ_EXPIRED);
        } catch (IOException | IllegalStateException _) {
            read = NonBlockingReader.EOF;
        }
        if (read < 0 || read == END_OF_TRANSMISSION) {
            throw new InputEndedException();
        }
        return read;
    }

    private int peek() {
        try {
            return terminal.reader().peek(REST);
        } catch (IOException _) {
            return NonBlockingReader.EOF;
        }
    }

    @Override
    public String line() throws InputEndedException {
        if (lineMode == LineMode.PROGRAM) {
            return typedLine();
        }
        terminal.setAttributes(usual);
        try {
            StringBuilder line = new StringBuilder();
            for (int read = read(); read != '\n' && read != '\r'; read = read()) {
                line.append((char) read);
            }
            return line.toString();
        } finally {
            giveKeys();
        }
    }

    /// Reads a line key by key, shows it, and deletes its last character with Backspace.
    private String typedLine() throws InputEndedException {
        StringBuilder line = new StringBuilder();
        while (true) {
            TerminalInput input = key();
            switch (input.kind()) {
                case ENTER -> {
                    show("\n");
                    return line.toString();
                }
                case DELETE -> {
                    if (!line.isEmpty()) {
                        line.setLength(line.offsetByCodePoints(line.length(), -1));
                        show("\b \b");
                    }
                }
                case SPACE, TYPED -> {
                    String typed = input.kind() == TerminalInput.Kind.SPACE ? " " : input.text();
                    if (typed.codePoints().noneMatch(Character::isISOControl)) {
                        line.append(typed);
                        show(typed);
                    }
                }
                case ESCAPE, NEXT, PREVIOUS -> {
                    // They mean nothing in a line.
                }
            }
        }
    }

    private void show(String typed) {
        terminal.writer().print(typed);
        terminal.writer().flush();
    }

    @Override
    public void pause(long millis) {
        Pause.of(millis);
    }

    @Override
    public void restore() {
        try {
            terminal.setAttributes(usual);
        } catch (IllegalStateException _) {
            // It has been closed already, and is what it was.
        }
    }

    @Override
    public void close() {
        restore();
        try {
            terminal.close();
        } catch (IOException _) {
            // It has gone, which is what was wanted.
        }
    }
}

package millebornes.cli.text;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/// The terminal in which the program was started.
final class SystemTerminal {

    private SystemTerminal() {}

    /// Whether the terminal can only append lines: it has no clearing, no colours, no single keys. The environment
    /// variable `TERM` tells; terminals inside editors are like that.
    static boolean isDumb() {
        String type = System.getenv("TERM");
        return type != null && (type.isBlank() || type.startsWith("dumb"));
    }

    /// The encoding of what is typed or piped in: on Windows the console's code page.
    static Charset inputCharset() {
        return known(Charset.forName(System.getProperty("stdin.encoding", ""), Charset.defaultCharset()));
    }

    /// A terminal that names no encoding understands UTF-8.
    private static Charset known(Charset said) {
        return said.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : said;
    }

    /// Opens the terminal.
    ///
    /// @throws IOException when the program does not run in one
    static Terminal open() throws IOException {
        return builder().build();
    }

    /// Opens the terminal without reading from it, which on Windows would take keys from the standard input.
    ///
    /// @throws IOException when the program does not run in one
    static Terminal openPaused() throws IOException {
        return builder().paused(true).build();
    }

    private static TerminalBuilder builder() {
        // Sends no query to the terminal, because a screen reader would speak it, and looks no terminal type up: only
        // what all types have in common is used.
        return TerminalBuilder.builder()
                .system(true)
                .dumb(false)
                .type("ansi")
                .graphemeCluster(false)
                .nativeSignals(false)
                .encoding(known(System.out.charset()));
    }
}

package millebornes.cli.text;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/// The terminal that the program was started in.
final class SystemTerminal {

    private SystemTerminal() {}

    /// Whether it shows lines and does nothing else, as it says by its type: no screen that can be emptied, no colours, no
    /// single keys. That of an editor is one.
    static boolean isDumb() {
        String type = System.getenv("TERM");
        return type != null && (type.isBlank() || type.startsWith("dumb"));
    }

    /// Opens it: its size, and its keys where they are wanted.
    ///
    /// @throws IOException when there is no such terminal here
    static Terminal open() throws IOException {
        Charset said = System.out.charset();
        // Nothing is asked of the terminal itself: a reader would speak the question. Its type is not looked up, either:
        // nothing is used of it that is not the same in all.
        return TerminalBuilder.builder()
                .system(true)
                .dumb(false)
                .type("ansi")
                .graphemeCluster(false)
                .nativeSignals(false)
                .encoding(said.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : said)
                .build();
    }
}

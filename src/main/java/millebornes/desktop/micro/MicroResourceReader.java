package millebornes.desktop.micro;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads palette, letters and pictures from text files. A missing one is a build error.
final class MicroResourceReader {

    private MicroResourceReader() {}

    /// The lines of a file without comments, which begin with `# `.
    static List<String> lines(String name) {
        try (@Nullable InputStream in = MicroResourceReader.class.getResourceAsStream("/micro/" + name)) {
            if (in == null) {
                throw new IllegalStateException("no such file: " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("# "))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

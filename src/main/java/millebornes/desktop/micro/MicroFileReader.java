package millebornes.desktop.micro;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The files in which palette, letters and pictures stand as text. A missing one is a mistake of the build.
final class MicroFileReader {

    private MicroFileReader() {}

    /// The lines of a file without its remarks, which begin with `# `.
    static List<String> lines(String name) {
        try (@Nullable InputStream in = MicroFileReader.class.getResourceAsStream("/micro/" + name)) {
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

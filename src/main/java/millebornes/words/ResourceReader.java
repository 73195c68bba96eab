package millebornes.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// Reads files that are part of the program, all of them UTF-8. A missing one is a mistake of the build and is thrown.
final class ResourceReader {

    private ResourceReader() {}

    static String text(String name) {
        try (@Nullable InputStream in = ResourceReader.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("no such file: " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Properties properties(String name) {
        Properties file = new Properties();
        try (StringReader reader = new StringReader(text(name))) {
            file.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }
}

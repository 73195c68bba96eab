package millebornes.save;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// Reads text files that are part of the program, all of them UTF-8. A missing one is a build error and stops the
/// program.
public final class ResourceReader {

    private ResourceReader() {}

    /// The text of a resource.
    ///
    /// @param name its absolute name, such as `/words/languages.properties`
    /// @throws IllegalArgumentException when there is none
    public static String text(String name) {
        try (@Nullable InputStream in = ResourceReader.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalArgumentException("no such file: " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The lines of a resource without comments, which begin with `# `.
    ///
    /// @param name as for [#text(String)]
    public static List<String> linesWithoutComments(String name) {
        return text(name).lines().filter(line -> !line.startsWith("# ")).toList();
    }

    /// The keys and values of a resource, named as for [#text(String)].
    public static Properties properties(String name) {
        Properties file = new Properties();
        try (StringReader reader = new StringReader(text(name))) {
            file.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }
}

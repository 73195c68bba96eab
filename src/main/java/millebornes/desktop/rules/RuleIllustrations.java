package millebornes.desktop.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The illustrations of all rules, read from a file. A file that cannot be read is a build error and stops the program.
final class RuleIllustrations {

    private static final String FILE = "/rules-help/pictures.properties";
    private static final Map<String, List<IllustrationItem>> ALL = read();

    private RuleIllustrations() {}

    /// The items of a rule's illustration; may be empty.
    public static List<IllustrationItem> of(String id) {
        return ALL.getOrDefault(id, List.of());
    }

    private static Map<String, List<IllustrationItem>> read() {
        Properties lines = new Properties();
        try (@Nullable InputStream in = RuleIllustrations.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("missing " + FILE);
            }
            lines.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lines.stringPropertyNames().stream()
                .collect(Collectors.toUnmodifiableMap(
                        Function.identity(), id -> IllustrationItem.list(lines.getProperty(id))));
    }
}

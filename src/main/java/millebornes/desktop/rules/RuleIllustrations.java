package millebornes.desktop.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import millebornes.save.ResourceReader;

/// The illustrations of all rules, read from a file. A file that cannot be read is a build error and stops the program.
final class RuleIllustrations {

    private static final String FILE = "/rules-help/pictures.properties";
    private static final String ICON = "icon.";
    private static final Map<String, List<IllustrationItem>> ALL = read();

    private RuleIllustrations() {}

    /// The items of a rule's illustration; may be empty.
    public static List<IllustrationItem> of(String id) {
        return ALL.getOrDefault(id, List.of());
    }

    /// The icon of a rule: the one in the file or else, of its illustration, the first item that no rule before it in its
    /// chapter has.
    static IllustrationItem icon(String id) {
        List<IllustrationItem> own = of(ICON + id);
        if (!own.isEmpty()) {
            return own.getFirst();
        }
        int dot = id.indexOf('.') + 1;
        Set<Object> taken = new HashSet<>();
        IllustrationItem icon = of(id).getFirst();
        for (int rule = 1; rule <= Integer.parseInt(id.substring(dot)); rule++) {
            List<IllustrationItem> items = of(id.substring(0, dot) + rule);
            icon = items.stream()
                    .filter(item -> !taken.contains(item.shown()))
                    .findFirst()
                    .orElse(items.getFirst());
            taken.add(icon.shown());
        }
        return icon;
    }

    private static Map<String, List<IllustrationItem>> read() {
        Properties lines = ResourceReader.properties(FILE);
        return lines.stringPropertyNames().stream()
                .collect(Collectors.toUnmodifiableMap(
                        Function.identity(), id -> IllustrationItem.list(lines.getProperty(id))));
    }
}

package millebornes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.engine.table.Card;

/// The program's own classes, without the tests, and the rooms of the house that they are in.
final class ProgramPackages {

    static final String ROOT = "millebornes";

    /// Every class of the program, read once from where the tests load it.
    static final JavaClasses CLASSES = new ClassFileImporter().importPath(location());

    private static final Path PAGE = Path.of("docs", "architecture.md");

    /// A row of one of the page's tables: a room and what it holds, or what it uses.
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([a-z.]+)` \\|([^|]*)\\|$");

    /// One room, or several of a family: `engine.card` or `engine.{card, play}`.
    private static final Pattern ROOMS = Pattern.compile("`([a-z.]+)(?:\\{([a-z, ]+)})?`");

    private ProgramPackages() {}

    /// The package pattern of a room with everything below it, like `millebornes.engine.table..`.
    static String pattern(String room) {
        return ROOT + "." + room + "..";
    }

    /// The rooms of which the page of the architecture says what they hold.
    static Set<String> named() throws IOException {
        return new TreeSet<>(table("## Rooms").keySet());
    }

    /// What each room may use of the others, as the page of the architecture says.
    static Map<String, Set<String>> drawn() throws IOException {
        Map<String, Set<String>> drawn = new TreeMap<>();
        table("## Arrows").forEach((room, cell) -> drawn.put(room, rooms(cell)));
        return drawn;
    }

    private static Map<String, String> table(String heading) throws IOException {
        String page = Files.readString(PAGE);
        int from = page.indexOf(heading);
        Map<String, String> rows = new TreeMap<>();
        ROW.matcher(page.substring(from, page.indexOf("\n## ", from)))
                .results()
                .forEach(row -> rows.put(row.group(1), row.group(2)));
        return rows;
    }

    private static Set<String> rooms(String cell) {
        return ROOMS.matcher(cell)
                .results()
                .flatMap(found -> found.group(2) == null
                        ? Stream.of(found.group(1))
                        : Stream.of(found.group(2).split(", ", -1)).map(found.group(1)::concat))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Path location() {
        try {
            return Path.of(Card.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}

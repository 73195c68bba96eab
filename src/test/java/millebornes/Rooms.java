package millebornes;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import millebornes.engine.card.Card;

/// The program's own classes, without the tests, and which room of the house each of them is in.
final class Rooms {

    static final String ROOT = "millebornes";

    static final List<String> ENGINE = Stream.of("card", "table", "play", "rules", "score", "match", "view", "notation")
            .map("engine."::concat)
            .toList();

    /// From the outermost to the innermost: each may use those that follow it.
    static final List<String> DESKTOP = Stream.of("app", "screens", "tabletop", "sound", "motion", "theme")
            .map("desktop."::concat)
            .toList();

    static final List<String> HEADLESS = List.of("engine", "bot", "save", "words", "session", "cli");

    /// Every class of the program, read once from where the tests load it.
    static final JavaClasses CLASSES = new ClassFileImporter().importPath(location());

    private Rooms() {}

    /// The package pattern of a room with everything below it, like `millebornes.engine.card..`.
    static String pattern(String room) {
        return ROOT + "." + room + "..";
    }

    /// The package patterns of several rooms.
    static String[] patterns(List<String> rooms) {
        return rooms.stream().map(Rooms::pattern).toArray(String[]::new);
    }

    /// Whether the room has been built yet; a rule about a room that has not may find nothing to check.
    static boolean built(String room) {
        String name = ROOT + "." + room;
        return CLASSES.stream()
                .map(JavaClass::getPackageName)
                .anyMatch(at -> at.equals(name) || at.startsWith(name + "."));
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

package millebornes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import millebornes.engine.table.Card;

/// The program's own classes, without the tests, and the layers that they are in.
final class ProgramPackages {

    static final String ROOT = "millebornes";

    /// Every class of the program, read once from where the tests load it.
    static final JavaClasses CLASSES = new ClassFileImporter().importPath(location());

    private static final Path PAGE = Path.of("docs", "architecture.md");

    private ProgramPackages() {}

    /// The package pattern of a package with everything below it, like `millebornes.engine.table..`.
    static String pattern(String room) {
        return ROOT + "." + room + "..";
    }

    /// The layers that the page of the architecture draws, the highest first.
    static List<List<String>> layers() throws IOException {
        String block = Files.readString(PAGE).split("## Layers", 2)[1].split("```", 3)[1];
        return block.lines()
                .filter(line -> !line.isBlank())
                .map(line -> List.of(line.split(" +")))
                .toList();
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

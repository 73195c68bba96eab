import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Parts of Java that come along with sound and printing and that nothing in the program can reach: the readers and
/// transformers of XML, looks of Swing that nobody chooses (the system's print dialog has the usual one), and a client of
/// the web that a library could ask for fonts.
///
/// A module must keep its packages, so of every package one class stays, the first by name.
final class UnusedParts {

    /// By module, how the names of its packages begin.
    private static final Map<String, List<String>> PACKAGES = Map.of(
            "java.net.http",
            List.of("jdk/internal/net/http/"),
            "java.xml",
            List.of("com/sun/org/apache/xalan/", "com/sun/org/apache/xerces/", "com/sun/org/apache/bcel/"),
            "java.desktop",
            List.of(
                    "javax/swing/plaf/nimbus/",
                    "javax/swing/text/html/",
                    "javax/swing/text/rtf/",
                    "com/sun/java/swing/plaf/"));

    private UnusedParts() {}

    /// Their resources as the tools of the JDK name them.
    static List<String> resources() throws IOException {
        List<String> all = new ArrayList<>();
        for (Map.Entry<String, List<String>> part : new TreeMap<>(PACKAGES).entrySet()) {
            all.addAll(resources(part.getKey(), part.getValue()));
        }
        return all;
    }

    private static List<String> resources(String module, List<String> packages) throws IOException {
        Map<String, List<String>> byPackage = new TreeMap<>();
        try (ModuleReader reader =
                        ModuleFinder.ofSystem().find(module).orElseThrow().open();
                Stream<String> names = reader.list()) {
            names.filter(name -> name.endsWith(".class") && packages.stream().anyMatch(name::startsWith))
                    .sorted()
                    .forEach(name -> byPackage
                            .computeIfAbsent(name.substring(0, name.lastIndexOf('/')), _ -> new ArrayList<>())
                            .add(name));
        }
        return byPackage.values().stream()
                .flatMap(names -> names.stream().skip(1))
                .map(name -> "/" + module + "/" + name)
                .toList();
    }
}

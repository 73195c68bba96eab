package millebornes;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.Utf8Entry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// Which source file of the program uses which. It is read from the names in the class files: a constant counts,
/// although its value is copied into whoever uses it, and a link in a comment does not.
///
/// A sealed type that names what it permits does not use it by that: the language wants to hear it from both.
///
/// @param uses for every source file, by its name such as `engine.table.Card`, those that it uses
record SourceGraph(Map<String, Set<String>> uses) {

    private static final Path MAIN = Path.of("src", "main", "java");
    private static final Pattern NAME = Pattern.compile(ProgramPackages.ROOT + "/([\\w/]+)");

    /// The files of the program.
    static SourceGraph ofTheProgram() {
        Map<String, Set<String>> uses = new TreeMap<>();
        Map<String, Set<String>> permits = new TreeMap<>();
        for (JavaClass type : ProgramPackages.CLASSES) {
            ClassModel model = read(type);
            String file = file(model.thisClass().asInternalName());
            if (isSource(file)) {
                names(model)
                        .filter(SourceGraph::isSource)
                        .forEach(uses.computeIfAbsent(file, _ -> new TreeSet<>())::add);
                permits.computeIfAbsent(file, _ -> new TreeSet<>()).addAll(permitted(model));
            }
        }
        uses.forEach((file, used) -> {
            used.remove(file);
            used.removeAll(permits.getOrDefault(file, Set.of()));
        });
        return new SourceGraph(uses);
    }

    /// The same between packages.
    Map<String, Set<String>> packages() {
        Map<String, Set<String>> packages = new TreeMap<>();
        uses.forEach((file, used) -> {
            Set<String> others = packages.computeIfAbsent(packageOf(file), _ -> new TreeSet<>());
            used.stream().map(SourceGraph::packageOf).forEach(others::add);
            others.remove(packageOf(file));
        });
        return packages;
    }

    /// What is left when nothing is taken into account that uses nothing, or is used by nothing, of the rest: all files
    /// that lie on circles, and on the ways between them.
    SourceGraph circles() {
        Map<String, Set<String>> left = new TreeMap<>();
        uses.forEach((file, used) -> left.put(file, new TreeSet<>(used)));
        boolean fewer = true;
        while (fewer) {
            Set<String> used = left.values().stream().flatMap(Set::stream).collect(Collectors.toSet());
            fewer = left.entrySet().removeIf(file -> file.getValue().isEmpty() || !used.contains(file.getKey()));
            left.values().forEach(others -> others.retainAll(left.keySet()));
        }
        return new SourceGraph(left);
    }

    /// This graph without some of its arrows.
    ///
    /// @param forgiven arrows as `from -> to`
    SourceGraph without(Set<String> forgiven) {
        Map<String, Set<String>> left = new TreeMap<>();
        uses.forEach((file, used) -> left.put(
                file,
                used.stream()
                        .filter(other -> !forgiven.contains(file + " -> " + other))
                        .collect(Collectors.toCollection(TreeSet::new))));
        return new SourceGraph(left);
    }

    /// Every arrow, as `from -> to`.
    Set<String> arrows() {
        return uses.entrySet().stream()
                .flatMap(file -> file.getValue().stream().map(used -> file.getKey() + " -> " + used))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<String> names(ClassModel model) {
        return StreamSupport.stream(model.constantPool().spliterator(), false)
                .filter(Utf8Entry.class::isInstance)
                .flatMap(text -> NAME.matcher(((Utf8Entry) text).stringValue()).results())
                .map(MatchResult::group)
                .map(SourceGraph::file);
    }

    private static Set<String> permitted(ClassModel model) {
        return model.findAttribute(Attributes.permittedSubclasses()).stream()
                .flatMap(attribute -> attribute.permittedSubclasses().stream())
                .map(type -> file(type.asInternalName()))
                .collect(Collectors.toSet());
    }

    /// The file of a class, whatever it is nested in: `millebornes/engine/rules/Move$Play` is in `engine.rules.Move`.
    private static String file(String type) {
        return type.replaceFirst("\\$.*", "")
                .substring(ProgramPackages.ROOT.length() + 1)
                .replace('/', '.');
    }

    private static boolean isSource(String file) {
        return Files.exists(MAIN.resolve(ProgramPackages.ROOT).resolve(file.replace('.', '/') + ".java"));
    }

    private static String packageOf(String file) {
        return file.substring(0, Math.max(0, file.lastIndexOf('.')));
    }

    private static ClassModel read(JavaClass type) {
        try (InputStream bytes = type.getSource().orElseThrow().getUri().toURL().openStream()) {
            return ClassFile.of().parse(bytes.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

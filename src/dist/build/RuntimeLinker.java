import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Links the program, its libraries and what they need of Java into one run-time image.
///
/// The jars of JavaFX hold their native libraries inside and unpack them into the user's home at the first start, which
/// homes that are read-only or may hold no programs refuse. So such a jar becomes a `jmod` first, from which they land
/// beside Java's own.
///
/// @param os for which system
/// @param jar the program
/// @param libraries the folder of the jars that it needs
record RuntimeLinker(OperatingSystem os, Path jar, Path libraries) {

    /// Formats of dates and numbers in the languages of the program.
    private static final String LOCALES = "en,fr";

    /// Part of a jar of JavaFX, for windows of another toolkit.
    private static final String FOREIGN = "javafx-swt.jar";

    /// Files of Java that a game never opens: what another Java reads this one by, what a new cache of classes would be
    /// made from, and the picture before a window that only programs with one of their own show.
    private static final List<String> UNUSED_FILES = List.of("**/jrt-fs.jar", "**/classlist", "**/libsplashscreen.so");

    /// @param work an empty folder to work in
    /// @param image where the image is to be, a folder that does not exist
    void link(Path work, Path image) throws IOException {
        Path modules = Files.createDirectories(work.resolve("modules"));
        Path program = Files.copy(jar, modules.resolve(jar.getFileName()));
        StyleSheetCompiler.compile(program, jars(), Files.createDirectories(work.resolve("program")));
        for (Path library : jars()) {
            Path opened = work.resolve(library.getFileName().toString().replace(".jar", ""));
            Folders.unzip(library, opened);
            if (carriesLibraries(opened)) {
                ToolRunner.jdk("jmod", jmod(opened, work, modules));
            } else if (OldClassRenewal.renew(opened)) {
                ToolRunner.jdk("jar", jar(opened, modules));
            } else {
                Files.copy(library, modules.resolve(library.getFileName()));
            }
        }
        ToolRunner.jdk(
                "jlink",
                List.of(
                        "--module-path",
                        modules.toString(),
                        "--add-modules",
                        "millebornes,org.jline.terminal.ffm,jdk.localedata",
                        "--include-locales=" + LOCALES,
                        "--exclude-resources=@" + Files.write(work.resolve("unused"), UnusedParts.resources()),
                        "--exclude-files=" + String.join(",", UNUSED_FILES),
                        "--strip-java-debug-attributes",
                        "--no-header-files",
                        "--no-man-pages",
                        "--output",
                        image.toString()));
        if (os == OperatingSystem.LINUX && ToolRunner.has("strip")) {
            stripSymbols(image);
        }
    }

    /// Takes the names of inner functions out of the native libraries, which only a debugger reads. It is done before the
    /// caches are made, which hold on to the libraries as they are.
    private void stripSymbols(Path image) throws IOException {
        List<String> command = new ArrayList<>(List.of("strip", "--strip-unneeded"));
        Folders.files(image).stream().filter(os::isLibrary).map(Path::toString).forEach(command::add);
        ToolRunner.run(image, Map.of(), ToolRunner.NOTHING, command);
    }

    private List<Path> jars() throws IOException {
        try (Stream<Path> files = Files.list(libraries)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    private boolean carriesLibraries(Path opened) throws IOException {
        return !libraries(opened).isEmpty();
    }

    /// Those at the top of a jar; what lies deeper belongs to a library that looks for it there.
    private List<Path> libraries(Path opened) throws IOException {
        return Folders.files(opened).stream()
                .filter(file -> os.isLibrary(file) && opened.equals(file.getParent()))
                .toList();
    }

    private static List<String> jar(Path opened, Path modules) {
        return List.of(
                "--create",
                "--file",
                modules.resolve(opened.getFileName() + ".jar").toString(),
                "--manifest",
                opened.resolve("META-INF/MANIFEST.MF").toString(),
                "-C",
                opened.toString(),
                ".");
    }

    private List<String> jmod(Path opened, Path work, Path modules) throws IOException {
        Files.deleteIfExists(opened.resolve(FOREIGN));
        Path natives = Files.createDirectories(work.resolve("natives"));
        for (Path library : libraries(opened)) {
            Files.move(library, natives.resolve(library.getFileName()));
        }
        return List.of(
                "create",
                "--class-path",
                opened.toString(),
                "--libs",
                natives.toString(),
                modules.resolve(opened.getFileName() + ".jmod").toString());
    }
}

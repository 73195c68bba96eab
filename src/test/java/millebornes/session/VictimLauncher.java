package millebornes.session;

import com.google.gson.Gson;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/// Starts processes that play and save their match, quickly: their classes come from a CDS archive that the first of
/// them writes, and since they live for a tenth of a second nothing is compiled.
final class VictimLauncher {

    /// What a match that is kept needs of the program.
    private static final List<String> ROOMS = List.of("engine", "save", "session", "bot");

    /// The moves of the process that writes the cache: enough that it has used every class.
    private static final int REHEARSAL = 60;

    private final Path cache;
    private final String classPath;

    /// Gets everything ready in a folder.
    VictimLauncher(Path folder) throws IOException, InterruptedException {
        Path jar = folder.resolve("victim.jar");
        try (JarOutputStream classes = new JarOutputStream(Files.newOutputStream(jar))) {
            classes.setLevel(0);
            for (Class<?> type : List.of(Session.class, AutosaveVictim.class)) {
                add(root(type), classes);
            }
        }
        this.cache = folder.resolve("victim.aot");
        this.classPath = jar + File.pathSeparator + root(Gson.class);
        process(List.of("-XX:AOTCacheOutput=" + cache), folder.resolve("rehearsal"), 0, REHEARSAL)
                .waitFor();
    }

    /// A process that plays until it is killed.
    ///
    /// @param games where it keeps its match
    Process start(Path games, long seed) throws IOException {
        return process(List.of("-XX:AOTCache=" + cache), games, seed, Integer.MAX_VALUE);
    }

    private Process process(List<String> options, Path games, long seed, int moves) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xint", "-XX:+UseSerialGC", "-Xmx64m", "-Xlog:disable"));
        command.addAll(options);
        command.addAll(List.of("-cp", classPath, AutosaveVictim.class.getName()));
        command.addAll(List.of(games.toString(), String.valueOf(seed), String.valueOf(moves)));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static Path root(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Class files lie in folders while the program is built, which no cache of classes knows.
    private static void add(Path root, JarOutputStream jar) throws IOException {
        for (String room : ROOMS) {
            Path folder = root.resolve("millebornes").resolve(room);
            if (Files.isDirectory(folder)) {
                try (Stream<Path> files = Files.walk(folder)) {
                    for (Path file : files.filter(file -> file.toString().endsWith(".class"))
                            .toList()) {
                        jar.putNextEntry(
                                new JarEntry(root.relativize(file).toString().replace('\\', '/')));
                        Files.copy(file, (OutputStream) jar);
                    }
                }
            }
        }
    }
}

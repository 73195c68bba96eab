import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;

/// Runs the tools of the JDK and of the system. What they say is heard only when they fail.
final class ToolRunner {

    /// Nothing to read.
    static final Path NOTHING = Path.of(OperatingSystem.current() == OperatingSystem.WINDOWS ? "NUL" : "/dev/null");

    private ToolRunner() {}

    /// Runs a tool of this JDK in this process.
    static void jdk(String name, List<String> arguments) {
        ToolProvider tool = ToolProvider.findFirst(name)
                .orElseThrow(() -> new PackagingException("this Java has no " + name + ": a whole JDK is needed"));
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        if (tool.run(out, out, arguments.toArray(String[]::new)) != 0) {
            throw new PackagingException(name + " failed:\n" + said.toString(StandardCharsets.UTF_8));
        }
    }

    /// Runs a program to its end and returns what it said.
    ///
    /// @param input what it reads
    static String run(Path folder, Map<String, String> environment, Path input, List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().putAll(environment);
        builder.redirectErrorStream(true).redirectInput(input.toFile());
        try {
            Process process = builder.start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(1, TimeUnit.MINUTES) || process.exitValue() != 0) {
                throw new PackagingException(String.join(" ", command) + " failed:\n" + said);
            }
            return said;
        } catch (IOException failed) {
            throw new PackagingException("cannot run " + command.getFirst() + ": " + failed.getMessage());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new PackagingException("stopped");
        }
    }

    static String run(Path folder, String... command) {
        return run(folder, Map.of(), NOTHING, List.of(command));
    }

    /// True when the system knows such a program.
    static boolean has(String program) {
        for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
            if (Path.of(folder, program).toFile().canExecute()) {
                return true;
            }
        }
        return false;
    }
}

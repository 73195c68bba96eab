package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Commands in a Java process of their own, which logs every class that it loads.
class NoToolkitTest {

    private static final String TOOLKIT = "javafx.";

    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "--version",
                "referee",
                "simulate --bots easy --rounds 2",
                "host --players Anna,computer:easy --bind 127.0.0.1",
                "replay --help",
                "text --players Anna,computer:easy"
            })
    void commandsLoadNoClassOfTheToolkit(String command) throws Exception {
        assertThat(loaded(Main.class, command))
                .anyMatch(name -> name.equals(Main.class.getName()))
                .noneMatch(name -> name.startsWith(TOOLKIT));
    }

    @Test
    void theToolkitIsThereToBeLoaded() throws Exception {
        assertThat(loaded(Toolkit.class, "")).anyMatch(name -> name.startsWith(TOOLKIT));
    }

    /// A program that does use the toolkit, to show that its classes would be seen.
    static final class Toolkit {
        public static void main(String[] arguments) {
            System.out.println(new javafx.geometry.Insets(arguments.length));
        }
    }

    private List<String> loaded(Class<?> main, String arguments) throws IOException, InterruptedException {
        Path log = directory.resolve("classes.log");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:auto",
                "-Xlog:class+load:file=" + log,
                "-cp",
                classPath(),
                main.getName()));
        command.addAll(List.of(arguments.split(" ")));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("MILLEBORNES_HOME", directory.resolve("home").toString());
        Process process = builder.redirectInput(Redirect.from(
                        Files.createFile(directory.resolve("nothing")).toFile()))
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("output").toFile())
                .start();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).as("ends by itself").isTrue();
        assertThat(process.exitValue())
                .as(Files.readString(directory.resolve("output")))
                .isZero();
        try (Stream<String> lines = Files.lines(log)) {
            return lines.map(line -> line.replaceFirst("^(?:\\[[^]]*])+ ", ""))
                    .map(line -> line.split(" ", 2)[0])
                    .toList();
        }
    }

    private static String classPath() {
        return String.join(
                File.pathSeparator,
                System.getProperty("jdk.module.path"),
                System.getProperty("java.class.path"),
                Path.of("target", "test-classes").toString());
    }
}

package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The build's training run, in a Java process of its own, since it closes the program's output.
class AotTrainingRunTest {

    @TempDir
    private Path directory;

    @Test
    void everyCommandSaysWhatItHasToSay() throws Exception {
        Path requests = Files.writeString(
                directory.resolve("requests"), "{\"cmd\":\"new\",\"profile\":\"board\",\"seats\":4,\"seed\":7}\n");
        Path output = directory.resolve("output");
        ProcessBuilder builder = new ProcessBuilder(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-D" + AotTrainingRun.PROPERTY + "=true",
                "-Duser.language=en",
                "-cp",
                System.getProperty("jdk.module.path") + File.pathSeparator + System.getProperty("java.class.path"),
                Main.class.getName(),
                "referee"));
        builder.environment().put("MILLEBORNES_HOME", directory.resolve("home").toString());
        Process process = builder.redirectInput(Redirect.from(requests.toFile()))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).as("ends by itself").isTrue();
        String said = Files.readString(output);
        assertThat(process.exitValue()).as(said).isZero();
        assertThat(said).contains("rounds", "Anna", "\"ok\":true");
    }
}

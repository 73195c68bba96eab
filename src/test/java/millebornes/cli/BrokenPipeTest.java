package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// The referee in a process of its own, whose reader closes the pipe.
class BrokenPipeTest {

    @Test
    void aRefereeThatNobodyReadsSaysSoInOneSentence() throws Exception {
        Process referee = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Duser.language=en",
                        "-cp",
                        String.join(
                                File.pathSeparator,
                                System.getProperty("jdk.module.path"),
                                System.getProperty("java.class.path")),
                        Main.class.getName(),
                        "referee")
                .start();
        referee.getInputStream().close();
        write(referee.getOutputStream());
        assertThat(referee.waitFor(1, TimeUnit.MINUTES)).as("ends by itself").isTrue();
        String said = new String(referee.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said.lines().toList()).hasSize(1).first().asString().startsWith("Nobody reads");
        assertThat(referee.exitValue()).isEqualTo(1);
    }

    /// Asks until the referee has gone.
    private static void write(OutputStream requests) {
        byte[] line = "{\"cmd\":\"new\",\"profile\":\"duel\"}\n".getBytes(StandardCharsets.UTF_8);
        try (requests) {
            for (int asked = 0; asked < 10_000; asked++) {
                requests.write(line);
                requests.flush();
            }
        } catch (IOException e) {
            assertThat(List.of("Broken pipe", "Stream closed")).contains(e.getMessage());
        }
    }
}

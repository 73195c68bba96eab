package millebornes.phones;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// A table that `host` serves in a process of its own, on this machine.
final class HostProcess implements AutoCloseable {

    private final Process process;
    private final PrintWriter input;
    private final JsonObject said;

    private HostProcess(Process process, JsonObject said) {
        this.process = process;
        this.input = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
        this.said = said;
    }

    /// Starts a table on a free port.
    ///
    /// @param players as `--players` wants them
    /// @param options further words of the command
    static HostProcess start(String players, String... options) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx160m",
                "-Duser.home=" + home(),
                "-cp",
                System.getProperty("java.class.path"),
                "millebornes.cli.Main",
                "host",
                "--players",
                players,
                "--port",
                "0",
                "--bind",
                "127.0.0.1",
                "--name",
                "hand.test"));
        command.addAll(List.of(options));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
            String line = output.readLine();
            if (line == null) {
                throw new IllegalStateException("host ended without a word: " + command);
            }
            return new HostProcess(process, JsonParser.parseString(line).getAsJsonObject());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A home of its own, so that no game is kept among somebody's games.
    private static Path home() {
        try {
            return Files.createTempDirectory("millebornes-phones");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The address that the person of that seat scans.
    String join(int seat) {
        return said.getAsJsonArray("seats").asList().stream()
                .map(one -> one.getAsJsonObject())
                .filter(one -> one.get("seat").getAsInt() == seat)
                .map(one -> named(one.get("join").getAsString()))
                .findFirst()
                .orElseThrow();
    }

    String room() {
        return named(said.get("room").getAsString());
    }

    String watch() {
        return named(said.get("watch").getAsString());
    }

    /// Loopback counts as a secure context, the address of a phone at home does not.
    private static String named(String address) {
        return address.replaceFirst("//[^:/]+", "//hand.test");
    }

    /// A tap on the big screen.
    void tap(String line) {
        input.println(line);
    }

    @Override
    public void close() {
        input.close();
        try {
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}

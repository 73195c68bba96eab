package millebornes.cli.text;

import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A program in a real pseudo-terminal, made by `script` of util-linux. Input arrives key by key, and output is read as
/// the screen would show it.
final class PseudoTerminal implements AutoCloseable {

    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);

    private final Process process;
    private final StringBuilder heard = new StringBuilder();
    private final Thread reader;
    private int read;
    private boolean ended;

    /// Runs a program of this class path.
    ///
    /// @param home where games are kept
    PseudoTerminal(Path home, Class<?> main, List<String> arguments) throws IOException {
        this(home, main, arguments, new Kind("xterm", 0));
    }

    /// What the terminal says of itself.
    ///
    /// @param type as in the environment's `TERM`
    /// @param columns how many characters it shows in a line, or 0 when it does not know
    record Kind(String type, int columns) {}

    PseudoTerminal(Path home, Class<?> main, List<String> arguments, Kind kind) throws IOException {
        List<String> java = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:auto",
                "-XX:TieredStopAtLevel=1",
                "-Dfile.encoding=UTF-8",
                "-Dstdout.encoding=UTF-8",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                classPath(),
                main.getName()));
        java.addAll(arguments);
        String line =
                String.join(" ", java.stream().map(word -> "'" + word + "'").toList());
        // Whoever builds in the background ignores Ctrl-C, and all programs that are started then inherit it.
        String listening = "stty cols " + kind.columns() + "; exec env --default-signal=INT " + line;
        ProcessBuilder builder = new ProcessBuilder("script", "-qefc", listening, "/dev/null");
        builder.environment().put("MILLEBORNES_HOME", home.toString());
        builder.environment().put("TERM", kind.type());
        builder.environment().put("LC_ALL", "C.UTF-8");
        this.process = builder.redirectErrorStream(true).start();
        this.reader = Thread.ofVirtual().start(this::listen);
    }

    static String classPath() {
        return String.join(
                File.pathSeparator,
                Arrays.stream(new String[] {
                            System.getProperty("jdk.module.path"),
                            System.getProperty("java.class.path"),
                            Path.of("target", "test-classes").toString()
                        })
                        .filter(path -> path != null && !path.isEmpty())
                        .toList());
    }

    private void listen() {
        try (Reader in = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)) {
            char[] some = new char[4096];
            for (int count = in.read(some); count >= 0; count = in.read(some)) {
                hear(new String(some, 0, count));
            }
        } catch (IOException _) {
            // The terminal has gone; what was heard is heard.
        }
        end();
    }

    private synchronized void hear(String text) {
        heard.append(text);
        notifyAll();
    }

    private synchronized void end() {
        ended = true;
        notifyAll();
    }

    /// Types these characters.
    PseudoTerminal type(String keys) {
        try {
            process.getOutputStream().write(keys.getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
        } catch (IOException gone) {
            throw new UncheckedIOException(all(), gone);
        }
        return this;
    }

    /// Waits until something is said after what was waited for last.
    ///
    /// @return everything from there up to the end of what was found
    synchronized String await(String expression) {
        Pattern wanted = Pattern.compile(expression);
        long late = System.nanoTime() + PATIENCE;
        while (true) {
            Matcher matcher = wanted.matcher(heard);
            if (matcher.find(read)) {
                String found = heard.substring(read, matcher.end());
                read = matcher.end();
                return found;
            }
            long left = TimeUnit.NANOSECONDS.toMillis(late - System.nanoTime());
            if (ended || left <= 0) {
                throw new AssertionError("nobody says " + expression + " after:\n" + heard);
            }
            try {
                wait(left);
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    /// Everything that was said.
    synchronized String all() {
        return heard.toString();
    }

    /// Waits for the end.
    ///
    /// @return the exit status
    int status() throws InterruptedException {
        if (!process.waitFor(90, TimeUnit.SECONDS)) {
            throw new AssertionError("does not end:\n" + all());
        }
        reader.join();
        return process.exitValue();
    }

    /// The terminal goes away, as when its window is closed.
    void hangUp() throws InterruptedException {
        List<ProcessHandle> inside = process.descendants().toList();
        process.destroyForcibly().waitFor();
        inside.forEach(program -> program.onExit().join());
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}

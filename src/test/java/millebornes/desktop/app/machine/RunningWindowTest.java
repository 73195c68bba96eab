package millebornes.desktop.app.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A second start hands its files to the window that runs, and to nothing else.
class RunningWindowTest {

    private final BlockingQueue<List<Path>> opened = new LinkedBlockingQueue<>();

    @TempDir
    private Path home;

    @Test
    void filesReachTheWindowThatRuns() throws Exception {
        Path game = home.resolve("Noël à Étretat 🐌.millebornes");
        try (RunningWindow window = RunningWindow.listen(home, opened::add)) {
            assertThat(window).isNotNull();
            assertThat(RunningWindow.handOver(home, List.of(game, Path.of("relative.json"))))
                    .isTrue();
            assertThat(next()).containsExactly(game, Path.of("relative.json").toAbsolutePath());
            assertThat(RunningWindow.handOver(home, List.of())).isTrue();
            assertThat(next()).isEmpty();
        }
        assertThat(RunningWindow.handOver(home, List.of(game)))
                .as("it has closed")
                .isFalse();
        assertThat(address()).doesNotExist();
    }

    /// The program as a second process: it hands the file over and ends, and needs no display for it.
    @Test
    void aSecondProcessHandsItsFileOver() throws Exception {
        Path game = Files.writeString(home.resolve("Noël.millebornes"), "whatever it is");
        try (RunningWindow window = RunningWindow.listen(home, opened::add)) {
            assertThat(window).isNotNull();
            assertThat(start(game.toString())).isZero();
            assertThat(next()).containsExactly(game);
            assertThat(start()).isZero();
            assertThat(next()).isEmpty();
        }
        assertThat(start(game.toString()))
                .as("a window of its own has no display here")
                .isEqualTo(3);
    }

    private int start(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "--module-path",
                System.getProperty("jdk.module.path"),
                "-m",
                "millebornes/millebornes.cli.Main"));
        command.addAll(List.of(arguments));
        ProcessBuilder second = new ProcessBuilder(command).redirectErrorStream(true);
        second.redirectOutput(ProcessBuilder.Redirect.DISCARD);
        second.environment().put("MILLEBORNES_HOME", home.toString());
        second.environment().remove("DISPLAY");
        second.environment().remove("WAYLAND_DISPLAY");
        return second.start().waitFor();
    }

    @Test
    void onlyItsOwnerMayReadTheKeys() throws IOException {
        assumeTrue(Files.getFileStore(home).supportsFileAttributeView("posix"), "a system with such permissions");
        try (RunningWindow window = RunningWindow.listen(home, opened::add)) {
            assertThat(window).isNotNull();
            assertThat(Files.getPosixFilePermissions(address()))
                    .containsExactlyInAnyOrder(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
        }
    }

    /// Whoever has no key opens nothing, and keeps nobody else out.
    @Test
    void strangersOpenNothing() throws Exception {
        try (RunningWindow window = RunningWindow.listen(home, opened::add)) {
            assertThat(window).isNotNull();
            int port = Integer.parseInt(Files.readString(address()).split(" ", -1)[0]);
            for (int stranger = 0; stranger < 200; stranger++) {
                try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                    socket.getOutputStream()
                            .write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n and much more"
                                    .getBytes(StandardCharsets.US_ASCII));
                    assertThat(socket.getInputStream().read()).isEqualTo(-1);
                } catch (IOException _) {
                    // It has closed the connection already.
                }
            }
            assertThat(RunningWindow.handOver(home, List.of(home))).isTrue();
            assertThat(next()).containsExactly(home);
        }
        assertThat(opened).isEmpty();
    }

    /// What a window that was killed has left leads to nobody, or to another program.
    @Test
    void anAddressThatLeadsElsewhereIsNotBelieved() throws Exception {
        assertThat(RunningWindow.handOver(home, List.of())).isFalse();
        for (String text : List.of("", "x y z", "99999999 a b", "-1 a b", "1 2", "\0")) {
            Files.writeString(address(), text);
            assertThat(RunningWindow.handOver(home, List.of())).as(text).isFalse();
        }
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Files.writeString(address(), other.getLocalPort() + " 0123456789abcdef0123456789abcdef answer");
            Thread answering = Thread.ofVirtual().start(() -> {
                try (Socket caller = other.accept()) {
                    caller.getOutputStream().write("\0\5hello".getBytes(StandardCharsets.US_ASCII));
                } catch (IOException failed) {
                    throw new AssertionError(failed);
                }
            });
            assertThat(RunningWindow.handOver(home, List.of())).isFalse();
            answering.join();
        }
    }

    /// A window that closes late does not take away what another one has written.
    @Test
    void theLastWindowIsTheOneThatIsReached() throws Exception {
        RunningWindow first = RunningWindow.listen(home, files -> {
            throw new AssertionError(files);
        });
        try (RunningWindow second = RunningWindow.listen(home, opened::add)) {
            assertThat(second).isNotNull();
            first.close();
            assertThat(RunningWindow.handOver(home, List.of(home))).isTrue();
            assertThat(next()).containsExactly(home);
        }
    }

    private Path address() {
        return home.resolve("window.address");
    }

    private List<Path> next() throws InterruptedException {
        @Nullable List<Path> files = opened.poll(1, TimeUnit.MINUTES);
        assertThat(files).isNotNull();
        return files;
    }
}

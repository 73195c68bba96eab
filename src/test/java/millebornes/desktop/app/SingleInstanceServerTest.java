package millebornes.desktop.app;

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
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import millebornes.ProgramProcess;
import millebornes.save.DataFolder;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGameFiles;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A second start passes its files to the running window, and to nothing else.
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class SingleInstanceServerTest {

    private final BlockingQueue<List<Path>> opened = new LinkedBlockingQueue<>();

    @TempDir
    private Path home;

    @Test
    void filesReachTheWindowThatRuns() throws Exception {
        Path game = home.resolve("Noël à Étretat 🐌.millebornes");
        try (SingleInstanceServer server = SingleInstanceServer.listen(home, opened::add)) {
            assertThat(server).isNotNull();
            assertThat(SingleInstanceServer.handOver(home, List.of(game, Path.of("relative.json"))))
                    .isTrue();
            assertThat(next()).containsExactly(game, Path.of("relative.json").toAbsolutePath());
            assertThat(SingleInstanceServer.handOver(home, List.of())).isTrue();
            assertThat(next()).isEmpty();
        }
        assertThat(SingleInstanceServer.handOver(home, List.of(game)))
                .as("it has closed")
                .isFalse();
        assertThat(address()).doesNotExist();
    }

    /// The program as a second process: it hands the file over and ends, and needs no display for it.
    @Test
    void aSecondProcessHandsItsFileOver() throws Exception {
        Path game = Files.writeString(home.resolve("Noël.millebornes"), "whatever it is");
        try (SingleInstanceServer server = SingleInstanceServer.listen(home, opened::add)) {
            assertThat(server).isNotNull();
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
        return ProgramProcess.of(home, List.of(), List.of(arguments))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    /// Two starts of the whole program: the second one's game stands among the games of the first, once.
    @Test
    void theWindowOfTheFirstStartTakesTheGameOfTheSecond() throws Exception {
        Session session = Session.start(TestGames.people(2, 5));
        Path game = home.resolve("Noël.millebornes");
        SavedGameFiles.write(SavedSessionConverter.of(session, SaveMetadata.NONE.withName("Noël")), game);
        Path kept = home.resolve("home");
        Process first = ProgramProcess.of(kept, List.of("-Dglass.platform=Headless", "-Dprism.order=sw"), List.of())
                .redirectErrorStream(true)
                .redirectOutput(home.resolve("first.log").toFile())
                .start();
        try {
            await(first, () -> Files.exists(kept.resolve("window.address")));
            for (int start = 0; start < 2; start++) {
                Process second = ProgramProcess.of(kept, List.of(), List.of(game.toString()))
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
                assertThat(second.waitFor()).isZero();
                await(first, () -> !games(kept).isEmpty());
            }
            assertThat(games(kept)).hasSize(1);
        } finally {
            first.destroyForcibly().waitFor();
        }
        assertThat(games(kept)).hasSize(1);
    }

    private static List<LibraryGame> games(Path kept) throws IOException {
        return new GameLibrary(DataFolder.games(kept)).list();
    }

    private static void await(Process running, Callable<Boolean> happened) throws Exception {
        while (!happened.call()) {
            assertThat(running.isAlive()).as("the first window").isTrue();
            Thread.sleep(20);
        }
    }

    @Test
    void onlyItsOwnerMayReadTheKeys() throws IOException {
        assumeTrue(Files.getFileStore(home).supportsFileAttributeView("posix"), "a system with such permissions");
        try (SingleInstanceServer server = SingleInstanceServer.listen(home, opened::add)) {
            assertThat(server).isNotNull();
            assertThat(Files.getPosixFilePermissions(address()))
                    .containsExactlyInAnyOrder(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
        }
    }

    /// A caller without the key opens nothing, and keeps no other caller out.
    @Test
    void strangersOpenNothing() throws Exception {
        try (SingleInstanceServer server = SingleInstanceServer.listen(home, opened::add)) {
            assertThat(server).isNotNull();
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
            assertThat(SingleInstanceServer.handOver(home, List.of(home))).isTrue();
            assertThat(next()).containsExactly(home);
        }
        assertThat(opened).isEmpty();
    }

    /// What a window that was killed has left leads nowhere, or to another program.
    @Test
    void anAddressThatLeadsElsewhereIsNotBelieved() throws Exception {
        assertThat(SingleInstanceServer.handOver(home, List.of())).isFalse();
        for (String text : List.of("", "x y z", "99999999 a b", "-1 a b", "1 2", "\0")) {
            Files.writeString(address(), text);
            assertThat(SingleInstanceServer.handOver(home, List.of())).as(text).isFalse();
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
            assertThat(SingleInstanceServer.handOver(home, List.of())).isFalse();
            answering.join();
        }
    }

    /// A window that closes late does not take away what another one has written.
    @Test
    void theLastWindowIsTheOneThatIsReached() throws Exception {
        SingleInstanceServer firstServer = SingleInstanceServer.listen(home, files -> {
            throw new AssertionError(files);
        });
        try (SingleInstanceServer secondServer = SingleInstanceServer.listen(home, opened::add)) {
            assertThat(secondServer).isNotNull();
            firstServer.close();
            assertThat(SingleInstanceServer.handOver(home, List.of(home))).isTrue();
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

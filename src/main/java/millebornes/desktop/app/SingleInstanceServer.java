package millebornes.desktop.app;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import millebornes.save.AtomicFile;
import millebornes.save.BoundedFile;

/// Lets a second start of the program pass its files to the running window.
///
/// The window listens on a port of the loopback interface. The file `window.address` in the data folder, which only its
/// owner may read, contains the port and two random keys: with the first, the second start proves that it can read the
/// file; with the other, the window proves that it wrote it.
final class SingleInstanceServer implements AutoCloseable {

    private static final Logger LOG = System.getLogger(SingleInstanceServer.class.getName());
    private static final String FILE = "window.address";
    private static final int LONGEST_ADDRESS = 200;
    private static final int KEY_BYTES = 16;
    private static final int MOST_FILES = 1000;

    /// The greatest number of simultaneous connections; one without the key lasts a few seconds.
    private static final int MOST_CALLERS = 8;

    private static final Duration PATIENCE = Duration.ofSeconds(3);
    private static final Duration BETWEEN_TRIES = Duration.ofMillis(50);

    private final Path file;
    private final Address address;
    private final ServerSocket listening;
    private final Consumer<List<Path>> opened;
    private final Semaphore places = new Semaphore(MOST_CALLERS);

    /// The content of the file `window.address`.
    ///
    /// @param port the port of the window
    /// @param key proves that a second start has read the file
    /// @param answer proves that the window has written it
    private record Address(int port, String key, String answer) {

        static Address fresh(int port) {
            SecureRandom random = new SecureRandom();
            return new Address(port, key(random), key(random));
        }

        private static String key(SecureRandom random) {
            byte[] bytes = new byte[KEY_BYTES];
            random.nextBytes(bytes);
            return HexFormat.of().formatHex(bytes);
        }

        String text() {
            return port + " " + key + " " + answer + "\n";
        }

        static Optional<Address> read(Path file) {
            try {
                String[] words = BoundedFile.text(file, LONGEST_ADDRESS).strip().split(" ", -1);
                return words.length == 3
                        ? Optional.of(new Address(Integer.parseInt(words[0]), words[1], words[2]))
                        : Optional.empty();
            } catch (IOException | NumberFormatException _) {
                return Optional.empty();
            }
        }
    }

    private SingleInstanceServer(Path file, Address address, ServerSocket listening, Consumer<List<Path>> opened) {
        this.file = file;
        this.address = address;
        this.listening = listening;
        this.opened = opened;
    }

    /// Starts to listen, on a thread of its own.
    ///
    /// @param home the data folder
    /// @param opened called on another thread with the files of a second start, possibly none
    /// @throws IOException when nothing can listen here, or the folder cannot be written
    public static SingleInstanceServer listen(Path home, Consumer<List<Path>> opened) throws IOException {
        ServerSocket listening = new ServerSocket(0, MOST_CALLERS, InetAddress.getLoopbackAddress());
        Address address = Address.fresh(listening.getLocalPort());
        SingleInstanceServer server = new SingleInstanceServer(home.resolve(FILE), address, listening, opened);
        try {
            AtomicFile.write(server.file, address.text());
        } catch (IOException failed) {
            listening.close();
            throw failed;
        }
        Thread.ofPlatform().name("second starts").daemon().start(server::accept);
        return server;
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket caller = listening.accept();
                if (places.tryAcquire()) {
                    Thread.ofVirtual().name("second start").start(() -> answer(caller));
                } else {
                    caller.close();
                }
            } catch (IOException failed) {
                LOG.log(Level.DEBUG, "a second start cannot be accepted", failed);
                if (!listening.isClosed()) {
                    // Mostly there is no file descriptor left.
                    LockSupport.parkNanos(BETWEEN_TRIES.toNanos());
                }
            }
        }
    }

    private void answer(Socket caller) {
        try (caller) {
            caller.setSoTimeout((int) PATIENCE.toMillis());
            DataInputStream in = new DataInputStream(caller.getInputStream());
            byte[] key = in.readNBytes(2 * KEY_BYTES);
            if (!MessageDigest.isEqual(key, address.key().getBytes(StandardCharsets.US_ASCII))) {
                return;
            }
            List<Path> files = files(in);
            DataOutputStream out = new DataOutputStream(caller.getOutputStream());
            out.writeUTF(address.answer());
            out.flush();
            opened.accept(files);
        } catch (IOException | InvalidPathException failed) {
            LOG.log(Level.DEBUG, "a second start could not be heard", failed);
        } finally {
            places.release();
        }
    }

    private static List<Path> files(DataInputStream in) throws IOException {
        int count = in.readInt();
        if (count < 0 || count > MOST_FILES) {
            throw new IOException("so many files: " + count);
        }
        List<Path> files = new ArrayList<>();
        for (int file = 0; file < count; file++) {
            files.add(Path.of(in.readUTF()));
        }
        return files;
    }

    /// Passes files to the running window of a data folder, if there is one.
    ///
    /// @param files none just brings that window to the front
    /// @return false when no window has accepted them
    public static boolean handOver(Path home, List<Path> files) {
        Optional<Address> found = Address.read(home.resolve(FILE));
        if (found.isEmpty()) {
            return false;
        }
        Address address = found.get();
        try (Socket window = new Socket()) {
            window.setSoTimeout((int) PATIENCE.toMillis());
            window.connect(
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), address.port()), (int) PATIENCE.toMillis());
            DataOutputStream out = new DataOutputStream(window.getOutputStream());
            out.write(address.key().getBytes(StandardCharsets.US_ASCII));
            out.writeInt(files.size());
            for (Path file : files) {
                out.writeUTF(file.toAbsolutePath().toString());
            }
            out.flush();
            return new DataInputStream(window.getInputStream()).readUTF().equals(address.answer());
        } catch (IOException | IllegalArgumentException _) {
            // The window that wrote the address has ended, or does not answer.
            return false;
        }
    }

    /// Stops listening.
    @Override
    public void close() {
        try {
            listening.close();
            if (Address.read(file).filter(address::equals).isPresent()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException failed) {
            LOG.log(Level.DEBUG, file + " cannot be deleted", failed);
        }
    }
}

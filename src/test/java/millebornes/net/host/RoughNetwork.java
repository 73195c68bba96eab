package millebornes.net.host;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/// A very bad home network between phones and a table: every byte is delayed, connections are lost, and sometimes
/// nothing comes through at all. It has another address of this machine and the table's own port.
final class RoughNetwork implements AutoCloseable {

    static final String ADDRESS = "127.0.0.2";

    private static final int CALM_MILLIS = 1_000;

    /// How bad it is.
    ///
    /// @param delayMillis so long everything takes, there and back
    /// @param loses with how many of a hundred pieces the line is lost
    /// @param silenceMillis so long nothing comes through, once in a while
    record Trouble(int delayMillis, int loses, int silenceMillis) {}

    private final Trouble trouble;
    private final int port;
    private final ServerSocket outside;
    private final AtomicInteger lines = new AtomicInteger();
    private final AtomicInteger lost = new AtomicInteger();
    private final AtomicInteger silences = new AtomicInteger();
    private final long began = System.nanoTime();

    /// @param base the address of the table on this machine
    RoughNetwork(String base, Trouble trouble) throws IOException {
        this.trouble = trouble;
        this.port = URI.create(base).getPort();
        this.outside = new ServerSocket();
        outside.bind(new InetSocketAddress(InetAddress.ofLiteral(ADDRESS), port), 1_000);
        Thread.ofVirtual().start(this::accept);
    }

    /// The table's address as phones know it.
    String base() {
        return "http://" + ADDRESS + ":" + port;
    }

    /// How many lines were lost.
    int lost() {
        return lost.get();
    }

    /// How many pieces had to wait because nothing came through.
    int silences() {
        return silences.get();
    }

    private void accept() {
        try {
            while (true) {
                Socket phone = outside.accept();
                Socket table = new Socket(InetAddress.getLoopbackAddress(), port);
                phone.setTcpNoDelay(true);
                table.setTcpNoDelay(true);
                int line = lines.incrementAndGet();
                Thread.ofVirtual().start(() -> carry(phone, table, new Random(line)));
                Thread.ofVirtual().start(() -> carry(table, phone, new Random(-line)));
            }
        } catch (IOException _) {
            // It was closed.
        }
    }

    private void carry(Socket from, Socket to, Random luck) {
        byte[] piece = new byte[16_384];
        try (from;
                to;
                InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            for (int length = in.read(piece); length >= 0; length = in.read(piece)) {
                Thread.sleep(trouble.delayMillis());
                sitOutSilence();
                if (luck.nextInt(100) < trouble.loses()) {
                    lost.incrementAndGet();
                    out.write(piece, 0, luck.nextInt(length));
                    return;
                }
                out.write(piece, 0, length);
            }
        } catch (IOException _) {
            // One of the two has hung up.
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void sitOutSilence() throws InterruptedException {
        long now = (System.nanoTime() - began) / 1_000_000 % (CALM_MILLIS + trouble.silenceMillis());
        if (now >= CALM_MILLIS) {
            silences.incrementAndGet();
            Thread.sleep(CALM_MILLIS + trouble.silenceMillis() - now);
        }
    }

    @Override
    public void close() throws IOException {
        outside.close();
    }
}

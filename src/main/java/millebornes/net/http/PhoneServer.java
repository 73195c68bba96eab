package millebornes.net.http;

import java.io.Closeable;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// Listens for phones and serves them until it is closed: HTTP/1.1, one virtual thread per connection.
public final class PhoneServer implements AutoCloseable {

    private static final Logger LOG = System.getLogger(PhoneServer.class.getName());

    /// The most connections that the system queues until they are accepted.
    private static final int BACKLOG = 1_024;

    private static final long WATCH_MILLIS = 250;
    private static final long PAUSE_MILLIS = 50;
    private static final Duration LAST_CALL = Duration.ofSeconds(2);
    private static final long LAST_WORDS_MILLIS = 500;

    private final ServerSocket listener;
    private final Thread acceptor =
            Thread.ofPlatform().daemon().name("phones accept").unstarted(this::accept);
    private final ServerConfig config;
    private final PhoneHandler handler;
    private final OpenConnections connections;
    private final ServerFigures figures = new ServerFigures();
    private final ExecutorService threads = Executors.newThreadPerTaskExecutor(
            Thread.ofVirtual().name("phone-", 0).factory());
    private final ScheduledExecutorService watchdog = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("phones watchdog").factory());

    private PhoneServer(ServerSocket listener, TableDirectory tables, ServerConfig config) {
        this.listener = listener;
        this.config = config;
        this.handler = new PhoneHandler(tables, config, figures);
        this.connections = new OpenConnections(config.limits().connections(), figures);
    }

    /// Opens the port and starts to listen.
    ///
    /// @throws IOException when the port is in use or not permitted
    public static PhoneServer start(TableDirectory tables, ServerConfig config) throws IOException {
        ServerSocket listener = new ServerSocket();
        try {
            listener.bind(config.address(), BACKLOG);
        } catch (IOException | RuntimeException failed) {
            listener.close();
            throw failed;
        }
        PhoneServer server = new PhoneServer(listener, tables, config);
        Future<?> _ = server.watchdog.scheduleWithFixedDelay(
                server.connections::closeOverdue, WATCH_MILLIS, WATCH_MILLIS, TimeUnit.MILLISECONDS);
        server.acceptor.start();
        return server;
    }

    /// The port at which the server listens.
    public int port() {
        return listener.getLocalPort();
    }

    ServerFigures figures() {
        return figures;
    }

    /// Waits until all streams have written their last message, at most half a second. The caller has closed the tables.
    public void awaitStreams() throws InterruptedException {
        for (long waited = 0; waited < LAST_WORDS_MILLIS && figures.streams() > 0; waited += PAUSE_MILLIS) {
            Thread.sleep(PAUSE_MILLIS);
        }
    }

    /// Stops listening, closes every connection and stream, and frees the port.
    @Override
    public void close() {
        close(listener);
        watchdog.shutdownNow();
        connections.closeAll();
        threads.shutdownNow();
        try {
            // The port is free only after the blocked accept has returned.
            acceptor.join(LAST_CALL);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void accept() {
        while (!listener.isClosed()) {
            try {
                begin(listener.accept());
            } catch (IOException | RuntimeException | Error failed) {
                if (!listener.isClosed()) {
                    // Mostly there is no file descriptor left: one connection less gives one back.
                    LOG.log(Level.WARNING, "a connection cannot be accepted", failed);
                    connections.endLeastUseful();
                    pause();
                }
            }
        }
    }

    private void begin(Socket socket) {
        boolean isProxy = config.proxies().contains(socket.getInetAddress());
        Optional<OpenConnections.Open> admitted = connections.admit(socket, isProxy);
        if (admitted.isEmpty()) {
            close(socket);
            return;
        }
        OpenConnections.Open open = admitted.get();
        HttpConnection connection = new HttpConnection(socket, open.state(), handler, config);
        try {
            threads.execute(() -> {
                try {
                    connection.run();
                } finally {
                    connections.ended(open);
                }
            });
        } catch (RejectedExecutionException _) {
            // The server is being closed, and with it every connection.
            close(socket);
        }
    }

    private static void close(Closeable socket) {
        try {
            socket.close();
        } catch (IOException failed) {
            LOG.log(Level.DEBUG, "a socket cannot be closed", failed);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}

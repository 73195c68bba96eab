package millebornes.net.http;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// Listens for phones until it is closed.
public final class PhoneServer implements AutoCloseable {

    private static final int BACKLOG = 128;
    private static final String REQUEST_SECONDS = "10";
    private static final String IDLE_SECONDS = "20";
    private static final String HEADERS = "64";
    private static final String HEADER_BYTES = "16384";

    private final HttpServer server;
    private final ExecutorService requests;
    private final ScheduledExecutorService watchdog;
    private final ServerFigures figures = new ServerFigures();
    private final OpenStreams streams;

    private PhoneServer(HttpServer server, HttpLimits limits) {
        this.server = server;
        this.requests = Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name("phone-", 0).factory());
        this.watchdog = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("phones watchdog").factory());
        this.streams = new OpenStreams(limits, figures);
        Future<?> _ = watchdog.scheduleWithFixedDelay(streams::dropSlow, 1, 1, TimeUnit.SECONDS);
    }

    /// Listens from now on.
    ///
    /// @throws IOException when the port is taken or must not be used
    public static PhoneServer start(TableDirectory tables, ServerListening listening) throws IOException {
        tune(listening.limits());
        HttpServer http = HttpServer.create(listening.address(), BACKLOG);
        PhoneServer server = new PhoneServer(http, listening.limits());
        http.createContext("/", new PhoneHandler(tables, listening, server.streams, server.figures));
        http.setExecutor(server.requests);
        http.start();
        return server;
    }

    /// Where it listens.
    public int port() {
        return server.getAddress().getPort();
    }

    public ServerFigures figures() {
        return figures;
    }

    /// Listens no longer. Whoever still has a stream loses it.
    @Override
    public void close() {
        server.stop(0);
        watchdog.shutdownNow();
        requests.shutdownNow();
    }

    /// The server of the JDK reads these once, before it is used first. What somebody has set already stays.
    private static void tune(HttpLimits limits) {
        tune("sun.net.httpserver.nodelay", "true");
        tune("sun.net.httpserver.maxReqTime", REQUEST_SECONDS);
        tune("sun.net.httpserver.idleInterval", IDLE_SECONDS);
        tune("sun.net.httpserver.maxReqHeaders", HEADERS);
        tune("sun.net.httpserver.maxReqHeaderSize", HEADER_BYTES);
        tune("jdk.httpserver.maxConnections", Integer.toString(limits.connections()));
    }

    private static void tune(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }
}

package millebornes.net.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import millebornes.net.table.TableDoor;
import millebornes.net.table.TableThread.TableBusyException;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Answers every request: looks whether it was meant for this table, then for its key, then for what it wants.
final class PhoneHandler implements HttpHandler {

    private static final Logger LOG = System.getLogger(PhoneHandler.class.getName());
    private static final String GET = "GET";
    private static final String HEAD = "HEAD";
    private static final String POST = "POST";

    private final TableDirectory tables;
    private final ServerListening listening;
    private final OpenStreams streams;
    private final ServerFigures figures;
    private final PageFiles files = new PageFiles();
    private final KeyReader keys;
    private final ApiRequests api;

    PhoneHandler(TableDirectory tables, ServerListening listening, OpenStreams streams, ServerFigures figures) {
        this.tables = tables;
        this.listening = listening;
        this.streams = streams;
        this.figures = figures;
        this.keys = new KeyReader(tables, listening.limits());
        this.api = new ApiRequests(
                tables, listening.limits(), figures, listening.guard().isOnInternet());
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try {
            headers(exchange.getResponseHeaders());
            @Nullable HttpAnswer answer = safely(exchange);
            if (answer != null) {
                figures.answered(answer.status());
                send(exchange, answer);
            }
        } finally {
            exchange.close();
        }
    }

    /// The answer, or null when it has been given already. One request's mistake is nobody else's business.
    private @Nullable HttpAnswer safely(HttpExchange exchange) throws IOException {
        try {
            return answer(exchange);
        } catch (TableBusyException late) {
            LOG.log(Level.WARNING, "a table does not answer", late);
            return HttpAnswer.busy();
        } catch (RuntimeException broken) {
            LOG.log(Level.ERROR, "a request failed", broken);
            return HttpAnswer.broken();
        }
    }

    private @Nullable HttpAnswer answer(HttpExchange exchange) throws IOException, TableBusyException {
        listening.heard().accept(exchange.getRemoteAddress().getAddress());
        InetAddress local = exchange.getLocalAddress().getAddress();
        if (!listening
                .guard()
                .isMeantForUs(
                        exchange.getRequestHeaders(),
                        local,
                        exchange.getLocalAddress().getPort())) {
            return HttpAnswer.foreign();
        }
        String path = exchange.getRequestURI().getRawPath();
        if (path.startsWith("/api/")) {
            return api(exchange, path.substring("/api/".length()));
        }
        if (!exchange.getRequestMethod().equals(GET)
                && !exchange.getRequestMethod().equals(HEAD)) {
            return HttpAnswer.noSuchMethod(GET);
        }
        return switch (path) {
            case "/health" -> HttpAnswer.text("ok\n");
            case "/metrics" -> HttpAnswer.text(figures.text(tables.count()));
            default -> understandsGzip(exchange) ? files.compressedAnswer(path) : files.answer(path);
        };
    }

    private @Nullable HttpAnswer api(HttpExchange exchange, String name) throws IOException, TableBusyException {
        Optional<ApiRequest> wanted = ApiRequest.named(name);
        if (wanted.isEmpty()) {
            return HttpAnswer.notFound();
        }
        ApiRequest request = wanted.get();
        String method = request.isRead() ? GET : POST;
        if (!exchange.getRequestMethod().equals(method)) {
            return HttpAnswer.noSuchMethod(method);
        }
        Words words = words(exchange);
        if (request == ApiRequest.TABLES) {
            return api.open(exchange, words);
        }
        KeyReader.Found found = keys.find(exchange, request);
        @Nullable TableDoor door = found.door();
        if (door == null) {
            return HttpAnswer.wrongKey();
        }
        if (!found.isWithinLimit()) {
            return HttpAnswer.tooMany(1);
        }
        if (request.isStream()) {
            return streams.run(exchange, door, found.access(), words) ? null : HttpAnswer.full();
        }
        return api.answer(request, exchange, door, found.access(), words);
    }

    private static Words words(HttpExchange exchange) {
        return RequestLanguage.of(
                exchange.getRequestURI().getRawQuery(),
                exchange.getRequestHeaders().getFirst("Accept-Language"));
    }

    private static void headers(Headers headers) {
        headers.set("Cache-Control", "no-store");
        headers.set("Content-Security-Policy", "default-src 'self'");
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("X-Frame-Options", "DENY");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
    }

    private static boolean understandsGzip(HttpExchange exchange) {
        return exchange.getRequestHeaders().getOrDefault("Accept-Encoding", List.of()).stream()
                .anyMatch(accepted -> accepted.contains("gzip"));
    }

    private static void send(HttpExchange exchange, HttpAnswer answer) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", answer.type());
        answer.headers().forEach(exchange.getResponseHeaders()::set);
        boolean hasBody = !exchange.getRequestMethod().equals(HEAD) && answer.body().length > 0;
        exchange.sendResponseHeaders(answer.status(), hasBody ? answer.body().length : -1);
        if (hasBody) {
            try (OutputStream out = exchange.getResponseBody()) {
                out.write(answer.body());
            }
        }
    }
}

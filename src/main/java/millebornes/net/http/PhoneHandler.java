package millebornes.net.http;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import millebornes.net.table.TableThread.TableBusyException;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Answers every request: checks the host, then dispatches by path.
final class PhoneHandler {

    private static final Logger LOG = System.getLogger(PhoneHandler.class.getName());
    private static final String GET = "GET";
    private static final String HEAD = "HEAD";

    private final TableDirectory tables;
    private final ServerConfig config;
    private final ServerFigures figures;
    private final PageFiles files = new PageFiles();
    private final ApiRequestHandler api;

    PhoneHandler(TableDirectory tables, ServerConfig config, ServerFigures figures) {
        this.tables = tables;
        this.config = config;
        this.figures = figures;
        this.api = new ApiRequestHandler(tables, config.limits(), figures);
    }

    /// Answers a request; returns null when the answer was written as a stream. Called on the thread of the connection.
    /// If the program fails in one request, only its connection is closed.
    ///
    /// @throws MalformedRequestException when the body of the request is malformed
    /// @throws IOException when the connection is lost
    @Nullable
    HttpAnswer answer(PhoneRequest request) throws IOException, MalformedRequestException {
        Words words = RequestLanguage.of(request.head());
        @Nullable HttpAnswer answer;
        try {
            answer = find(request, words);
        } catch (TableBusyException exception) {
            LOG.log(Level.WARNING, "a table does not answer", exception);
            answer = HttpRefusal.BUSY.answer(words, 1);
        } catch (RuntimeException | Error broken) {
            LOG.log(Level.ERROR, "a request failed", broken);
            answer = HttpRefusal.BROKEN.answer(words);
        }
        if (answer != null) {
            figures.answered(answer.status());
        }
        return answer;
    }

    /// Counts a request that was refused before it could be handled.
    void refused(HttpRefusal refusal) {
        figures.answered(refusal.status());
    }

    private @Nullable HttpAnswer find(PhoneRequest request, Words words)
            throws IOException, MalformedRequestException, TableBusyException {
        config.heard().accept(request.peer());
        RequestHead head = request.head();
        InetSocketAddress local = request.local();
        request.rank(ConnectionState.Rank.STRANGER);
        if (!config.guard().isMeantForUs(head, local.getAddress(), local.getPort())) {
            return HttpRefusal.FOREIGN.answer(words);
        }
        String path = head.path();
        if (path.startsWith("/api/")) {
            return api.answer(path.substring("/api/".length()), request, words);
        }
        if (!head.method().equals(GET) && !head.method().equals(HEAD)) {
            return HttpRefusal.noSuchMethod(GET, words);
        }
        return switch (path) {
            case "/health" -> HttpAnswer.text("ok\n");
            case "/metrics" -> HttpAnswer.text(figures.text(tables.count()));
            default ->
                (head.has("accept-encoding", "gzip") ? files.compressedAnswer(path) : files.answer(path))
                        .orElseGet(() -> HttpRefusal.NOT_FOUND.answer(words));
        };
    }
}

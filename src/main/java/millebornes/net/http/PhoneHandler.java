package millebornes.net.http;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.util.Optional;
import millebornes.net.table.KeyDigest;
import millebornes.net.table.TableAccess;
import millebornes.net.table.TableDoor;
import millebornes.net.table.TableThread.TableBusyException;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Answers every request: checks the host, then the key, then the request.
final class PhoneHandler implements RequestHandler {

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

    PhoneHandler(TableDirectory tables, ServerListening listening, ServerFigures figures) {
        this.tables = tables;
        this.listening = listening;
        this.streams = new OpenStreams(listening.limits(), figures);
        this.figures = figures;
        this.keys = new KeyReader(tables, listening.limits());
        this.api = new ApiRequests(tables, listening.limits(), figures);
    }

    /// One request's mistake, of whatever kind, is no other one's: only its connection ends.
    @Override
    public @Nullable HttpAnswer answer(PhoneRequest request) throws IOException, RefusedRequestException {
        @Nullable HttpAnswer answer;
        try {
            answer = find(request);
        } catch (TableBusyException late) {
            LOG.log(Level.WARNING, "a table does not answer", late);
            answer = HttpAnswer.busy();
        } catch (RuntimeException | Error broken) {
            LOG.log(Level.ERROR, "a request failed", broken);
            answer = HttpAnswer.broken();
        }
        if (answer != null) {
            figures.answered(answer.status());
        }
        return answer;
    }

    @Override
    public void refused(HttpAnswer answer) {
        figures.answered(answer.status());
    }

    private @Nullable HttpAnswer find(PhoneRequest request)
            throws IOException, RefusedRequestException, TableBusyException {
        listening.heard().accept(request.peer());
        RequestHead head = request.head();
        InetSocketAddress local = request.local();
        request.rank(ConnectionState.Rank.STRANGER);
        if (!listening.guard().isMeantForUs(head, local.getAddress(), local.getPort())) {
            return HttpAnswer.foreign();
        }
        String path = head.path();
        if (path.startsWith("/api/")) {
            return api(request, path.substring("/api/".length()));
        }
        if (!head.method().equals(GET) && !head.method().equals(HEAD)) {
            return HttpAnswer.noSuchMethod(GET);
        }
        return switch (path) {
            case "/health" -> HttpAnswer.text("ok\n");
            case "/metrics" -> HttpAnswer.text(figures.text(tables.count()));
            default -> head.has("accept-encoding", "gzip") ? files.compressedAnswer(path) : files.answer(path);
        };
    }

    private @Nullable HttpAnswer api(PhoneRequest request, String name)
            throws IOException, RefusedRequestException, TableBusyException {
        Optional<ApiRequest> named = ApiRequest.named(name);
        if (named.isEmpty()) {
            return HttpAnswer.notFound();
        }
        ApiRequest wanted = named.get();
        String method = wanted.isRead() ? GET : POST;
        if (!request.head().method().equals(method)) {
            return HttpAnswer.noSuchMethod(method);
        }
        if (wanted == ApiRequest.TABLES) {
            return api.open(request);
        }
        KeyReader.Found found = keys.find(request, wanted);
        @Nullable TableDoor door = found.door();
        if (door == null) {
            return HttpAnswer.wrongKey();
        }
        if (found.key() != null) {
            boolean isSeated = found.access() instanceof TableAccess.Holder;
            request.rank(isSeated ? ConnectionState.Rank.SEATED : ConnectionState.Rank.KEYED);
        }
        if (!found.isWithinLimit()) {
            return HttpAnswer.tooMany(1);
        }
        Words words = RequestLanguage.of(request.head().query(), request.head().first("accept-language"));
        return answer(wanted, request, door, found, words);
    }

    private @Nullable HttpAnswer answer(
            ApiRequest wanted, PhoneRequest request, TableDoor door, KeyReader.Found found, Words words)
            throws IOException, RefusedRequestException, TableBusyException {
        @Nullable KeyDigest key = found.key();
        if (wanted == ApiRequest.TABLE_EVENTS) {
            return streams.watch(request, door, key, words) ? null : HttpAnswer.full();
        }
        if (key == null) {
            return HttpAnswer.wrongKey();
        }
        if (wanted == ApiRequest.EVENTS) {
            boolean isTold = found.access() instanceof TableAccess.Holder holder
                    && streams.follow(request, door, key, holder.seat(), words);
            return isTold ? null : HttpAnswer.full();
        }
        return api.answer(wanted, request, door, key, words);
    }
}

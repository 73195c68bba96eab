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
        Words words = RequestLanguage.of(request.head());
        @Nullable HttpAnswer answer;
        try {
            answer = find(request, words);
        } catch (TableBusyException late) {
            LOG.log(Level.WARNING, "a table does not answer", late);
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

    @Override
    public void refused(HttpRefusal refusal) {
        figures.answered(refusal.status());
    }

    private @Nullable HttpAnswer find(PhoneRequest request, Words words)
            throws IOException, RefusedRequestException, TableBusyException {
        listening.heard().accept(request.peer());
        RequestHead head = request.head();
        InetSocketAddress local = request.local();
        request.rank(ConnectionState.Rank.STRANGER);
        if (!listening.guard().isMeantForUs(head, local.getAddress(), local.getPort())) {
            return HttpRefusal.FOREIGN.answer(words);
        }
        String path = head.path();
        if (path.startsWith("/api/")) {
            return api(request, path.substring("/api/".length()), words);
        }
        if (!head.method().equals(GET) && !head.method().equals(HEAD)) {
            return noSuchMethod(GET, words);
        }
        return switch (path) {
            case "/health" -> HttpAnswer.text("ok\n");
            case "/metrics" -> HttpAnswer.text(figures.text(tables.count()));
            default ->
                (head.has("accept-encoding", "gzip") ? files.compressedAnswer(path) : files.answer(path))
                        .orElseGet(() -> HttpRefusal.NOT_FOUND.answer(words));
        };
    }

    private static HttpAnswer noSuchMethod(String allowed, Words words) {
        return HttpRefusal.NO_SUCH_METHOD.answer(words).with("Allow", allowed);
    }

    private @Nullable HttpAnswer api(PhoneRequest request, String name, Words words)
            throws IOException, RefusedRequestException, TableBusyException {
        Optional<ApiRequest> named = ApiRequest.named(name);
        if (named.isEmpty()) {
            return HttpRefusal.NOT_FOUND.answer(words);
        }
        ApiRequest wanted = named.get();
        String method = wanted.isRead() ? GET : POST;
        if (!request.head().method().equals(method)) {
            return noSuchMethod(method, words);
        }
        if (wanted == ApiRequest.TABLES) {
            return api.open(request, words);
        }
        KeyReader.Found found = keys.find(request, wanted);
        @Nullable TableDoor door = found.door();
        if (door == null) {
            return HttpRefusal.WRONG_KEY.answer(words);
        }
        if (found.key() != null) {
            boolean isSeated = found.access() instanceof TableAccess.Holder;
            request.rank(isSeated ? ConnectionState.Rank.SEATED : ConnectionState.Rank.KEYED);
        }
        if (!found.isWithinLimit()) {
            return HttpRefusal.TOO_MANY.answer(words, 1);
        }
        return answer(wanted, request, door, found, words);
    }

    private @Nullable HttpAnswer answer(
            ApiRequest wanted, PhoneRequest request, TableDoor door, KeyReader.Found found, Words words)
            throws IOException, RefusedRequestException, TableBusyException {
        @Nullable KeyDigest key = found.key();
        if (wanted == ApiRequest.TABLE_EVENTS) {
            return streams.watch(request, door, key, words)
                    ? null
                    : HttpRefusal.FULL.answer(words, ApiRequests.ROOM_SECONDS);
        }
        if (key == null) {
            return HttpRefusal.WRONG_KEY.answer(words);
        }
        if (wanted == ApiRequest.EVENTS) {
            boolean isTold = found.access() instanceof TableAccess.Holder holder
                    && streams.follow(request, door, key, holder.seat(), words);
            return isTold ? null : HttpRefusal.FULL.answer(words, ApiRequests.ROOM_SECONDS);
        }
        return api.answer(wanted, request, door, key, words);
    }
}

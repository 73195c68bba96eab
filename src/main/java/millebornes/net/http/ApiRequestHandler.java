package millebornes.net.http;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import millebornes.net.table.KeyDigest;
import millebornes.net.table.TableAccessRight;
import millebornes.net.table.TableAnswer;
import millebornes.net.table.TableGateway;
import millebornes.net.table.TableThread.TableBusyException;
import millebornes.save.BadJsonException;
import millebornes.save.JsonFields;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Answers the requests to `/api/…`: checks name, method, key and limits, reads the body, and asks the table.
final class ApiRequestHandler {

    /// The value of the header `Retry-After` when there is no room for another table, in seconds.
    private static final int ROOM_SECONDS = 30;

    private static final String STEP = "step";
    private static final String MOVE = "move";
    private static final int MINUTE = 60;

    /// The time between two signs of a player, in seconds.
    private static final int SIGN_SECONDS = 5;

    private final TableDirectory tables;
    private final ServerFigures figures;
    private final RequestAuthenticator authenticator;
    private final OpenStreams streams;
    private final SlidingLimit<String> joinLimit;
    private final SlidingLimit<KeyDigest> signLimit =
            new SlidingLimit<>(1, TimeUnit.SECONDS.toNanos(SIGN_SECONDS), System::nanoTime);

    ApiRequestHandler(TableDirectory tables, HttpLimits limits, ServerFigures figures) {
        this.tables = tables;
        this.figures = figures;
        this.authenticator = new RequestAuthenticator(tables, limits);
        this.streams = new OpenStreams(limits, figures);
        this.joinLimit = new SlidingLimit<>(limits.joinsPerMinute(), TimeUnit.MINUTES.toNanos(1), System::nanoTime);
    }

    /// Answers a request by its path behind `/api/`; returns null when the answer was written as a stream.
    @Nullable
    HttpAnswer answer(String name, PhoneRequest request, Words words)
            throws IOException, MalformedRequestException, TableBusyException {
        Optional<ApiRequest> wanted = ApiRequest.named(name);
        if (wanted.isEmpty()) {
            return HttpRefusal.NOT_FOUND.answer(words);
        }
        String method = wanted.get().method();
        if (!request.head().method().equals(method)) {
            return HttpRefusal.noSuchMethod(method, words);
        }
        try {
            return wanted.get() == ApiRequest.TABLES
                    ? open(request, words)
                    : answer(wanted.get(), request, authenticator.find(request, wanted.get()), words);
        } catch (BadJsonException bad) {
            return HttpAnswer.of(TableAnswer.bad(bad.where(), bad.reason().name(), words));
        }
    }

    /// Opens a table for a visitor, on a server for many tables.
    private HttpAnswer open(PhoneRequest request, Words words) throws IOException, MalformedRequestException {
        if (!tables.isOpenToAll()) {
            return HttpRefusal.NOT_FOUND.answer(words);
        }
        if (!joinLimit.take(request.client())) {
            return HttpRefusal.TOO_MANY.answer(words, MINUTE);
        }
        request.json();
        String room =
                (request.isSecure() ? "https://" : "http://") + request.head().first("host");
        return tables.open(request.client(), room)
                .map(table -> HttpAnswer.json(201, table))
                .orElseGet(() -> HttpRefusal.FULL.answer(words, ROOM_SECONDS));
    }

    private @Nullable HttpAnswer answer(
            ApiRequest apiRequest, PhoneRequest request, RequestAuthenticator.Found found, Words words)
            throws IOException, MalformedRequestException, TableBusyException {
        @Nullable TableGateway gateway = found.gateway();
        @Nullable KeyDigest key = found.key();
        if (gateway == null) {
            return HttpRefusal.WRONG_KEY.answer(words);
        }
        if (key == null) {
            return streamed(streams.watch(request, gateway, null, words), words);
        }
        boolean isSeated = found.access() instanceof TableAccessRight.Holder;
        request.rank(isSeated ? ConnectionState.Rank.SEATED : ConnectionState.Rank.KEYED);
        if (!found.isWithinLimit()) {
            return HttpRefusal.TOO_MANY.answer(words, 1);
        }
        JsonFields bodyFields = apiRequest.isRead() ? new JsonFields(new JsonObject()) : request.json();
        return switch (apiRequest) {
            case TABLE_EVENTS -> streamed(streams.watch(request, gateway, key, words), words);
            case EVENTS ->
                streamed(
                        found.access() instanceof TableAccessRight.Holder holder
                                && streams.follow(request, gateway, key, holder.seat(), words),
                        words);
            case TABLE -> HttpAnswer.of(gateway.describe(key, words));
            case SEAT -> claim(request.client(), gateway, key, bodyFields, words);
            case MOVE -> move(gateway, key, bodyFields, words);
            case LEAVE -> HttpAnswer.of(gateway.leave(key, words));
            case WHY -> HttpAnswer.of(gateway.why(key, bodyFields.integer(STEP), bodyFields.object(MOVE), words));
            case HINT -> HttpAnswer.of(gateway.hint(key, bodyFields.integer(STEP), words));
            case UNDO -> HttpAnswer.of(gateway.undo(key, bodyFields.integer(STEP), words));
            case REDO -> HttpAnswer.of(gateway.redo(key, bodyFields.integer(STEP), words));
            case NEXT -> HttpAnswer.of(gateway.next(key, bodyFields.integer(STEP), words));
            case SIGN ->
                signLimit.take(key)
                        ? HttpAnswer.of(gateway.sign(key, bodyFields.text("sign", ""), words))
                        : HttpRefusal.TOO_MANY.answer(words, SIGN_SECONDS);
            case TABLES -> throw new IllegalArgumentException("is asked of no table");
        };
    }

    private static @Nullable HttpAnswer streamed(boolean hadRoom, Words words) {
        return hadRoom ? null : HttpRefusal.FULL.answer(words, ROOM_SECONDS);
    }

    private HttpAnswer move(TableGateway gateway, KeyDigest key, JsonFields bodyFields, Words words)
            throws TableBusyException {
        long began = System.nanoTime();
        TableAnswer answer = gateway.move(key, bodyFields.integer(STEP), bodyFields.object(MOVE), words);
        figures.moved(System.nanoTime() - began);
        return HttpAnswer.of(answer);
    }

    /// Claims a seat. Claims with the common key, which many phones have, are rate-limited; those with a seat's key are
    /// not.
    private HttpAnswer claim(String client, TableGateway gateway, KeyDigest key, JsonFields bodyFields, Words words)
            throws TableBusyException {
        long seat = bodyFields.integer("seat");
        String name = bodyFields.text("name", "");
        if (!joinLimit.take(client)) {
            return HttpRefusal.TOO_MANY.answer(words, MINUTE);
        }
        boolean isInvited = gateway.access(key) instanceof TableAccessRight.Invitation;
        TableAnswer answer = gateway.claim(key, seat, name, words);
        if (isInvited && answer.kind() == TableAnswer.Kind.ANSWERED) {
            joinLimit.giveBack(client);
        }
        return HttpAnswer.of(answer);
    }
}

package millebornes.net.http;

import com.google.gson.JsonObject;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import millebornes.net.table.TableAccess;
import millebornes.net.table.TableAnswer;
import millebornes.net.table.TableDoor;
import millebornes.net.table.TableThread.TableBusyException;
import millebornes.save.BadJsonException;
import millebornes.save.JsonFields;
import millebornes.words.Words;

/// What the requests with a body want, and the answers of the table.
final class ApiRequests {

    private static final String STEP = "step";
    private static final String MOVE = "move";
    private static final int MINUTE = 60;

    private final TableDirectory tables;
    private final HttpLimits limits;
    private final ServerFigures figures;
    private final SlidingLimit<String> joins;
    private final boolean isBehindProxy;

    /// @param isBehindProxy true when requests come through a tunnel or a proxy that says from where
    ApiRequests(TableDirectory tables, HttpLimits limits, ServerFigures figures, boolean isBehindProxy) {
        this.isBehindProxy = isBehindProxy;
        this.tables = tables;
        this.limits = limits;
        this.figures = figures;
        this.joins = new SlidingLimit<>(limits.joinsPerMinute(), TimeUnit.MINUTES.toNanos(1), System::nanoTime);
    }

    /// Opens a table for whoever comes, where there are many.
    HttpAnswer open(HttpExchange exchange, Words words) throws IOException {
        if (!tables.isOpenToAll()) {
            return HttpAnswer.notFound();
        }
        if (!joins.take(address(exchange))) {
            return HttpAnswer.tooMany(MINUTE);
        }
        try {
            RequestBody.read(exchange.getRequestBody(), limits.bodyBytes());
        } catch (BadJsonException bad) {
            return bad(bad);
        }
        String host = exchange.getRequestHeaders().getFirst("Host");
        boolean secure = "https".equals(exchange.getRequestHeaders().getFirst("X-Forwarded-Proto"));
        Optional<JsonObject> opened = tables.open((secure ? "https://" : "http://") + host);
        return opened.map(table -> HttpAnswer.json(201, table)).orElseGet(HttpAnswer::full);
    }

    /// The answer of a table to a request whose key has been looked at.
    HttpAnswer answer(ApiRequest request, HttpExchange exchange, TableDoor door, TableAccess access, Words words)
            throws IOException, TableBusyException {
        if (request == ApiRequest.TABLE) {
            return HttpAnswer.json(200, door.describe(access, words));
        }
        try {
            JsonFields body = RequestBody.read(exchange.getRequestBody(), limits.bodyBytes());
            if (request == ApiRequest.SEAT) {
                return claim(exchange, door, access, body);
            }
            return HttpAnswer.of(answer(request, door, access, body, words));
        } catch (BadJsonException bad) {
            return bad(bad);
        }
    }

    private TableAnswer answer(ApiRequest request, TableDoor door, TableAccess access, JsonFields body, Words words)
            throws TableBusyException {
        int seat = access instanceof TableAccess.Holder holder ? holder.seat() : -1;
        return switch (request) {
            case MOVE -> move(door, seat, body, words);
            case LEAVE -> door.leave(access);
            case WHY -> door.why(seat, body.integer(STEP), body.object(MOVE), words);
            case HINT -> door.hint(seat, body.integer(STEP), words);
            case UNDO -> door.undo(seat, body.integer(STEP), words);
            case REDO -> door.redo(seat, body.integer(STEP), words);
            case NEXT -> door.next(seat, body.integer(STEP), words);
            case TABLE, TABLE_EVENTS, EVENTS, SEAT, TABLES ->
                throw new IllegalArgumentException(request + " is answered elsewhere");
        };
    }

    private TableAnswer move(TableDoor door, int seat, JsonFields body, Words words) throws TableBusyException {
        long began = System.nanoTime();
        TableAnswer answer = door.move(seat, body.integer(STEP), body.object(MOVE), words);
        figures.moved(System.nanoTime() - began);
        return answer;
    }

    /// Whoever has scanned the code of a free seat is not held up; a key that many have may not be tried for ever.
    private HttpAnswer claim(HttpExchange exchange, TableDoor door, TableAccess access, JsonFields body)
            throws TableBusyException {
        long seat = body.integer("seat");
        String name = body.text("name", "");
        String address = address(exchange);
        if (!joins.take(address)) {
            return HttpAnswer.tooMany(MINUTE);
        }
        TableAnswer answer = door.claim(access, seat, name);
        if (access instanceof TableAccess.Invitation && answer.kind() == TableAnswer.Kind.ANSWERED) {
            joins.giveBack(address);
        }
        return HttpAnswer.of(answer);
    }

    private static HttpAnswer bad(BadJsonException bad) {
        return bad.reason() == BadJsonException.Problem.TOO_LONG
                ? HttpAnswer.tooLong()
                : HttpAnswer.of(TableAnswer.bad(bad));
    }

    /// Where a request comes from. What a proxy says of it is believed when it is on this machine or in this house, and
    /// there is to be one.
    private String address(HttpExchange exchange) {
        InetAddress address = exchange.getRemoteAddress().getAddress();
        List<String> forwarded = exchange.getRequestHeaders().getOrDefault("X-Forwarded-For", List.of());
        boolean isNear = address.isLoopbackAddress() || address.isSiteLocalAddress();
        if (isBehindProxy && isNear && !forwarded.isEmpty()) {
            String all = forwarded.getLast();
            return all.substring(all.lastIndexOf(',') + 1).strip();
        }
        return address.getHostAddress();
    }
}

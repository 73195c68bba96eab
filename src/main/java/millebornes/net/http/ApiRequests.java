package millebornes.net.http;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import millebornes.net.table.KeyDigest;
import millebornes.net.table.TableAccess;
import millebornes.net.table.TableAnswer;
import millebornes.net.table.TableDoor;
import millebornes.net.table.TableThread.TableBusyException;
import millebornes.save.BadJsonException;
import millebornes.save.JsonFields;
import millebornes.words.Words;

/// Executes requests with a body and returns the table's answers.
final class ApiRequests {

    /// After this time there may be room again.
    static final int ROOM_SECONDS = 30;

    private static final String STEP = "step";
    private static final String MOVE = "move";
    private static final int MINUTE = 60;

    private final TableDirectory tables;
    private final ServerFigures figures;
    private final SlidingLimit<String> joins;

    ApiRequests(TableDirectory tables, HttpLimits limits, ServerFigures figures) {
        this.tables = tables;
        this.figures = figures;
        this.joins = new SlidingLimit<>(limits.joinsPerMinute(), TimeUnit.MINUTES.toNanos(1), System::nanoTime);
    }

    /// Opens a table, where there are many.
    HttpAnswer open(PhoneRequest request, Words words) throws IOException, RefusedRequestException {
        if (!tables.isOpenToAll()) {
            return HttpRefusal.NOT_FOUND.answer(words);
        }
        if (!joins.take(request.client())) {
            return HttpRefusal.TOO_MANY.answer(words, MINUTE);
        }
        try {
            RequestBody.of(request.body());
        } catch (BadJsonException bad) {
            return HttpAnswer.of(TableAnswer.bad(bad, words));
        }
        String room =
                (request.isSecure() ? "https://" : "http://") + request.head().first("host");
        return tables.open(request.client(), room)
                .map(table -> HttpAnswer.json(201, table))
                .orElseGet(() -> HttpRefusal.FULL.answer(words, ROOM_SECONDS));
    }

    /// The answer of a table to a request whose key has been looked at.
    HttpAnswer answer(ApiRequest wanted, PhoneRequest request, TableDoor door, KeyDigest key, Words words)
            throws IOException, RefusedRequestException, TableBusyException {
        if (wanted == ApiRequest.TABLE) {
            return HttpAnswer.of(door.describe(key, words));
        }
        try {
            JsonFields body = RequestBody.of(request.body());
            return wanted == ApiRequest.SEAT
                    ? claim(request.client(), door, key, body, words)
                    : HttpAnswer.of(answer(wanted, door, key, body, words));
        } catch (BadJsonException bad) {
            return HttpAnswer.of(TableAnswer.bad(bad, words));
        }
    }

    private TableAnswer answer(ApiRequest wanted, TableDoor door, KeyDigest key, JsonFields body, Words words)
            throws TableBusyException {
        return switch (wanted) {
            case MOVE -> move(door, key, body, words);
            case LEAVE -> door.leave(key, words);
            case WHY -> door.why(key, body.integer(STEP), body.object(MOVE), words);
            case HINT -> door.hint(key, body.integer(STEP), words);
            case UNDO -> door.undo(key, body.integer(STEP), words);
            case REDO -> door.redo(key, body.integer(STEP), words);
            case NEXT -> door.next(key, body.integer(STEP), words);
            case TABLE, TABLE_EVENTS, EVENTS, SEAT, TABLES ->
                throw new IllegalArgumentException(wanted + " is answered elsewhere");
        };
    }

    private TableAnswer move(TableDoor door, KeyDigest key, JsonFields body, Words words) throws TableBusyException {
        long began = System.nanoTime();
        TableAnswer answer = door.move(key, body.integer(STEP), body.object(MOVE), words);
        figures.moved(System.nanoTime() - began);
        return answer;
    }

    /// A phone that has scanned the code of a free seat is not held up; a key that many have is limited.
    private HttpAnswer claim(String client, TableDoor door, KeyDigest key, JsonFields body, Words words)
            throws TableBusyException {
        long seat = body.integer("seat");
        String name = body.text("name", "");
        if (!joins.take(client)) {
            return HttpRefusal.TOO_MANY.answer(words, MINUTE);
        }
        boolean isInvited = door.access(key) instanceof TableAccess.Invitation;
        TableAnswer answer = door.claim(key, seat, name, words);
        if (isInvited && answer.kind() == TableAnswer.Kind.ANSWERED) {
            joins.giveBack(client);
        }
        return HttpAnswer.of(answer);
    }
}

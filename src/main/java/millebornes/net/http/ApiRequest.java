package millebornes.net.http;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import millebornes.net.table.TableAccessRight;

/// The requests of the API, each with its path and the keys that permit it.
enum ApiRequest {
    TABLE,
    TABLE_EVENTS,
    EVENTS,
    SEAT,
    MOVE,
    LEAVE,
    WHY,
    HINT,
    UNDO,
    REDO,
    NEXT,
    SIGN,
    TABLES;

    /// The request with that path behind `/api/`; empty if there is none.
    static Optional<ApiRequest> named(String path) {
        return Arrays.stream(values())
                .filter(request -> request.path().equals(path))
                .findFirst();
    }

    private String path() {
        return name().toLowerCase(Locale.ROOT).replace('_', '/');
    }

    /// Whether the request has no side effects and no body.
    boolean isRead() {
        return this == TABLE || isStream();
    }

    boolean isStream() {
        return this == TABLE_EVENTS || this == EVENTS;
    }

    /// The HTTP method: `GET` or `POST`.
    String method() {
        return isRead() ? "GET" : "POST";
    }

    /// Whether a key with that access permits the request.
    boolean isOpenTo(TableAccessRight access) {
        return switch (this) {
            case TABLE, TABLE_EVENTS -> !(access instanceof TableAccessRight.Nobody);
            case SEAT -> access instanceof TableAccessRight.Room || access instanceof TableAccessRight.Invitation;
            case EVENTS, MOVE, LEAVE, WHY, HINT, UNDO, REDO, NEXT, SIGN -> access instanceof TableAccessRight.Holder;
            case TABLES -> true;
        };
    }
}

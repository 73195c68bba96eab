package millebornes.net.http;

import com.sun.net.httpserver.HttpExchange;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import millebornes.net.table.KeyDigest;
import millebornes.net.table.TableAccess;
import millebornes.net.table.TableDoor;
import millebornes.net.table.TableKey;
import org.jspecify.annotations.Nullable;

/// Finds the table of a request by its key, and what the key opens there.
final class KeyReader {

    private static final String BEARER = "Bearer ";
    private static final Found NOTHING = new Found(null, new TableAccess.Nobody(), true);

    private final TableDirectory tables;
    private final SlidingLimit<KeyDigest> perKey;

    KeyReader(TableDirectory tables, HttpLimits limits) {
        this.tables = tables;
        this.perKey = new SlidingLimit<>(limits.requestsPerSecond(), TimeUnit.SECONDS.toNanos(1), System::nanoTime);
    }

    /// What a key has led to.
    ///
    /// @param door the table, or null when the key does not open what was wanted
    record Found(@Nullable TableDoor door, TableAccess access, boolean isWithinLimit) {}

    /// Where the request leads. Bystanders need no key at a single table in the house.
    Found find(HttpExchange exchange, ApiRequest wanted) {
        List<String> sent = exchange.getRequestHeaders().getOrDefault("Authorization", List.of());
        if (sent.isEmpty() && wanted == ApiRequest.TABLE_EVENTS) {
            return tables.only()
                    .filter(TableDoor::isOpenToBystanders)
                    .map(door -> new Found(door, new TableAccess.Watcher(), true))
                    .orElse(NOTHING);
        }
        if (sent.size() != 1 || !sent.getFirst().startsWith(BEARER)) {
            return NOTHING;
        }
        Optional<TableKey> key = TableKey.parse(sent.getFirst().substring(BEARER.length()));
        Optional<TableDoor> door = key.flatMap(given -> tables.table(given.table()));
        if (key.isEmpty() || door.isEmpty()) {
            return NOTHING;
        }
        KeyDigest digest = KeyDigest.of(key.get());
        TableAccess access = door.get().access(digest);
        if (!wanted.isOpenTo(access)) {
            return NOTHING;
        }
        // A seat's own key on the stream for bystanders is a bystander's.
        TableAccess as = wanted == ApiRequest.TABLE_EVENTS ? new TableAccess.Watcher() : access;
        return new Found(door.get(), as, perKey.take(digest));
    }
}

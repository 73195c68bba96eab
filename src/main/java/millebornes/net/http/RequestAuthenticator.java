package millebornes.net.http;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import millebornes.net.table.KeyDigest;
import millebornes.net.table.TableAccessRight;
import millebornes.net.table.TableGateway;
import millebornes.net.table.TableKey;
import org.jspecify.annotations.Nullable;

/// Finds the table of a request by its key, and the access that the key gives.
final class RequestAuthenticator {

    private static final String BEARER = "Bearer ";
    private static final Found NOTHING = new Found(null, null, new TableAccessRight.Nobody(), true);

    private final TableDirectory tables;
    private final SlidingLimit<Counted> requestLimit;

    RequestAuthenticator(TableDirectory tables, HttpLimits limits) {
        this.tables = tables;
        this.requestLimit =
                new SlidingLimit<>(limits.requestsPerSecond(), TimeUnit.SECONDS.toNanos(1), System::nanoTime);
    }

    /// A key with its table and access.
    ///
    /// @param gateway the table, or null if the key does not give the needed access
    /// @param key the key, or null where none was needed
    /// @param access the access of the key when it was looked up
    /// @param isWithinLimit whether the request does not exceed the rate limit
    record Found(
            @Nullable TableGateway gateway, @Nullable KeyDigest key, TableAccessRight access, boolean isWithinLimit) {}

    /// What requests are counted by for the rate limit.
    ///
    /// @param client the sender's address, so that clients that share a key do not use up each other's limit; empty for
    ///     the key of a seat, which only one phone has
    private record Counted(KeyDigest key, String client) {}

    /// Finds the table of a request. In the home network, bystanders of a single table need no key.
    Found find(PhoneRequest request, ApiRequest apiRequest) {
        List<String> sent = request.head().all("authorization");
        if (sent.isEmpty() && apiRequest == ApiRequest.TABLE_EVENTS) {
            return tables.only()
                    .filter(TableGateway::isOpenToBystanders)
                    .map(only -> new Found(only, null, new TableAccessRight.Watcher(), true))
                    .orElse(NOTHING);
        }
        if (sent.size() != 1 || !sent.getFirst().startsWith(BEARER)) {
            return NOTHING;
        }
        Optional<TableKey> key = TableKey.parse(sent.getFirst().substring(BEARER.length()));
        Optional<TableGateway> gateway = key.flatMap(tableKey -> tables.table(tableKey.table()));
        if (key.isEmpty() || gateway.isEmpty()) {
            return NOTHING;
        }
        KeyDigest digest = KeyDigest.of(key.get());
        TableAccessRight access = gateway.get().access(digest);
        if (!apiRequest.isOpenTo(access)) {
            return NOTHING;
        }
        // A page that nobody looks at asks for the table, too: with that it answers the comments of its stream.
        if (apiRequest != ApiRequest.TABLE) {
            gateway.get().used();
        }
        String client = access instanceof TableAccessRight.Holder ? "" : request.client();
        return new Found(gateway.get(), digest, access, requestLimit.take(new Counted(digest, client)));
    }
}

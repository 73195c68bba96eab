package millebornes.net.http;

import java.time.Duration;

/// The limits of one server. Requests beyond them are refused, so that one client cannot delay the others.
///
/// @param connections the limits on connections
/// @param bodyBytes the longest body of a request
/// @param requestsPerSecond per key
/// @param joinsPerMinute per address
/// @param streamsPerSeat at once; an older one ends when a newer one begins, but may need a moment for that
/// @param bystandersPerTable the most bystanders
/// @param heartbeat the time without a message after which a stream sends a comment
/// @param patience the time after which a reader that has not accepted the next piece of an answer is dropped
public record HttpLimits(
        ConnectionLimits connections,
        int bodyBytes,
        int requestsPerSecond,
        int joinsPerMinute,
        int streamsPerSeat,
        int bystandersPerTable,
        Duration heartbeat,
        Duration patience) {

    /// The limits for a family.
    public static final HttpLimits FAMILY =
            new HttpLimits(ConnectionLimits.USUAL, 4096, 20, 5, 4, 24, Duration.ofSeconds(15), Duration.ofSeconds(10));

    /// The same for a process with that many tables.
    public HttpLimits forTables(int tables) {
        return new HttpLimits(
                connections.forTables(tables),
                bodyBytes,
                requestsPerSecond,
                joinsPerMinute,
                streamsPerSeat,
                bystandersPerTable,
                heartbeat,
                patience);
    }
}

package millebornes.net.http;

import java.time.Duration;

/// The limits of one server. Requests beyond them are refused, so that one client cannot delay the others.
///
/// @param connections how many there may be at once, and how long they may take
/// @param bodyBytes the longest body of a request
/// @param requestsPerSecond with one key
/// @param joinsPerMinute from one address
/// @param streamsPerSeat at once; an older one ends when a newer one begins, but may need a moment for that
/// @param bystandersPerTable how many may look on
/// @param heartbeat after so long without a message a stream sends a comment
/// @param patience a reader that has not taken the next piece of an answer after so long is dropped
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

    /// The same for a process that runs so many tables.
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

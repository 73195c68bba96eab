package millebornes.net.http;

import java.time.Duration;

/// The limits of one server. Requests beyond them are refused, so that one client cannot delay the others.
///
/// @param connections the limits on connections
/// @param bodyBytes the longest body of a request, in bytes
/// @param requestsPerSecond the most requests with one key in a second
/// @param joinsPerMinute the most claims of seats from one address in a minute
/// @param streamsPerSeat the most streams of one seat at once; an older one ends soon after a newer one begins
/// @param bystandersPerTable the most bystanders of a table
/// @param heartbeat the time between two comments of a stream, within which a phone answers them
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

    /// A copy for a process with that many tables.
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

    /// The limits on a server's open connections: their number and their timeouts.
    ///
    /// @param total the most connections; one more takes the place of the least useful one ([ConnectionState])
    /// @param perAddress the most from one address, or from one IPv6 /64 network; trusted proxies have no such limit
    /// @param head the time from the first byte of a request to the end of its headers
    /// @param body the time for the whole body of a request
    /// @param idle the time without a request
    /// @param newcomer the time that a new connection has for its request before others count as more useful
    public record ConnectionLimits(
            int total, int perAddress, Duration head, Duration body, Duration idle, Duration newcomer) {

        private static final int PER_TABLE = 16;

        /// The default limits. A browser opens six connections while it loads a page: 24 phones and 24 bystanders
        /// behind one address need 288.
        public static final ConnectionLimits USUAL = new ConnectionLimits(
                1_024,
                512,
                Duration.ofSeconds(10),
                Duration.ofSeconds(10),
                Duration.ofSeconds(20),
                Duration.ofSeconds(1));

        /// A copy for a process with that many tables.
        ConnectionLimits forTables(int tables) {
            return new ConnectionLimits(total + tables * PER_TABLE, perAddress, head, body, idle, newcomer);
        }
    }
}

package millebornes.net.http;

import java.time.Duration;

/// How much one server takes. What is beyond is refused, so that nobody can make the others wait.
///
/// @param connections how many there may be at once in the whole process
/// @param bodyBytes the longest body of a request
/// @param requestsPerSecond with one key
/// @param joinsPerMinute from one address
/// @param streamsPerTable how many phones may listen to one table
/// @param bystandersPerTable how many more may look on
/// @param heartbeat after so long a stream that has nothing to say says that it is there
/// @param patience whoever has not read a message after so long is dropped
public record HttpLimits(
        int connections,
        int bodyBytes,
        int requestsPerSecond,
        int joinsPerMinute,
        int streamsPerTable,
        int bystandersPerTable,
        Duration heartbeat,
        Duration patience) {

    /// What a family needs.
    public static final HttpLimits FAMILY =
            new HttpLimits(64, 4096, 20, 5, 24, 24, Duration.ofSeconds(15), Duration.ofSeconds(10));

    /// The same for a process that runs so many tables.
    public HttpLimits forTables(int tables) {
        return new HttpLimits(
                connections + tables * 16,
                bodyBytes,
                requestsPerSecond,
                joinsPerMinute,
                streamsPerTable,
                bystandersPerTable,
                heartbeat,
                patience);
    }
}

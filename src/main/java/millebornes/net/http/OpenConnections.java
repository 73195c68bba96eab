package millebornes.net.http;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.Socket;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import millebornes.net.http.HttpLimits.ConnectionLimits;

/// The open connections of a server. When there are too many, the least useful one is closed in favour of a new one:
/// idle ones without a valid key first, the longest idle before the others. A new connection has a moment to show its
/// key. Requests and streams of phones that hold a seat are never closed for that.
final class OpenConnections {

    private static final Logger LOG = System.getLogger(OpenConnections.class.getName());

    private final ConnectionLimits limits;
    private final ServerFigures figures;
    private final Set<Open> open = ConcurrentHashMap.newKeySet();
    private volatile boolean isClosed;

    /// An open connection.
    ///
    /// @param client the key by which connections of its address are counted
    record Open(Socket socket, String client, ConnectionState state) {}

    OpenConnections(ConnectionLimits limits, ServerFigures figures) {
        this.limits = limits;
        this.figures = figures;
    }

    /// Adds a new connection, and closes others if there are too many. Confined to the accepting thread.
    ///
    /// @param isProxy whether it comes from a proxy, behind which there may be any number of clients
    /// @return empty when there is no room
    Optional<Open> admit(Socket socket, boolean isProxy) {
        Open connection = new Open(socket, ProxyAddresses.counted(socket.getInetAddress()), new ConnectionState());
        Predicate<Open> same = otherConnection -> otherConnection.client().equals(connection.client());
        boolean hasRoom = (isProxy || makeRoom(same, limits.perAddress())) && makeRoom(_ -> true, limits.total());
        if (!hasRoom) {
            return Optional.empty();
        }
        open.add(connection);
        figures.connections(open.size());
        if (isClosed) {
            end(connection);
        }
        return Optional.of(connection);
    }

    private boolean makeRoom(Predicate<Open> which, int most) {
        return open.stream().filter(which).count() < most || endLeastUseful(which);
    }

    /// Closes the least useful connection to make room.
    ///
    /// @return false when all of them are in use by phones that hold seats
    boolean endLeastUseful() {
        return endLeastUseful(_ -> true);
    }

    private boolean endLeastUseful(Predicate<Open> which) {
        long now = System.nanoTime();
        // A snapshot: sort keys must not change while they are compared.
        record Candidate(Open connection, int usefulness, long age) {}
        Optional<Candidate> least = open.stream()
                .filter(which)
                .map(connection -> new Candidate(
                        connection,
                        connection.state().usefulness(now, limits.newcomer()),
                        connection.state().age(now)))
                .min(Comparator.comparingInt(Candidate::usefulness)
                        .thenComparing(Candidate::age, Comparator.reverseOrder()))
                .filter(candidate -> candidate.usefulness() < ConnectionState.SEATED_AND_ACTIVE);
        least.ifPresent(candidate -> {
            figures.crowdedOut();
            end(candidate.connection());
        });
        return least.isPresent();
    }

    /// Removes a connection that has ended by itself.
    void ended(Open connection) {
        open.remove(connection);
        figures.connections(open.size());
    }

    /// Closes every connection whose time limit has passed.
    void closeOverdue() {
        long now = System.nanoTime();
        open.stream().filter(connection -> connection.state().isOverdue(now)).forEach(connection -> {
            if (connection.state().isActive()) {
                figures.slowDropped();
            }
            end(connection);
        });
    }

    /// Closes every connection, and from now on each new one.
    void closeAll() {
        isClosed = true;
        open.forEach(this::end);
    }

    /// Closes a connection. A thread that waits for its input or output is woken up by that.
    private void end(Open connection) {
        ended(connection);
        try {
            connection.socket().close();
        } catch (IOException failed) {
            LOG.log(Level.DEBUG, "a connection cannot be closed", failed);
        }
    }
}

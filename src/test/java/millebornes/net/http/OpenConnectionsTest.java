package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import millebornes.net.http.ConnectionState.Rank;
import millebornes.net.http.HttpLimits.ConnectionLimits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The choice of the connection to be closed when there are too many.
class OpenConnectionsTest {

    private static final Duration LONG = Duration.ofHours(1);

    private final List<Socket> clients = new ArrayList<>();
    private ServerSocket listener;

    @BeforeEach
    void open() throws IOException {
        listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void close() throws IOException {
        for (Socket client : clients) {
            client.close();
        }
        listener.close();
    }

    private Socket accept() throws IOException {
        clients.add(new Socket(listener.getInetAddress(), listener.getLocalPort()));
        return listener.accept();
    }

    private static OpenConnections of(int total, int perAddress) {
        return of(total, perAddress, Duration.ZERO);
    }

    private static OpenConnections of(int total, int perAddress, Duration newcomer) {
        return new OpenConnections(
                new ConnectionLimits(total, perAddress, LONG, LONG, LONG, newcomer), new ServerFigures());
    }

    private OpenConnections.Open admitted(OpenConnections connections, Rank rank, boolean isActive) throws Exception {
        OpenConnections.Open connection = connections.admit(accept(), false).orElseThrow();
        connection.state().rank(rank);
        if (isActive) {
            connection.state().answering();
        } else {
            connection.state().waiting(LONG);
        }
        return connection;
    }

    @Test
    void strangersThatWaitGoFirstAndThoseOfSeatsInUseNever() throws Exception {
        OpenConnections connections = of(7, 100);
        OpenConnections.Open seatedActiveConnection = admitted(connections, Rank.SEATED, true);
        OpenConnections.Open keyedActiveConnection = admitted(connections, Rank.KEYED, true);
        OpenConnections.Open strangerActiveConnection = admitted(connections, Rank.STRANGER, true);
        OpenConnections.Open seatedConnection = admitted(connections, Rank.SEATED, false);
        OpenConnections.Open keyedConnection = admitted(connections, Rank.KEYED, false);
        OpenConnections.Open olderConnection = admitted(connections, Rank.STRANGER, false);
        OpenConnections.Open youngerConnection = admitted(connections, Rank.STRANGER, false);
        List<OpenConnections.Open> order = List.of(
                olderConnection,
                youngerConnection,
                strangerActiveConnection,
                keyedConnection,
                keyedActiveConnection,
                seatedConnection,
                seatedActiveConnection);
        for (int gone = 0; gone < order.size() - 1; gone++) {
            assertThat(order.get(gone).socket().isClosed()).isFalse();
            admitted(connections, Rank.SEATED, true);
            assertThat(order.get(gone).socket().isClosed())
                    .as("number %d", gone)
                    .isTrue();
            assertThat(order.get(gone + 1).socket().isClosed()).isFalse();
        }
        assertThat(connections.admit(accept(), false)).isEmpty();
        assertThat(seatedActiveConnection.socket().isClosed()).isFalse();
    }

    /// Strangers who ask and do not read the answer leave a phone no other moment to show its key.
    @Test
    void aNewConnectionIsClosedAfterOlderOnesThatAreAnswered() throws Exception {
        OpenConnections connections = of(2, 100, LONG);
        OpenConnections.Open strangerConnection = admitted(connections, Rank.STRANGER, true);
        OpenConnections.Open newConnection = admitted(connections, Rank.STRANGER, false);
        admitted(connections, Rank.STRANGER, true);
        assertThat(strangerConnection.socket().isClosed()).isTrue();
        assertThat(newConnection.socket().isClosed()).isFalse();
    }

    /// What a key was worth counts until the next request of the connection.
    @Test
    void aConnectionThatHasEndedMakesRoom() throws Exception {
        OpenConnections connections = of(2, 2);
        OpenConnections.Open connection = admitted(connections, Rank.SEATED, true);
        OpenConnections.Open secondConnection = admitted(connections, Rank.SEATED, true);
        assertThat(connections.admit(accept(), false)).isEmpty();
        connections.ended(connection);
        admitted(connections, Rank.SEATED, true);
        assertThat(connections.admit(accept(), false)).isEmpty();
        secondConnection.state().ending(LONG);
        admitted(connections, Rank.STRANGER, false);
        assertThat(secondConnection.socket().isClosed()).isTrue();
    }

    @Test
    void onlyWhatIsOverdueIsClosed() throws Exception {
        OpenConnections connections = of(9, 9);
        OpenConnections.Open open = admitted(connections, Rank.STRANGER, true);
        OpenConnections.Open waitingConnection = admitted(connections, Rank.STRANGER, false);
        OpenConnections.Open overdueConnection = admitted(connections, Rank.SEATED, false);
        overdueConnection.state().waiting(Duration.ZERO);
        OpenConnections.Open slowConnection = admitted(connections, Rank.SEATED, true);
        slowConnection.state().limit(Duration.ZERO);
        OpenConnections.Open doneConnection = admitted(connections, Rank.SEATED, true);
        doneConnection.state().limit(Duration.ZERO);
        doneConnection.state().unlimit();
        connections.closeOverdue();
        assertThat(List.of(overdueConnection, slowConnection))
                .allMatch(connection -> connection.socket().isClosed());
        assertThat(List.of(open, waitingConnection, doneConnection))
                .noneMatch(connection -> connection.socket().isClosed());
    }

    @Test
    void whatComesAfterTheEndIsClosed() throws Exception {
        OpenConnections connections = of(9, 9);
        OpenConnections.Open connectionBefore = admitted(connections, Rank.SEATED, true);
        connections.closeAll();
        assertThat(connectionBefore.socket().isClosed()).isTrue();
        assertThat(admitted(connections, Rank.SEATED, true).socket().isClosed()).isTrue();
    }
}

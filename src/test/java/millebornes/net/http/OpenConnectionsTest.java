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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Which connection ends when there are too many.
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
        return new OpenConnections(new ConnectionLimits(total, perAddress, LONG, LONG, LONG), new ServerFigures());
    }

    private OpenConnections.Open admitted(OpenConnections connections, Rank rank, boolean isActive) throws Exception {
        OpenConnections.Open one = connections.admit(accept(), false).orElseThrow();
        one.state().rank(rank);
        if (isActive) {
            one.state().answering();
        } else {
            one.state().waiting(LONG);
        }
        return one;
    }

    @Test
    void strangersThatWaitGoFirstAndThoseOfSeatsInUseNever() throws Exception {
        OpenConnections connections = of(7, 100);
        OpenConnections.Open seatedActive = admitted(connections, Rank.SEATED, true);
        OpenConnections.Open keyedActive = admitted(connections, Rank.KEYED, true);
        OpenConnections.Open strangerActive = admitted(connections, Rank.STRANGER, true);
        OpenConnections.Open seated = admitted(connections, Rank.SEATED, false);
        OpenConnections.Open keyed = admitted(connections, Rank.KEYED, false);
        OpenConnections.Open older = admitted(connections, Rank.STRANGER, false);
        OpenConnections.Open younger = admitted(connections, Rank.STRANGER, false);
        List<OpenConnections.Open> order =
                List.of(older, younger, strangerActive, keyed, keyedActive, seated, seatedActive);
        for (int gone = 0; gone < order.size() - 1; gone++) {
            assertThat(order.get(gone).socket().isClosed()).isFalse();
            admitted(connections, Rank.SEATED, true);
            assertThat(order.get(gone).socket().isClosed())
                    .as("number %d", gone)
                    .isTrue();
            assertThat(order.get(gone + 1).socket().isClosed()).isFalse();
        }
        assertThat(connections.admit(accept(), false)).isEmpty();
        assertThat(seatedActive.socket().isClosed()).isFalse();
    }

    /// What a key was worth counts until the next request of the connection.
    @Test
    void aConnectionThatHasEndedMakesRoom() throws Exception {
        OpenConnections connections = of(2, 2);
        OpenConnections.Open one = admitted(connections, Rank.SEATED, true);
        OpenConnections.Open two = admitted(connections, Rank.SEATED, true);
        assertThat(connections.admit(accept(), false)).isEmpty();
        connections.ended(one);
        admitted(connections, Rank.SEATED, true);
        assertThat(connections.admit(accept(), false)).isEmpty();
        two.state().ending(LONG);
        admitted(connections, Rank.STRANGER, false);
        assertThat(two.socket().isClosed()).isTrue();
    }

    @Test
    void onlyWhatIsOverdueIsClosed() throws Exception {
        OpenConnections connections = of(9, 9);
        OpenConnections.Open open = admitted(connections, Rank.STRANGER, true);
        OpenConnections.Open waiting = admitted(connections, Rank.STRANGER, false);
        OpenConnections.Open overdue = admitted(connections, Rank.SEATED, false);
        overdue.state().waiting(Duration.ZERO);
        OpenConnections.Open slow = admitted(connections, Rank.SEATED, true);
        slow.state().limit(Duration.ZERO);
        OpenConnections.Open done = admitted(connections, Rank.SEATED, true);
        done.state().limit(Duration.ZERO);
        done.state().unlimit();
        connections.closeOverdue();
        assertThat(List.of(overdue, slow)).allMatch(one -> one.socket().isClosed());
        assertThat(List.of(open, waiting, done)).noneMatch(one -> one.socket().isClosed());
    }

    @Test
    void whatComesAfterTheEndIsClosed() throws Exception {
        OpenConnections connections = of(9, 9);
        OpenConnections.Open before = admitted(connections, Rank.SEATED, true);
        connections.closeAll();
        assertThat(before.socket().isClosed()).isTrue();
        assertThat(admitted(connections, Rank.SEATED, true).socket().isClosed()).isTrue();
    }
}

package millebornes.net.http;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;

/// Writes to a connection in small pieces, each of which must be accepted within a time limit.
final class ConnectionOutput extends OutputStream {

    /// The size of a piece in bytes, which the slowest reader must accept within [HttpLimits#patience()].
    private static final int PIECE = 8_192;

    private final OutputStream out;
    private final ConnectionState state;
    private final Duration patience;

    /// @param state the state of the connection, which the watchdog closes when the time limit of a piece has passed
    ConnectionOutput(OutputStream out, ConnectionState state, Duration patience) {
        this.out = out;
        this.state = state;
        this.patience = patience;
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        for (int at = 0; at < length; at += PIECE) {
            state.limit(patience);
            out.write(bytes, from + at, Math.min(PIECE, length - at));
        }
        state.unlimit();
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }
}

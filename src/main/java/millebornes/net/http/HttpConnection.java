package millebornes.net.http;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.Socket;
import java.time.Duration;
import millebornes.net.http.AnswerWriter.After;
import millebornes.net.http.AnswerWriter.Part;
import org.jspecify.annotations.Nullable;

/// Serves one connection on a thread of its own, one request after the other, until either side ends it. After any
/// error the connection is closed.
final class HttpConnection implements Runnable {

    private static final Logger LOG = System.getLogger(HttpConnection.class.getName());

    /// The time that the client has to read the last answer. Meanwhile its input is skipped: closing a connection with
    /// unread bytes can destroy the last answer.
    private static final Duration LAST_READING = Duration.ofSeconds(2);

    private static final int MOST_WASTE = 1 << 18;
    private static final int BROKEN = 500;

    private final Socket socket;
    private final ConnectionState state;
    private final PhoneHandler handler;
    private final ServerConfig config;

    /// What to do with the connection after an answer.
    private enum Next {
        /// keep it open: another request may follow
        REQUEST,
        /// close it: everything that was sent has been read
        CLOSE,
        /// close it after a while: input may still be arriving
        LINGER
    }

    HttpConnection(Socket socket, ConnectionState state, PhoneHandler handler, ServerConfig config) {
        this.socket = socket;
        this.state = state;
        this.handler = handler;
        this.config = config;
    }

    @Override
    @SuppressWarnings("ThreadPriorityCheck") // virtual threads: each is asked to take its turn, and none depends on it
    public void run() {
        try (socket) {
            socket.setTcpNoDelay(true);
            InputStream in = new BufferedInputStream(socket.getInputStream());
            OutputStream out = new ConnectionOutput(
                    socket.getOutputStream(), state, config.limits().patience());
            Next next = Next.REQUEST;
            while (next == Next.REQUEST) {
                next = serve(in, out);
                // Many requests sent at once take turns with those of other connections.
                Thread.yield();
            }
            if (next == Next.LINGER) {
                linger(in);
            }
        } catch (IOException lost) {
            LOG.log(Level.DEBUG, "a connection is lost", lost);
        } catch (RuntimeException | Error broken) {
            LOG.log(Level.ERROR, "a connection has failed", broken);
        }
    }

    private Next serve(InputStream in, OutputStream out) throws IOException {
        state.waiting(config.limits().connections().idle());
        in.mark(1);
        if (in.read() < 0) {
            return Next.CLOSE;
        }
        in.reset();
        state.waiting(config.limits().connections().head());
        @Nullable RequestHead head = null;
        try {
            head = HeadReader.read(in);
            BodyReader.check(head);
            state.answering();
            return answer(new PhoneRequest(head, socket, in, out, state, config), out);
        } catch (MalformedRequestException exception) {
            handler.refused(exception.refusal());
            AnswerWriter.write(out, exception.refusal().answer(RequestLanguage.of(head)), Part.WHOLE, After.CLOSE);
            return Next.LINGER;
        }
    }

    private Next answer(PhoneRequest request, OutputStream out) throws IOException, MalformedRequestException {
        @Nullable HttpAnswer answer = handler.answer(request);
        if (answer == null) {
            return Next.CLOSE;
        }
        boolean isWhole = request.skipBody();
        boolean goesOn = isWhole && !request.head().isLast() && answer.status() != BROKEN;
        Part part = request.head().method().equals("HEAD") ? Part.HEADERS : Part.WHOLE;
        AnswerWriter.write(out, answer, part, goesOn ? After.KEEP_OPEN : After.CLOSE);
        return goesOn ? Next.REQUEST : isWhole ? Next.CLOSE : Next.LINGER;
    }

    private void linger(InputStream in) throws IOException {
        state.ending(LAST_READING);
        socket.shutdownOutput();
        byte[] waste = new byte[4096];
        int left = MOST_WASTE;
        for (int read = 0; read >= 0 && left > 0; read = in.read(waste)) {
            left -= read;
        }
    }
}

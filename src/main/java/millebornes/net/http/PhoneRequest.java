package millebornes.net.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import millebornes.save.BadJsonException;
import millebornes.save.BadJsonException.Problem;
import millebornes.save.BoundedFile;
import millebornes.save.JsonFields;
import millebornes.save.StrictJsonParser;

/// One request on a connection, and the ways to answer it as a stream. Confined to the connection's thread.
final class PhoneRequest {

    private static final byte[] CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private final RequestHead head;
    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final ConnectionState state;
    private final ServerConfig config;
    private boolean isBodyPending;

    /// @param in the input after the head
    /// @param out the output of the connection
    PhoneRequest(
            RequestHead head,
            Socket socket,
            InputStream in,
            OutputStream out,
            ConnectionState state,
            ServerConfig config) {
        this.head = head;
        this.socket = socket;
        this.in = in;
        this.out = out;
        this.state = state;
        this.config = config;
        this.isBodyPending = BodyReader.hasBody(head);
    }

    RequestHead head() {
        return head;
    }

    /// The address of the other end of the connection, which may be a proxy.
    InetAddress peer() {
        return socket.getInetAddress();
    }

    /// The address and port at which the request arrived.
    InetSocketAddress local() {
        return new InetSocketAddress(socket.getLocalAddress(), socket.getLocalPort());
    }

    /// The key by which requests of the sender's address are counted ([ProxyAddresses#counted(InetAddress)]).
    String client() {
        return ProxyAddresses.counted(config.proxies().client(peer(), head.all("x-forwarded-for")));
    }

    /// Whether a trusted proxy reports that the request was sent over TLS.
    boolean isSecure() {
        return config.proxies().contains(peer()) && "https".equals(head.first("x-forwarded-proto"));
    }

    /// Sets the rank of the connection, which follows from the request's key.
    void rank(ConnectionState.Rank rank) {
        state.rank(rank);
    }

    /// Reads the body as one JSON object, as strictly as the referee does; an empty body has no fields.
    ///
    /// @throws BadJsonException when it is not UTF-8 or not one JSON object
    /// @throws MalformedRequestException when it is malformed or too long
    /// @throws IOException when it ends too early or takes too long
    JsonFields json() throws IOException, MalformedRequestException {
        try {
            String text = BoundedFile.text(body());
            return new JsonFields(StrictJsonParser.object(text.isBlank() ? "{}" : text));
        } catch (CharacterCodingException e) {
            BadJsonException bad = new BadJsonException(Problem.NOT_UTF_8, "");
            bad.initCause(e);
            throw bad;
        }
    }

    private byte[] body() throws IOException, MalformedRequestException {
        if (!isBodyPending) {
            return new byte[0];
        }
        if (head.has("expect", "100-continue")) {
            out.write(CONTINUE);
            out.flush();
        }
        state.limit(config.limits().connections().body());
        byte[] body = BodyReader.read(head, in, config.limits().bodyBytes());
        state.unlimit();
        isBodyPending = false;
        return body;
    }

    /// Skips an unread body if it has arrived completely.
    ///
    /// @return false when it has not; then the connection cannot be reused
    boolean skipBody() throws IOException {
        if (isBodyPending) {
            int length = BodyReader.lengthOfArrived(head, in);
            if (length < 0) {
                return false;
            }
            in.skipNBytes(length);
            isBodyPending = false;
        }
        return true;
    }

    /// Begins an answer that lasts until the connection is closed.
    OutputStream stream(String type) throws IOException {
        return AnswerWriter.begin(out, type, head.minorVersion());
    }
}

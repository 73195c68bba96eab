package millebornes.net.http;

import com.google.gson.JsonObject;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import millebornes.save.StrictJsonParser;

/// HTTP written byte by byte, for requests that no browser would send.
public final class Wire implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 30_000;

    private final Socket socket;
    private final InputStream in;

    /// A whole answer.
    @SuppressWarnings("ArrayRecordComponent")
    public record Reply(int status, Map<String, String> headers, byte[] body) {

        public String text() {
            return new String(body, StandardCharsets.UTF_8);
        }

        public JsonObject json() {
            return StrictJsonParser.object(text());
        }
    }

    public Wire(int port) throws IOException {
        this(port, PATIENCE_MILLIS);
    }

    /// @param patienceMillis how long an answer is waited for
    public Wire(int port, int patienceMillis) throws IOException {
        this(port, patienceMillis, InetAddress.getLoopbackAddress());
    }

    /// @param from an address of this machine
    Wire(int port, int patienceMillis, InetAddress from) throws IOException {
        this.socket = new Socket(InetAddress.getLoopbackAddress(), port, from, 0);
        socket.setSoTimeout(patienceMillis);
        socket.setTcpNoDelay(true);
        this.in = new BufferedInputStream(socket.getInputStream());
    }

    /// Sends anything.
    public void send(String raw) throws IOException {
        send(raw.getBytes(StandardCharsets.UTF_8));
    }

    public void send(byte[] raw) throws IOException {
        socket.getOutputStream().write(raw);
        socket.getOutputStream().flush();
    }

    /// Sends a request as a phone does.
    public Wire request(String method, String path, String key, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        StringBuilder head = new StringBuilder(method + " " + path + " HTTP/1.1\r\n");
        head.append("Host: 127.0.0.1:").append(socket.getPort()).append("\r\n");
        if (!key.isEmpty()) {
            head.append("Authorization: Bearer ").append(key).append("\r\n");
        }
        if (method.equals("POST")) {
            head.append("Content-Type: application/json\r\nContent-Length: ")
                    .append(bytes.length)
                    .append("\r\n");
        }
        send(head.append("\r\n").append(body).toString());
        return this;
    }

    /// Reads status and headers of an answer; the body follows.
    public Reply head() throws IOException {
        String first = line();
        Map<String, String> headers = new LinkedHashMap<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
        }
        return new Reply(Integer.parseInt(first.split(" ", -1)[1]), headers, new byte[0]);
    }

    /// Reads a whole answer.
    public Reply reply() throws IOException {
        Reply headReply = head();
        int length = Integer.parseInt(headReply.headers().getOrDefault("content-length", "0"));
        return new Reply(headReply.status(), headReply.headers(), in.readNBytes(length));
    }

    /// One chunk of a stream: a message is written as one. Empty at its end.
    public String chunk() throws IOException {
        int length = Integer.parseInt(line(), 16);
        byte[] bytes = in.readNBytes(length);
        line();
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /// The next message of a stream, however many chunks it takes, with the two line feeds behind it.
    public String message() throws IOException {
        StringBuilder message = new StringBuilder();
        while (message.length() < 2 || message.lastIndexOf("\n\n") != message.length() - 2) {
            String chunk = chunk();
            if (chunk.isEmpty()) {
                break;
            }
            message.append(chunk);
        }
        return message.toString();
    }

    /// Whether the other side has closed the connection.
    public boolean isAtEnd() throws IOException {
        return in.read() < 0;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    /// The next line without its end.
    public String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new IOException("the answer ends in the middle: " + line);
            }
            if (next != '\r') {
                line.write(next);
            }
        }
        return line.toString(StandardCharsets.UTF_8);
    }
}

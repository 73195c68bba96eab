package millebornes.net.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/// Writes the body of an answer of unknown length: each write becomes one chunk.
final class ChunkedOutput extends OutputStream {

    private final OutputStream out;

    ChunkedOutput(OutputStream out) {
        this.out = out;
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        if (length > 0) {
            ByteArrayOutputStream chunk = new ByteArrayOutputStream(length + 16);
            chunk.writeBytes(ascii(Integer.toHexString(length) + "\r\n"));
            chunk.write(bytes, from, length);
            chunk.writeBytes(ascii("\r\n"));
            out.write(chunk.toByteArray());
        }
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    /// Writes the end of the body; the connection stays open.
    @Override
    public void close() throws IOException {
        out.write(ascii("0\r\n\r\n"));
        out.flush();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}

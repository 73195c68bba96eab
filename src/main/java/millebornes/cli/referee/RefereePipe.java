package millebornes.cli.referee;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import millebornes.save.BadJsonException;
import millebornes.save.BadJsonException.Problem;
import org.jspecify.annotations.Nullable;

/// Connects a referee to two streams: UTF-8, lines end with a line feed, each reply is flushed at once.
public final class RefereePipe {

    /// The longest line that is read, in bytes; a match of a hundred thousand moves fits.
    static final int LONGEST = 1 << 22;

    private static final int END_OF_INPUT = -1;

    private final InputStream in;
    private final OutputStream out;

    public RefereePipe(InputStream in, OutputStream out) {
        this.in = new BufferedInputStream(in);
        this.out = out;
    }

    /// Answers every line until the input ends.
    ///
    /// @throws IOException when a stream fails
    public void run() throws IOException {
        Referee referee = new Referee();
        for (byte @Nullable [] line = next(); line != null; line = next()) {
            out.write((answer(referee, line) + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        }
    }

    private static String answer(Referee referee, byte[] line) {
        if (line.length > LONGEST) {
            return ReplyWriter.refusal(new BadJsonException(Problem.TOO_LONG, ""))
                    .toString();
        }
        try {
            return referee.answer(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString());
        } catch (CharacterCodingException _) {
            return ReplyWriter.refusal(new BadJsonException(Problem.NOT_UTF_8, ""))
                    .toString();
        }
    }

    /// The next line without its end, or null at the end of input. A line that is too long is cut off after [#LONGEST]
    /// + 1 bytes.
    private byte @Nullable [] next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int next = in.read();
        if (next == END_OF_INPUT) {
            return null;
        }
        while (next != '\n' && next != END_OF_INPUT) {
            if (line.size() <= LONGEST) {
                line.write(next);
            }
            next = in.read();
        }
        return line.toByteArray();
    }
}

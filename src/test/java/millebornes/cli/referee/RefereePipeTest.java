package millebornes.cli.referee;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The transport of lines.
class RefereePipeTest {

    @Test
    void everyLineHasAReplyTheLastOneTooWithoutItsEnd() throws IOException {
        assertThat(replies("{\"cmd\":\"new\",\"profile\":\"duel\"}\r\n\n{\"cmd\":\"state\"}".getBytes(UTF_8)))
                .hasSize(3)
                .satisfiesExactly(
                        reply -> assertThat(reply).startsWith("{\"ok\":true,\"events\":"),
                        reply -> assertThat(reply).contains("BAD_REQUEST"),
                        reply -> assertThat(reply).startsWith("{\"ok\":true,\"state\":"));
    }

    @Test
    void anEmptyInputHasNoReply() throws IOException {
        assertThat(replies(new byte[0])).isEmpty();
    }

    @Test
    void bytesThatAreNoTextAreRefused() throws IOException {
        assertThat(replies(new byte[] {'"', (byte) 0xC3, '"', '\n', (byte) 0xFF, 0, '\n'}))
                .hasSize(2)
                .allSatisfy(reply -> assertThat(reply).contains("BAD_REQUEST", "UTF-8"));
    }

    @Test
    void aLineThatIsTooLongIsRefusedAndTheNextOneIsRead() throws IOException {
        String line = "{\"cmd\":\"new\",\"profile\":\"duel\"," + " ".repeat(RefereePipe.LONGEST)
                + "\"seed\":1}\n{\"cmd\":\"fly\"}\n";
        assertThat(replies(line.getBytes(UTF_8)))
                .satisfiesExactly(
                        reply -> assertThat(reply).contains("BAD_REQUEST", "too long"),
                        reply -> assertThat(reply).contains("BAD_REQUEST", "no such command"));
    }

    @Test
    void repliesAreUtf8() throws IOException {
        assertThat(replies("{\"cmd\":\"new\",\"profile\":\"éàç\"}\n".getBytes(UTF_8)))
                .singleElement()
                .asString()
                .contains("éàç");
    }

    private static List<String> replies(byte[] input) throws IOException {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        new RefereePipe(new ByteArrayInputStream(input), output).run();
        return output.toString(UTF_8).lines().toList();
    }
}

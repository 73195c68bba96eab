package millebornes.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import millebornes.cli.referee.RefereePipe;

/// Law: whatever bytes come through the pipe, every line gets one reply, which is a JSON object of one line.
public final class RefereeFuzzTarget {

    private RefereeFuzzTarget() {}

    /// Called by the fuzzer.
    ///
    /// @throws AssertionError where the law does not hold
    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        List<byte[]> lines = lines(input).stream()
                .filter(line -> !isSlow(new String(line, UTF_8)))
                .toList();
        ByteArrayOutputStream asked = new ByteArrayOutputStream();
        for (byte[] line : lines) {
            asked.writeBytes(line);
            asked.write('\n');
        }
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        new RefereePipe(new ByteArrayInputStream(asked.toByteArray()), said).run();
        List<String> replies = said.toString(UTF_8).lines().toList();
        if (replies.size() != lines.size()) {
            throw new AssertionError(replies.size() + " replies to " + lines.size() + " lines");
        }
        replies.forEach(RefereeFuzzTarget::check);
    }

    private static void check(String reply) {
        try {
            JsonObject json = JsonParser.parseString(reply).getAsJsonObject();
            if (!json.has("ok")) {
                throw new AssertionError("a reply that says nothing: " + reply);
            }
        } catch (JsonParseException | IllegalStateException e) {
            throw new AssertionError("no JSON: " + reply, e);
        }
    }

    private static List<byte[]> lines(byte[] input) {
        List<byte[]> lines = new ArrayList<>();
        int from = 0;
        for (int at = 0; at <= input.length; at++) {
            if (at == input.length ? at > from : input[at] == '\n') {
                lines.add(Arrays.copyOfRange(input, from, at));
                from = at + 1;
            }
        }
        return lines;
    }

    /// Whether a line asks for the move of a player that tries its moves out, which takes long.
    private static boolean isSlow(String line) {
        return line.contains("advise") && (line.contains("hard") || line.contains("yours"));
    }
}

package millebornes.cli.referee;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Law: every line gets one reply and no other output, and a refused line leaves the game unchanged.
class BadLinesTest {

    private static final int LINES = 10_000;

    private static final long SEED = 20;

    private final PrintStream out = System.out;
    private final PrintStream err = System.err;
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    @BeforeEach
    void listen() {
        PrintStream ear = new PrintStream(said, true, UTF_8);
        System.setOut(ear);
        System.setErr(ear);
    }

    @AfterEach
    void nothingIsSaidBesideTheReplies() {
        System.setOut(out);
        System.setErr(err);
        assertThat(said.toString(UTF_8)).as("standard output and error").isEmpty();
    }

    @Test
    void everyLineHasOneReplyAndARefusalChangesNothing() {
        Referee referee = new Referee();
        BadLines lines = new BadLines(SEED);
        String before = everything(referee);
        int refused = 0;
        for (int line = 0; line < LINES; line++) {
            String sent = lines.next();
            String reply = referee.answer(sent);
            assertThat(reply).as("the reply to %s", sent).doesNotContain("\n", "\r");
            String after = everything(referee);
            if (isAccepted(reply)) {
                before = after;
            } else {
                refused++;
                assertThat(after).as("after %s", sent).isEqualTo(before);
            }
        }
        assertThat(refused).isBetween(LINES / 4, LINES - LINES / 50);
    }

    @Test
    void throughThePipeAsManyRepliesComeBackInTheSameOrder() throws IOException {
        BadLines lines = new BadLines(SEED + 1);
        List<String> sent = Stream.generate(lines::next).limit(LINES).toList();
        ByteArrayOutputStream replies = new ByteArrayOutputStream();
        byte[] input = (String.join("\n", sent) + "\n").getBytes(UTF_8);
        new RefereePipe(new ByteArrayInputStream(input), replies).run();
        Referee referee = new Referee();
        List<String> expected = input(input).map(referee::answer).toList();
        assertThat(replies.toString(UTF_8).split("\n", -1))
                .hasSize(LINES + 1)
                .startsWith(expected.toArray(String[]::new));
    }

    @Test
    void longAndDeepLinesAreOnlyRefused() {
        RefereeClient referee = new RefereeClient();
        for (String line : List.of(
                "[".repeat(1_000_000),
                "{\"a\":".repeat(500_000),
                "{\"cmd\":\"" + "x".repeat(3_000_000) + "\"}",
                "{\"cmd\":" + "9".repeat(3_000_000) + "}",
                "{\"cmd\":1e" + "9".repeat(1_000_000) + "}",
                "{\"cmd\":\"new\",\"profile\":\"" + "\uD800".repeat(100_000) + "\"}")) {
            assertThat(referee.ask(line).get("ok").getAsBoolean()).isFalse();
        }
    }

    /// The lines as they are once they were bytes: half a character does not survive that.
    private static Stream<String> input(byte[] bytes) {
        return Stream.of(new String(bytes, UTF_8).split("\n", -1)).limit(LINES);
    }

    private static boolean isAccepted(String reply) {
        return JsonParser.parseString(reply).getAsJsonObject().get("ok").getAsBoolean();
    }

    /// What the referee holds: the table with all hands, and the game with its seed and moves.
    private static String everything(Referee referee) {
        return referee.answer("{\"cmd\":\"state\"}") + referee.answer("{\"cmd\":\"save\"}");
    }
}
